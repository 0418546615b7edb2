/// A command of the tool.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  /// Checks the command line; throws `CommandError.usage` where it is wrong.
  init(_ arguments: ParsedArguments, installation: Installation) throws

  /// Does the work and returns the exit code.
  func run() throws -> Int32
}

extension ParsedArguments {
  /// The one positional argument of a command that takes a PATH; the folder here where there is none.
  func onlyPath(of command: String) throws -> String {
    guard let path = positionals.first else { return "." }
    guard positionals.count == 1 else {
      throw CommandError.usage("apus \(command) takes one PATH; '\(positionals[1])' is one too many")
    }
    guard !path.isEmpty else {
      throw CommandError.usage("the PATH of apus \(command) is empty (a variable that is not set?); the folder here is .")
    }
    return path
  }
}
