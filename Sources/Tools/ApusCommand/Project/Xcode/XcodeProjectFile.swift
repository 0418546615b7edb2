import Foundation

/// An Xcode project as its `project.pbxproj` describes it: targets with their files, settings, packages.
///
/// Reading looks at the disk for the files that targets name, and runs nothing.
struct XcodeProjectFile {
  /// The most targets that a project may have; the largest known ones have some hundred.
  static let mostTargets = 2_000

  /// The `.xcodeproj` folder.
  let path: Path
  /// The folder that paths of the project count from.
  let root: Path
  var name: String { path.stem }
  private(set) var targets: [XcodeTarget] = []
  /// The names of the configurations, in the project's order.
  let configurations: [String]
  /// The configuration that counts where nobody chooses.
  let standardConfiguration: String
  /// The project's own settings, which those of its targets stand on, by the configuration's name.
  let settings: [String: XcodeSettingsLayer]
  let developmentRegion: String
  let packages: [XcodePackageReference]
  /// The other projects that this one contains.
  let projects: [Path]
  /// One line each: what of the project is not there or was passed over.
  ///
  /// What concerns one target stands among the warnings of that target.
  private(set) var warnings: [String]

  /// Reads a `.xcodeproj` folder, given as an absolute path.
  ///
  /// Files that the project wants on some platforms only count as they would on `platform`, by Xcode's name of it, such as `ios`;
  /// without one, on the platform of each target.
  init(_ folder: Path, platform: String? = nil) throws {
    let file = folder / "project.pbxproj"
    guard file.isFile else {
      throw CommandError.failure("\(folder) has no project.pbxproj, so it is no Xcode project; take it from a clean checkout")
    }
    try self.init(data: file.read(), at: folder, platform: platform)
  }

  /// Reads the bytes of a `project.pbxproj` that lies in a folder.
  init(data: Data, at folder: Path, platform: String? = nil) throws {
    let objects = try XcodeObjects(data, file: folder / "project.pbxproj")
    path = folder
    root = Path(objects.project.text("projectDirPath") ?? "").absolute(in: folder.parent)
    let reader = XcodeProjectReader(objects, project: folder, root: root)
    configurations = reader.configurations.names
    standardConfiguration = reader.configurations.standardName
    settings = reader.configurations.layers
    let region = objects.project.text("developmentRegion") ?? ""
    // Projects older than Xcode 10 have the language in words.
    developmentRegion = ["", "English"].contains(region) ? "en" : region
    projects = objects.project.parts("projectReferences").compactMap { reader.tree.path(of: objects[$0.text("ProjectRef")]) }
    let all = objects.objects(objects.project.texts("targets"))
    guard all.count <= Self.mostTargets else {
      throw CommandError.failure("\(folder) has \(all.count) targets, more than the \(Self.mostTargets) that are read")
    }
    let targetReader = XcodeTargetReader(reader, platform: platform)
    targets = try all.map(targetReader.target)
    packages = reader.packages.references
    warnings = reader.tree.warnings + reader.packages.warnings
    let names = Dictionary(grouping: targets, by: \.name).filter { $1.count > 1 }.keys.sorted()
    warnings += names.map { "\(name) has more than one target called \($0); the first is meant by that name" }
  }

  /// The first target of a name.
  func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }
}
