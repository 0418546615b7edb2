/// An app's folder as it lies on disk, sorted into what is compiled and what is copied.
///
/// Left out are hidden files, previews' assets, tests, build products and other projects; `leavesOut(folder:)` and
/// `isResource(_:)` say it exactly. Symbolic links are followed, each folder once.
struct SourceFolder: Equatable {
  /// The Swift files, sorted.
  var swiftFiles: [Path] = []
  /// Files and folders that go into the app, sorted.
  var resources: [Path] = []

  /// More than any app has; a home folder given by mistake stops here.
  static let mostFiles = 20_000

  private var seenFolders: Set<Path> = []
  private var folderReferences: Set<String>

  init(_ folder: Path, folderReferences: Set<String> = []) throws {
    self.folderReferences = folderReferences
    try read(folder, below: "")
    seenFolders = []
  }

  private mutating func read(_ folder: Path, below: String) throws {
    guard let real = folder.real, seenFolders.insert(real).inserted else { return }
    for name in try folder.children() where !name.hasPrefix(".") {
      let path = folder / name
      let relative = below.isEmpty ? name : below + "/" + name
      switch FileStatus(of: path)?.kind {
      case .folder where folderReferences.contains(name) || folderReferences.contains(relative):
        resources.append(path)
      case .folder where Self.isResource(folder: name): resources.append(path)
      case .folder where !Self.leavesOut(folder: name): try read(path, below: relative)
      case .file: add(file: path)
      default: break
      }
      guard swiftFiles.count + resources.count <= Self.mostFiles else {
        throw CommandError.failure("\(folder) holds more than \(Self.mostFiles) files; name the app's own folder")
      }
    }
  }

  private mutating func add(file: Path) {
    if file.fileExtension == "swift" {
      if file.name != "Package.swift" { swiftFiles.append(file) }
    } else if Self.isResource(file: file) {
      resources.append(file)
    }
  }

  /// Whether nothing in a folder of this name belongs to the app.
  static func leavesOut(folder name: String) -> Bool {
    if name.hasPrefix(".") || name.hasSuffix("Tests") { return true }
    if ["Preview Content", "Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name) { return true }
    return ["xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework", "app"]
      .contains(Path(name).fileExtension)
  }

  /// Whether a folder of this name goes into the app as a whole, or what is made of it.
  static func isResource(folder name: String) -> Bool {
    ["xcassets", "lproj", "bundle", "scnassets", "icon"].contains(Path(name).fileExtension) || DataModel.isModel(Path(name))
  }

  /// Whether a file is copied into the app: all but sources and what only Xcode reads.
  static func isResource(file: Path) -> Bool {
    let tools = ["entitlements", "xcconfig", "modulemap", "pch", "storyboard", "xib", "gyb"]
    let sources = ["h", "hh", "hpp", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "swiftinterface"]
    if (tools + sources).contains(file.fileExtension) { return false }
    return !["Podfile", "Podfile.lock", "Cartfile", "Package.resolved"].contains(file.name)
  }
}
