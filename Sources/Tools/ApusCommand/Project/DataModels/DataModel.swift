import ManagedModelFormat

/// A data model of an app, as Xcode keeps it: a folder `Library.xcdatamodeld` with versions, or one version, `Library.xcdatamodel`.
struct DataModel: Equatable {
  /// Who writes the class of an entity's objects.
  enum Generation: String {
    /// The app's own sources.
    case none
    /// The app's sources write the class, Xcode an extension with its properties.
    case category
    /// Xcode.
    case `class`
  }

  struct Version: Equatable {
    /// The name without its ending.
    var name: String
    var model: ManagedModel
    /// Who writes the classes of entities, by their names.
    var generation: [String: Generation]
  }

  /// The name without its ending, by which code asks for the model.
  let name: String
  /// Where it lies, for what is said of it.
  let path: Path
  /// Whether the model is a folder of versions.
  let isVersioned: Bool
  /// All versions in the order of their names.
  let versions: [Version]
  /// The version of the objects that the app makes.
  let current: Version

  /// More than any model has.
  static let mostVersions = 1_000
  private static let (ending, versionEnding) = ("xcdatamodeld", "xcdatamodel")
  private static let currentFile = ".xccurrentversion"

  /// Whether a path is called as data models are.
  static func isModel(_ path: Path) -> Bool { [ending, versionEnding].contains(path.fileExtension) }

  /// Reads a model with all its versions.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - module: The Swift module of the target that the model belongs to.
  /// - Throws: A failure that names the file and the part of it where something cannot be read or does not fit together.
  init(_ path: Path, module: String) throws {
    (name, self.path) = (path.stem, path)
    isVersioned = path.fileExtension == Self.ending
    guard isVersioned else {
      current = try Self.version(path, module: module)
      versions = [current]
      return
    }
    let folders = try path.children().map { path / $0 }.filter { $0.fileExtension == Self.versionEnding && $0.isFolder }
    guard !folders.isEmpty else {
      throw CommandError.failure("\(path) holds no version (.\(Self.versionEnding)); take the whole folder from a clean checkout")
    }
    guard folders.count <= Self.mostVersions else {
      throw CommandError.failure("\(path) holds more than \(Self.mostVersions) versions; take out those that no store is of")
    }
    let versions = try folders.map { try Self.version($0, module: module) }
    let chosen = try Self.currentName(in: path, of: versions.map(\.name))
    guard let current = versions.first(where: { $0.name == chosen }) else {
      throw CommandError.failure(
        "\(path / Self.currentFile) names the version \(chosen), which is not there; choose the current version in Xcode")
    }
    (self.versions, self.current) = (versions, current)
  }

  private static func version(_ folder: Path, module: String) throws -> Version {
    let file = folder / "contents"
    guard file.isFile else {
      throw CommandError.failure("\(folder) has no file called contents; save the model once with a newer Xcode")
    }
    let reader = try DataModelReader(XcodeXML(file: file), file: file, module: module)
    return Version(name: folder.stem, model: reader.model, generation: reader.generation)
  }

  private static func currentName(in folder: Path, of names: [String]) throws -> String {
    let file = folder / currentFile
    if file.isFile {
      guard let name = try PropertyListFile.dictionary(at: file)["_XCCurrentVersionName"] as? String else {
        throw CommandError.failure("\(file) names no current version; choose it in Xcode")
      }
      return Path(name).stem
    }
    guard names.count == 1 else {
      throw CommandError.failure(
        "\(folder) has \(names.count) versions and no \(currentFile) that names the current one; choose it in Xcode")
    }
    return names[0]
  }

  // MARK: - As it lies in an app

  /// The model compiled: the files by their paths in the app's bundle.
  func files() throws -> [GeneratedFile] {
    let ending = "." + ManagedModelFiles.versionExtension
    guard isVersioned else { return [GeneratedFile(name: name + ending, contents: try current.model.json())] }
    let folder = "\(name).\(ManagedModelFiles.folderExtension)/"
    let info = try ManagedModelFiles.versionInfo(current: current.name)
    return try versions.map { GeneratedFile(name: folder + $0.name + ending, contents: try $0.model.json()) }
      + [GeneratedFile(name: folder + ManagedModelFiles.versionInfo, contents: info)]
  }
}
