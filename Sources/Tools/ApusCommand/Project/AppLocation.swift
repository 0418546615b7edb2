import Foundation

/// What the PATH of a command names.
enum AppLocation: Equatable {
  /// An Xcode project, a workspace, or a folder that holds several projects.
  case project(Path)
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
    return description.isFile ? .project(path) : .folder(path.parent)
  }

  /// A folder counts as the project in it, as the package that it is, or as its sources.
  ///
  /// Packages often have a project without an app beside them, for their tests.
  private static func location(of folder: Path) throws -> AppLocation {
    let isPackage = (folder / "Package.swift").isFile
    if let place = FoundProjects.place(in: folder), try !FoundProjects(place).apps.isEmpty { return .project(place) }
    if PlaygroundApp.isApp(folder) { return .playground(folder) }
    return isPackage ? .package(folder) : .folder(folder)
  }
}
