/// The command that links an app, as the compiler's driver has it run in the end.
///
/// The driver first has a program look into all objects for the libraries that these name, and then Clang's driver find the system's
/// own. As long as the sources import the same modules both have the same answer, so it is asked for once.
struct LinkerCommand: Equatable, Sendable {
  /// The linker, and what it is told.
  let words: [String]

  private static let linkers: Set = ["ld", "ld.lld", "ld.gold"]

  /// Asks Clang's driver; `nil` where it answers in a form that is not known.
  ///
  /// - Parameters:
  ///   - command: The command by which the compiler's driver starts Clang's.
  ///   - environment: The driver's environment.
  /// - Throws: Where the driver cannot be started.
  init?(asking command: [String], environment: [String: String]) throws {
    guard let program = command.first else { return nil }
    var said: [String] = []
    let driver = Subprocess(program: program, arguments: ["-###"] + command.dropFirst(), environment: environment)
    guard try driver.run(eachLine: { said.append($0) }) == 0 else { return nil }
    self.init(said)
  }

  /// Reads what Clang's driver prints of what it would run: lines about itself, and each command after a space.
  init?(_ lines: [String]) {
    let commands = lines.filter { $0.hasPrefix(" \"") }
    // With a second command something is made that the first or last one needs.
    guard commands.count == 1, let command = commands.first else { return nil }
    let read = ShellWords(command)
    guard read.isWhole, let program = read.all.first, Self.linkers.contains(Path(program).name) else { return nil }
    // A file of arguments is there only while the driver runs.
    guard read.all.count > 1, !read.all.contains(where: { $0.hasPrefix("@") }) else { return nil }
    words = read.all
  }
}
