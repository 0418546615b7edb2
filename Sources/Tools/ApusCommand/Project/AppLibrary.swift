/// A framework or library of a project that an app is linked with: a module of its own, built before what needs it.
struct AppLibrary: Equatable {
  var project: AppProject
  /// Whether it is a bundle with resources of its own; the classes of others belong to the app's bundle.
  var isBundle: Bool
  /// The places, in the app's list, of the libraries that it needs, directly or through others; all stand before it.
  var needs: [Int] = []

  /// What its sources, and those that need it, call its module.
  var moduleName: String { project.moduleName(besides: []) }

  /// The file that apps are linked with.
  var fileName: String { "lib\(moduleName).so" }

  /// Whether there is something to compile; one that is written in another language is left out.
  var hasSources: Bool { !project.sources.isEmpty }
}

extension AppLibrary {
  /// Reads one of an app's libraries, in the app's configuration where its project has it, and for the app's platform.
  init(
    _ library: FoundProjects.Library, among all: [FoundProjects.Library], configuration: String, platform: TargetPlatform,
    settings: BuildSettings
  ) throws {
    let member = library.member
    let own = member.project.configurations.contains(configuration) ? configuration : member.project.standardConfiguration
    project = try AppProject(
      member, resolved: member.settings(configuration: own, platform: platform), isLibrary: true,
      runsScripts: settings.runsScripts)
    isBundle = member.target.kind.isBundle
    needs = all.indices.filter { library.needs.contains(all[$0].member.key) }
    if !hasSources { project.notes.append("\(member.target.name) has no Swift file that is there, so its module is not built") }
  }
}
