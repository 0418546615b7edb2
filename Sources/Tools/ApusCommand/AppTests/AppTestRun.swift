import Foundation
import RemoteControl

/// `apus test PATH`: builds the tests of an app's project or package, and runs them.
struct AppTestRun {
  var location: AppLocation
  var settings: BuildSettings
  var options: AppTestOptions
  var installation: Installation

  /// Takes the words of a command line apart: some options are ours, all others the tests' program's.
  init(path: String, words: [String], installation: Installation) throws {
    options = try AppTestOptions(words: words)
    let syntax = CommandSyntax(name: "test", usage: "PATH", summary: "", options: BuildSettings.options)
    settings = try BuildSettings(
      ParsedArguments(options.settings, syntax: syntax), environment: installation.environment)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  private var builder: AppBuilder { AppBuilder(location: location, settings: settings, installation: installation) }

  /// Returns 0 where all tests passed, 1 where one failed or could not run.
  func run() throws -> Int32 {
    switch location {
    case .project(let read):
      let found = try read.read(for: settings.platform)
      let plan = try AppTestPlan(found, settings: settings)
      return try run(
        plan, of: found.path, missing: "target with tests of an app that builds here; apus list shows what it has")
    case .playground(let folder):
      try settings.checkWithoutProject(folder)
      let plan = try AppTestPlan(builder.playground(folder), settings: settings)
      return try run(plan, of: folder, missing: "test target")
    case .package(let folder): return try run(package: folder)
    case .folder(let path), .file(let path):
      throw CommandError.usage("\(path) has no tests that apus knows; they belong to an Xcode project or a package")
    }
  }

  private func run(package folder: Path) throws -> Int32 {
    let toolchain = try Toolchain(installation)
    let cache = FrameworkCache(installation: installation, toolchain: toolchain, traits: settings.traits)
    let place = builder.packageFolder(folder) / "tests"
    return try PackageTestRun(
      package: folder, options: settings.packages, configuration: settings.configuration, folder: place, tests: options,
      installation: installation, toolchain: toolchain, platform: settings.packagePlatform,
      framework: { try cache.framework(for: settings.packagePlatform.available($0)) },
      overlay: { try SourceOverlay(folder: place / "overlay", platform: settings.packagePlatform).write(for: $0, appending: $1) }
    ).run()
  }

  private func run(_ plan: AppTestPlan, of path: Path, missing: String) throws -> Int32 {
    for note in plan.notes { Terminal.note(note) }
    guard !plan.groups.isEmpty else { throw CommandError.failure("\(path) has no \(missing)") }
    var report = AppTestReport()
    // All targets run, whatever the first ones come to.
    for group in plan.groups {
      try collect((group.targets + group.interfaceTargets).map(\.name), &report) { report in try run(group, &report) }
    }
    if options.isListing { return report.hasPassed ? 0 : 1 }
    return try report.finish(options, workingFolder: installation.workingFolder)
  }

  private func run(_ group: AppTestGroup, _ report: inout AppTestReport) throws {
    for note in group.app.notes { Terminal.note(note) }
    let app = try builder.prepared(group.app, packages: group.packages, packageFolder: group.packageFolder)
    try FileLock.with(app.folder / "tests/lock", for: "testing \(group.app.name)") {
      try AppCache(in: installation.cache).use(app.folder)
      if !group.targets.isEmpty {
        try collect(group.targets.map(\.name), &report) { report in try runInside(group, app, &report) }
      }
      if !group.interfaceTargets.isEmpty { try runOutside(group, app, &report) }
    }
  }

  /// Runs the tests that look into the app.
  private func runInside(_ group: AppTestGroup, _ app: AppBuild, _ report: inout AppTestReport) throws {
    let host = try AppTestHost(app: app).build()
    for target in group.targets {
      try collect([target.name], &report) { report in
        for note in target.tests.notes { Terminal.note(note) }
        let bundle = try AppTestBundle(target: target, app: app, host: .app(host)).build()
        if options.isListing {
          try list(bundle, host.program)
        } else {
          try run(bundle, host.program, environment: group.app.environment, &report)
        }
      }
    }
  }

  /// Runs the tests that use the app as a person does.
  private func runOutside(_ group: AppTestGroup, _ app: AppBuild, _ report: inout AppTestReport) throws {
    try collect(group.interfaceTargets.map(\.name), &report) { report in
      let program = InterfaceTestProgram(app: app, folder: app.folder / "tests/interface")
      let runner = try program.build()
      for target in group.interfaceTargets {
        try collect([target.name], &report) { report in
          for note in target.tests.notes { Terminal.note(note) }
          var tests = app
          let imports = app.project.allImports.union(target.tests.allImports).union([TestProgram.interfaceModule])
          tests.framework = try builder.framework(for: imports)
          let bundle = try AppTestBundle(target: target, app: tests, host: .outside).build()
          if options.isListing { return try list(bundle, runner) }
          let libraries = libraries(of: bundle)
          guard !libraries.isEmpty else { return }
          let plan = try program.writePlan(executable: try app.run(), attachments: try attachments(of: bundle))
          let variable = EnvironmentVariable(name: InterfaceTestPlan.variable, value: plan.string)
          for library in libraries {
            let process = process(bundle, runner, library, environment: [variable])
            report.add(
              try library == .xcTest ? process.runOnAndOn(stop: InterfaceTestPlan.stopped) : process.run())
          }
        }
      }
    }
  }

  /// The folder for what tests attach: the one asked for, or one in the cache, which is emptied.
  private func attachments(of bundle: AppTestBundle.Built) throws -> Path {
    if let named = options.attachments { return Path(named).absolute(in: installation.workingFolder) }
    let own = bundle.folder / "attachments"
    try own.remove()
    return own
  }

  /// Does something for targets; where it fails they count as not built, and what comes after is done all the same.
  private func collect(
    _ targets: [String], _ report: inout AppTestReport, _ body: (inout AppTestReport) throws -> Void
  ) throws {
    do { try body(&report) } catch CommandError.failure(let reason) {
      if options.isListing { Terminal.note(reason) }
      for target in targets { report.add(unbuilt: target, reason: reason) }
    }
  }

  private func run(
    _ bundle: AppTestBundle.Built, _ program: Path, environment: [EnvironmentVariable], _ report: inout AppTestReport
  ) throws {
    for library in libraries(of: bundle) {
      report.add(try process(bundle, program, library, environment: environment).run())
    }
  }

  /// The libraries that a target's tests were written for, of which some may be chosen.
  private func libraries(of bundle: AppTestBundle.Built) -> [TestLibrary] {
    let hasXCTests = !options.filter.tests(of: bundle.cases, in: bundle.moduleName).isEmpty
    return (hasXCTests ? [.xcTest] : []) + (bundle.hasSwiftTesting ? [.swiftTesting] : [])
  }

  private func list(_ bundle: AppTestBundle.Built, _ program: Path) throws {
    for test in options.filter.tests(of: bundle.cases, in: bundle.moduleName) { Terminal.print(test.text) }
    guard bundle.hasSwiftTesting else { return }
    for name in try process(bundle, program, .swiftTesting).list() { Terminal.print(name) }
  }

  private func process(
    _ bundle: AppTestBundle.Built, _ program: Path, _ library: TestLibrary, environment: [EnvironmentVariable] = []
  ) -> AppTestProcess {
    var merged = installation.environment
    for variable in environment { merged[variable.name] = variable.value }
    // Tests show nothing: what draws all the same becomes an image that nobody keeps.
    merged["APUS_HOST"] = merged["APUS_HOST"] ?? "image"
    return AppTestProcess(
      program: program, bundle: bundle, library: library, filter: options.filter, arguments: options.rest, environment: merged)
  }
}

extension AppTestReport {
  /// Says how the tests ended, and writes the file that was asked for.
  ///
  /// - Returns: The exit code of the command.
  func finish(_ options: AppTestOptions, workingFolder: Path) throws -> Int32 {
    if let file = options.report { try junit.write(to: Path(file).absolute(in: workingFolder)) }
    for line in lines { Terminal.note(line) }
    guard count > 0 || options.filter.isEmpty || !unbuilt.isEmpty else {
      throw CommandError.failure("no test is chosen by \(options.filter.arguments.joined(separator: " "))")
    }
    return hasPassed ? 0 : 1
  }
}
