/// What the targets of one project are read with.
final class XcodeProjectReader {
  let objects: XcodeObjects
  let tree: XcodeFileTree
  let configurations: XcodeConfigurations
  let limit: XcodeReadingLimit
  /// The packages, among them those that lie in folders read so far.
  private(set) var packages: XcodePackages
  var spelling = FileSpelling()

  private var folders: [String: XcodeSynchronizedFolder] = [:]
  /// The exceptions of all synchronised folders, by the target or the build phase that they concern.
  private var exceptions: [String: [(folder: XcodeObject, set: XcodeObject)]] = [:]

  /// The project's folder, `.xcodeproj`.
  private let project: Path

  init(_ objects: XcodeObjects, project: Path, root: Path) {
    (self.objects, self.project, limit) = (objects, project, XcodeReadingLimit(project))
    tree = XcodeFileTree(objects, root: root)
    configurations = XcodeConfigurations(of: objects.project, objects: objects, tree: tree)
    packages = XcodePackages(objects, tree: tree)
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      for set in objects.objects(folder.texts("exceptions")) {
        guard let owner = set.text("target") ?? set.text("buildPhase") else { continue }
        exceptions[owner, default: []].append((folder, set))
      }
    }
  }

  /// What a target is made for by its settings, the project's and the files below them.
  func platform(of target: XcodeConfigurations, target name: String) -> TargetPlatform {
    let configuration = configurations.standardName
    return ResolvedSettings.platform(
      project: configurations.layers[configuration] ?? XcodeSettingsLayer(),
      target: target.layers[configuration] ?? XcodeSettingsLayer(), configuration: configuration,
      builtIn: BuiltInSettings.values(target: name, project: project.stem, root: tree.root, projectFile: project))
  }

  /// The exceptions that concern a target or a build phase, with the groups of the folders that they count from.
  func exceptions(of owner: String) -> [(folder: XcodeObject, set: XcodeObject)] { exceptions[owner] ?? [] }

  /// The folder of a group, read once; `nil` where the group has no place on disk.
  func folder(of group: XcodeObject) throws -> XcodeSynchronizedFolder? {
    if let cached = folders[group.id] { return cached }
    guard let path = tree.path(of: group) else { return nil }
    let folder = try XcodeSynchronizedFolder(group, at: spelling.existing(path) ?? path, limit: limit)
    for package in folder.packages { packages.addFolder(package) }
    folders[group.id] = folder
    return folder
  }
}
