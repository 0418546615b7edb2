import Foundation

/// Compiles files of an app in which nothing changed that other files see, and links the app, without the compiler's driver.
///
/// To find out what a change concerns takes the driver as long as to compile a file. Whether it concerns another file is told by
/// what the compiler writes beside the object; where it does, the driver's turn has come. What the driver knows stays as it was: in
/// its next build it takes these files for changed since the last one, as the app's record has them.
struct EditBuild {
  var build: AppBuild
  /// How the driver would build the app.
  var commands: DriverCommands
  var invocation: CompilerInvocation

  /// With more files the driver, which compiles them together, is faster.
  static let mostFiles = 3

  private var record: Path { build.folder / "record.json" }

  /// Compiles and links.
  ///
  /// - Parameter changed: Sources of the app that differ from those of the last build.
  /// - Returns: Whether the app is built; else nothing has been linked, and all is to be built by the driver.
  /// - Throws: Where the files do not compile, or not link.
  func run(_ changed: Set<Path>) throws -> Bool {
    guard changed.count <= Self.mostFiles, let earlier = BuildRecord.load(record), earlier.describes(build.executable) else {
      return false
    }
    for source in changed.sorted() {
      guard let before = interface(at: invocation.product(of: source, extension: "swiftdeps")) else { return false }
      let place = invocation.product(of: source, extension: "edited")
      guard let command = commands.compiler(of: source, interface: place) else { return false }
      try compile(command)
      guard interface(at: place) == before else { return false }
    }
    for command in commands.links { try link(command) }
    try note(earlier)
    return true
  }

  private func interface(at file: Path) -> FileInterface? {
    // Of a form that is not known, nothing is concluded.
    (try? file.read()).flatMap { try? FileInterface($0) }
  }

  private func compile(_ command: [String]) throws {
    let compiler = AppCompiler(
      invocation: invocation, environment: build.installation.environment, output: build.output)
    let colors = Terminal.canOverwriteLines ? ["-color-diagnostics"] : []
    try compiler.run(program: command[0], arguments: Array(command.dropFirst()) + colors, in: build.folder)
  }

  private func link(_ command: [String]) throws {
    let linker = Subprocess(
      program: command[0], arguments: Array(command.dropFirst()), environment: build.installation.environment)
    guard try linker.run(eachLine: build.output.compiler) == 0 else {
      throw CommandError.failure("\(build.project.name) cannot be linked\(build.folder.fullDiskNote)")
    }
  }

  /// Keeps what the driver has seen, and that the executable is another one.
  private func note(_ earlier: BuildRecord) throws {
    var now = earlier
    now.isFinished = false
    now.product = try BuildRecord.Input(build.executable)
    try now.save(record)
  }
}
