import Foundation

/// Runs a package's tests as the package manager does, with the framework's modules in reach of all packages.
struct PackageTestRun {
  var package: Path
  var options: PackageOptions
  var configuration: BuildSettings.Configuration
  /// The folder in the cache for this package's tests in this configuration.
  var folder: Path
  /// Which tests, and what becomes of their outcomes.
  var tests: AppTestOptions
  var installation: Installation
  var toolchain: Toolchain
  /// What the packages are compiled for.
  var platform = TargetPlatform.iOS
  /// Gives the framework with some of its optional modules.
  var framework: (_ imports: Set<String>) throws -> Framework
  /// Writes other texts for sources that need them, with some of them longer, and returns the description of the overlay.
  var overlay: (_ sources: [Path], _ additions: [Path: Data]) throws -> Path?

  /// Returns the exit code of the command.
  func run() throws -> Int32 {
    let contents = try ManifestCache(installation: installation, toolchain: toolchain).contents(of: package)
    try options.check(contents)
    let own = OwnPackageBuild(
      package: package, name: contents.name, options: options, configuration: configuration, folder: folder / "own",
      installation: installation, toolchain: toolchain)
    guard !contents.namesFramework(at: installation.root) else {
      try own.check(building: nil)
      return try test(Call(root: package, name: contents.name))
    }
    return try FileLock.with(folder / "lock", for: "testing \(contents.name)") {
      var tree = PackageTree(
        installation: installation, toolchain: toolchain, options: options, configuration: configuration, app: contents.name,
        root: package, product: contents.name, scratch: folder / "build")
      var replacements = try PackageReplacements(
        in: folder / "replacements", named: try options.folders(in: installation.workingFolder), framework: installation.root)
      _ = try replacements.add(for: [contents])
      guard let graph = try tree.resolve(with: &replacements, copyingTo: folder), let root = graph.packages.first else {
        try own.check(building: nil)
        return try test(Call(root: package, name: contents.name))
      }
      for note in replacements.notes { Terminal.note(note) }
      let targets = contents.targets.filter { !["macro", "plugin", "binary", "system"].contains($0.type) }
      let reach = PackageReach(of: targets.map { .init(name: $0.name, package: root.identity) }, in: graph)
      try tree.check(reach)
      let surroundings = try PackageSurroundings(
        of: reach, in: graph, manifests: ManifestOverlay(folder: folder / "manifests", platform: platform), framework: framework,
        overlay: overlay)
      let words = try tree.arguments(for: surroundings, findingTests: true)
      return try test(
        Call(root: tree.root, name: contents.name, names: tree.names, words: ["--scratch-path", tree.scratch.string] + words))
    }
  }

  /// How the package manager is called for the tests.
  private struct Call {
    /// The package, or the copy of it.
    var root: Path
    /// The package's name.
    var name: String
    /// See ``PackageOutput/names``.
    var names: [(path: String, name: String)] = []
    var words: [String] = []

    /// A line with the paths of the package itself.
    func text(of line: String) -> String { names.reduce(line) { $0.replacingOccurrences(of: $1.path, with: $1.name) } }
  }

  private func test(_ call: Call) throws -> Int32 {
    if tests.isListing { return try list(call) }
    if tests.report != nil { return try report(call) }
    let program = swift(call, "test", words: tests.filter.arguments + tests.rest)
    // What the package manager says goes its own way, unless paths in it are to have other names.
    guard !call.names.isEmpty else { return try program.run() == 0 ? 0 : 1 }
    return try program.run(eachLine: { Terminal.print(call.text(of: $0)) }) == 0 ? 0 : 1
  }

  private func list(_ call: Call) throws -> Int32 {
    let answer = try swift(call, "test", "list", words: tests.rest).capture()
    for line in String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init)
    where tests.filter.includes(line) {
      Terminal.print(line)
    }
    return answer.code == 0 ? 0 : 1
  }

  /// Runs the tests and puts together what both libraries tell of them.
  private func report(_ call: Call) throws -> Int32 {
    let file = folder / "events"
    try folder.makeFolder()
    try file.write(Data())
    var printed = TestEvents(xcTestsOf: call.name)
    let stream = TestEvents.arguments(writingTo: file)
    let end = try swift(call, "test", words: stream + tests.filter.arguments + tests.rest).run(
      eachLine: { line in
        printed.read(line: line)
        Terminal.print(call.text(of: line))
      }, endingWhen: { _ in false })
    var events = TestEvents()
    events.read(try file.read(limit: 1 << 30))
    let report = AppTestReport(package: call.name, printed: printed, events: events, code: end.code)
    return try report.finish(tests, workingFolder: installation.workingFolder)
  }

  private func swift(_ call: Call, _ command: String..., words: [String]) -> Subprocess {
    Subprocess(
      program: Toolchain.find("swift", environment: installation.environment)?.string ?? "swift",
      arguments: command + ["--package-path", call.root.string, "--configuration", configuration.rawValue] + call.words + words,
      environment: installation.environment)
  }
}

extension AppTestReport {
  /// What `swift test` has come to.
  ///
  /// - Parameters:
  ///   - package: The package's name.
  ///   - printed: What XCTest printed.
  ///   - events: What Swift Testing told.
  ///   - code: The exit code of `swift test`.
  init(package: String, printed: TestEvents, events: TestEvents, code: Int32) {
    for (library, events) in [(TestLibrary.xcTest, printed), (.swiftTesting, events)] where events.hasBegun {
      // One code stands for both; what failed is in the events.
      let own = events.isComplete ? events.failures.isEmpty ? 0 : 1 : code
      add(AppTestOutcome(target: package, library: library, events: events, code: own))
    }
    if code != 0, hasPassed { add(unbuilt: package, reason: "swift test ended with \(AppTestOutcome.name(ofEnd: code))") }
  }
}
