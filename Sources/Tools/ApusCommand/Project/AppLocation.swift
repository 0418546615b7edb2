import Foundation

/// What the PATH of a command names.
enum AppLocation: Equatable {
  /// An Xcode project, a workspace, or a folder that holds several projects.
  case project(FoundProjects)
  /// The folder of a Swift Playgrounds app, whose manifest exists on Apple's systems alone.
  case playground(Path)
  /// A Swift package with a manifest of its own; the folder is given.
  case package(Path)
  /// A folder of Swift sources.
  case folder(Path)
  /// One Swift file.
  case file(Path)

  /// Looks at the disk.
  init(_ text: String, workingFolder: Path) throws {
    let path = Path(text).absolute(in: workingFolder)
    switch FileStatus(of: path)?.kind {
    case .folder where path.name == "project.xcworkspace" && path.parent.fileExtension == "xcodeproj":
      self = try Self.location(named: path.parent)
    case .folder where ["xcodeproj", "xcworkspace"].contains(path.fileExtension): self = try Self.location(named: path)
    case .folder: self = try Self.location(of: path)
    case .file where path.name == "Package.swift":
      self = PlaygroundApp.isApp(path.parent) ? .playground(path.parent) : .package(path.parent)
    case .file where path.name == "project.pbxproj": self = try Self.location(named: path.parent)
    case .file where path.fileExtension == "swift": self = .file(path)
    case nil: throw CommandError.usage("there is nothing at \(text)")
    default: throw CommandError.usage("\(text) is neither a folder nor a Swift file")
    }
  }

  /// A project or workspace by its own name; one without a description stands for the folder that it lies in.
  private static func location(named path: Path) throws -> AppLocation {
    let description = path / (path.fileExtension == "xcodeproj" ? "project.pbxproj" : "contents.xcworkspacedata")
    return description.isFile ? .project(try FoundProjects(path)) : .folder(path.parent)
  }

  /// A folder counts as the project in it, as the package that it is, as what the only folder below holds, or as its sources.
  private static func location(of folder: Path) throws -> AppLocation {
    let place = FoundProjects.place(in: folder)
    if let own = try own(of: folder, place: place) { return own }
    guard place == nil, let below = try FoldersBelow(folder)?.chosen() else { return .folder(folder) }
    Terminal.note("\(folder.name) holds nothing to run itself; taking \(below.path.below(folder)), which is all there is below")
    return below
  }

  /// What a folder holds at its top; `nil`: sources, if anything.
  ///
  /// Packages often have a project without an app beside them, for their tests; a project of frameworks alone has its previews.
  static func own(of folder: Path, place: Path?) throws -> AppLocation? {
    let found = try place.map { try FoundProjects($0) }
    if let found, !found.apps.isEmpty { return .project(found) }
    if PlaygroundApp.isApp(folder) { return .playground(folder) }
    if (folder / "Package.swift").isFile { return .package(folder) }
    guard let found, try found.previewLibraries(TargetChoice()) != nil else { return nil }
    return .project(found)
  }

  /// The place on disk.
  var path: Path {
    switch self {
    case .project(let found): found.path
    case .playground(let path), .package(let path), .folder(let path), .file(let path): path
    }
  }

  /// Whether it is an app for sure; a package may be a library, too.
  var isApp: Bool {
    switch self {
    case .project(let found): !found.apps.isEmpty
    case .playground: true
    case .package, .folder, .file: false
    }
  }
}
