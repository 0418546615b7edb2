import Foundation

/// `apus test PATH`: builds the tests of an app's project or package, and runs them.
struct AppTestRun {
  var location: AppLocation
  var settings: BuildSettings
  /// What the tests' program is told, such as `--filter`.
  var arguments: [String]
  var installation: Installation

  /// Takes the words of a command line apart: options of builds are ours, all others the program's.
  init(path: String, words: [String], installation: Installation) throws {
    var own: [String] = []
    var rest = words[...]
    arguments = []
    while let word = rest.popFirst() {
      let name = word.prefix { $0 != "=" }
      guard let option = BuildSettings.options.first(where: { $0.names.contains(String(name)) }) else {
        arguments.append(word)
        continue
      }
      own.append(word)
      if option.value != nil, !word.contains("="), let value = rest.popFirst() { own.append(value) }
    }
    let syntax = CommandSyntax(name: "test", usage: "PATH", summary: "", options: BuildSettings.options)
    settings = try BuildSettings(ParsedArguments(own, syntax: syntax), environment: installation.environment)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  /// Returns 0 where all tests passed, 1 where one failed.
  func run() throws -> Int32 {
    switch location {
    case .project(let read):
      let found = try read.read(for: settings.platform)
      let targets = try AppTestTarget.all(in: found, settings: settings)
      guard !targets.isEmpty else {
        throw CommandError.failure(
          "\(found.path) has no target with unit tests of an app that builds here; apus list shows what it has")
      }
      // All targets run, whatever the first ones come to.
      return try targets.map { try run($0) }.max() ?? 0
    case .package(let folder): return try run(package: folder)
    case .folder(let path), .file(let path), .playground(let path):
      throw CommandError.usage("\(path) has no tests that apus knows; they belong to an Xcode project or a package")
    }
  }

  private func run(package folder: Path) throws -> Int32 {
    let toolchain = try Toolchain(installation)
    let cache = FrameworkCache(installation: installation, toolchain: toolchain, traits: settings.traits)
    let builder = AppBuilder(location: location, settings: settings, installation: installation)
    let place = builder.packageFolder(folder) / "tests"
    return try PackageTestRun(
      package: folder, options: settings.packages, configuration: settings.configuration, folder: place, arguments: arguments,
      installation: installation, toolchain: toolchain, framework: { try cache.framework(for: $0) },
      overlay: { try SourceOverlay(folder: place / "overlay", platform: settings.packagePlatform).write(for: $0, appending: $1) }
    ).run()
  }

  private func run(_ target: AppTestTarget) throws -> Int32 {
    for note in target.app.notes { Terminal.note(note) }
    let build = try AppBuilder(location: location, settings: settings, installation: installation).prepared(target.app)
    let program = try AppTestBuild(target: target, app: build).run()
    var codes: [Int32] = []
    if program.hasXCTest {
      codes.append(
        try Subprocess(
          program: program.executable.string, arguments: [AppTestTarget.xcTestWord] + arguments, environment: environment
        ).run())
    }
    if program.hasSwiftTesting {
      codes.append(
        try Subprocess(program: program.executable.string, arguments: arguments, environment: environment).run())
    }
    return codes.allSatisfy { $0 == 0 } ? 0 : 1
  }

  /// Tests show nothing: what draws all the same becomes an image that nobody keeps.
  private var environment: [String: String] { installation.environment.merging(["APUS_HOST": "image"]) { own, _ in own } }
}
