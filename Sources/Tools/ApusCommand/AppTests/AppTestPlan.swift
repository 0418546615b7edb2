/// What `apus test` runs of a project or a package.
struct AppTestPlan {
  private(set) var groups: [AppTestGroup] = []
  /// One line for each target with tests that does not run here.
  private(set) var notes: [String] = []

  /// The targets with tests of a project's apps, in the project's order.
  ///
  /// A target belongs to the app that hosts it or that it depends on; where there is one app, to that.
  init(_ found: FoundProjects, settings: BuildSettings) throws {
    let wanted = try settings.choice.scheme.map { _ in try found.app(settings.choice).target.name }
    var members: [(app: FoundProjects.Member, tests: [FoundProjects.Member])] = []
    for tests in found.targets where [.unitTests, .uiTests].contains(tests.target.kind) {
      let host = Self.host(of: tests, in: found)
      let names = [tests.target.name] + (host.map { [$0.target.name] } ?? [])
      if let name = settings.choice.target, !names.contains(name) { continue }
      if let wanted, host?.target.name != wanted { continue }
      guard let host else {
        notes.append("\(tests.target.name) is not run: no app of its project that runs here hosts it")
        continue
      }
      if let index = members.firstIndex(where: { $0.app.target.id == host.target.id && $0.app.project.path == host.project.path })
      {
        members[index].tests.append(tests)
      } else {
        members.append((host, [tests]))
      }
    }
    for (host, tests) in members { groups.append(try Self.group(host, tests, of: found, settings: settings)) }
  }

  /// The targets with tests of a Swift Playgrounds app.
  init(_ playground: PlaygroundProject, settings: BuildSettings) throws {
    let tests = playground.contents.targets.filter { $0.type == "test" }
    guard !tests.isEmpty else { return }
    var app = try AppProject(playground, settings: settings)
    // Tests import the module by its target's name.
    app.compile.moduleName = playground.target.name
    var project = playground
    project.testTargets = tests.map(\.name)
    let targets = try tests.map {
      AppTestTarget(name: $0.name, tests: try AppProject(tests: $0, of: playground, settings: settings))
    }
    var group = AppTestGroup(app: app, targets: targets, packages: .playground(project))
    group.packageFolder = "test-packages"
    groups = [group]
  }

  private static func group(
    _ host: FoundProjects.Member, _ tests: [FoundProjects.Member], of found: FoundProjects, settings: BuildSettings
  ) throws -> AppTestGroup {
    let app = try AppProject(host, of: found, settings: settings)
    var request = app.packages
    for member in tests {
      guard let own = try PackageRequest(member, of: found) else { continue }
      var all = request ?? own
      (all.app, all.products) = (host.target.name, (all.products + own.products).uniqued)
      request = all
    }
    let targets = { (kind: XcodeTarget.Kind) in
      try tests.filter { $0.target.kind == kind }.map {
        AppTestTarget(name: $0.target.name, tests: try AppProject(tests: $0, of: found, settings: settings))
      }
    }
    var group = AppTestGroup(app: app, targets: try targets(.unitTests), packages: request.map { .app($0) })
    group.interfaceTargets = try targets(.uiTests)
    // What the app links stays built as it is, whatever its tests want beside.
    if request != app.packages { group.packageFolder = "test-packages" }
    return group
  }

  private static func host(of tests: FoundProjects.Member, in found: FoundProjects) -> FoundProjects.Member? {
    let apps = found.apps.filter { $0.project.path == tests.project.path }
    let settings = tests.settings(configuration: nil)
    let named = settings["TEST_HOST"].map { Path($0).name } ?? settings["TEST_TARGET_NAME"]
    return apps.first { tests.target.dependencies.contains($0.target.name) }
      ?? apps.first { $0.target.productName == named || $0.target.name == named }
      ?? (apps.count == 1 ? apps[0] : nil)
  }
}
