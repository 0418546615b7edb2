import Foundation

/// A file that is compiled beside others.
///
/// What comes of it lies apart until it is taken, so that one that was begun in vain leaves nothing.
final class BesideCompilation {
  let source: Path
  private let process: RunningProcess
  private let log: Path
  private let object: Path
  private let interface: Path
  private var code: Int32?

  /// Starts the compiler; `nil` where it is not known how it compiles the file.
  init?(of source: Path, by commands: DriverCommands, invocation: CompilerInvocation, environment: [String: String]) throws {
    let place = { invocation.product(of: source, extension: $0) }
    (self.source, log, object, interface) = (source, place("beside.log"), place("beside.o"), place("beside"))
    guard let command = commands.compiler(of: source, object: object, interface: interface) else { return nil }
    process = try Subprocess(program: command[0], arguments: Array(command.dropFirst()), environment: environment).start(log: log)
  }

  /// Waits for the compiler; whether the file compiles.
  func succeeds() -> Bool {
    let code = code ?? process.wait()
    self.code = code
    return code == 0
  }

  /// Puts what has come of it where it belongs.
  ///
  /// - Parameters:
  ///   - object: The object's place.
  ///   - interface: The place of what the file gives and takes.
  ///   - say: Gets the compiler's warnings.
  /// - Throws: Where a file is not there, or cannot be moved.
  func take(object: Path, interface: Path, say: (String) -> Void) throws {
    for line in try log.readText().split(separator: "\n") { say(String(line)) }
    try self.object.move(over: object)
    try self.interface.move(over: interface)
    try log.remove()
  }

  /// Ends it, and leaves nothing of it.
  func discard() {
    if code == nil {
      // Told so, it takes away the files that it has begun.
      kill(process.id, SIGTERM)
      code = process.wait()
    }
    for file in [log, object, interface] { try? file.remove() }
  }
}
