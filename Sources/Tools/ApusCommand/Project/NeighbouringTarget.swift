/// The target of an Xcode project nearby to which sources belong that are compiled as a folder or a file.
///
/// What it says of the language holds for them, too.
struct NeighbouringTarget {
  var compile: CompileSettings
  var platform: TargetPlatform
  /// Folders that are copied as folders, by their names.
  var folderReferences: Set<String>

  /// Looks at the projects in some folders for the first app with a source at a place, or below it; `nil` where there is none.
  init?(of place: Path, in folders: [Path]) throws {
    for path in folders.flatMap(FoundProjects.projects) {
      let project = try XcodeProjectFile(path)
      for target in project.targets where target.kind.isRunnable {
        guard target.contents.sources.contains(where: { $0.isInside(place) }) else { continue }
        let settings = FoundProjects.Member(project: project, target: target).settings(configuration: nil)
        compile = CompileSettings(settings)
        platform = settings.platform
        folderReferences = Set(target.contents.folderReferences.map(\.name))
        return
      }
    }
    return nil
  }
}
