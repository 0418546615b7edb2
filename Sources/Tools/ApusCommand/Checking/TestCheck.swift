import Foundation

/// Has the compiler look at an app's tests, which see the app by its interface alone: nothing of the app is compiled for them.
struct TestCheck {
  /// The build of the app, with what its tests want of the framework and of packages.
  var app: AppBuild
  var targets: [AppTestTarget]

  private var folder: Path { app.folder / "check/interface" }

  /// What is to be said of the targets, in their order.
  func run() throws -> [SourceDiagnostic] {
    let targets = targets.filter { !$0.tests.sources.isEmpty }
    guard !targets.isEmpty else { return [] }
    let interface = try FileLock.with(folder / "lock", for: "checking \(app.project.name)", makeInterface)
    return try targets.flatMap { target in
      for note in target.tests.notes { Terminal.note(note) }
      var tests = app
      tests.project = target.tests
      tests.packages = app.packages.adding([interface])
      return try AppCheck(app: tests).run()
    }
  }

  /// Writes what tests can see of the app, where that is not as it was.
  private func makeInterface() throws -> LibraryBuild.Built {
    let (name, modules) = (app.moduleName, folder / "modules")
    let file = modules / "\(name).swiftmodule"
    try modules.makeFolder()
    let invocation = try app.invocation(in: folder, product: .interface(file))
    let build = RecordedBuild(
      invocation: invocation, record: folder / "record.json", product: file, toolchain: app.toolchain)
    _ = try build.run {
      let compiler = Subprocess(
        program: Toolchain.compiler(environment: app.installation.environment),
        arguments: invocation.arguments, environment: app.installation.environment)
      guard try compiler.run(output: .standardError) == 0 else {
        throw CommandError.failure("the interface of \(name), which its tests import, cannot be made\(folder.fullDiskNote)")
      }
    }
    var content = ContentHash()
    content.combine(try file.read(limit: 1 << 30))
    return LibraryBuild.Built(moduleName: name, modules: modules, folder: modules, identity: content.hex)
  }
}
