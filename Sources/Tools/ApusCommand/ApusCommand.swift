/// The command line tool: finds the command, runs it, and turns what goes wrong into one line and an exit code.
package enum ApusCommand {
  private static let commands = [
    Entry(RunCommand.self), Entry(DevCommand.self), Entry(SnapshotCommand.self), Entry(PreviewCommand.self),
    Entry(PreviewsCommand.self),
    Entry(BuildCommand.self), Entry(CheckCommand.self), Entry(ListCommand.self), Entry(MCPCommand.self),
    Entry(SymbolsCommand.self), Entry(FrameworkCommand.self), Entry(CleanCommand.self), Entry(DoctorCommand.self),
    // Its arguments are those of `swift test`, so they are not taken apart here.
    Entry(syntax: TestCommand.syntax) { words, installation in
      try TestCommand(words: words, installation: installation()).run()
    },
  ]

  /// Runs the tool.
  ///
  /// - Parameter words: The command line without the program's name.
  /// - Returns: The exit code: 0, 1 for a failure, 2 for a wrong command line, or the app's own.
  package static func main(_ words: [String]) -> Int32 {
    do {
      return try run(words, installation: Installation.current)
    } catch let error as CommandError {
      Terminal.note(error.message)
      return error.exitCode
    } catch {
      Terminal.note("\(error)")
      return 1
    }
  }

  /// Runs a command line; the installation is looked for only when a command needs it.
  static func run(_ words: [String], installation: () throws -> Installation) throws -> Int32 {
    guard let name = words.first else {
      Terminal.progress(helpText + "\n")
      return 2
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--help", "-h", "help": return try printHelp(for: rest.first)
    case "--version":
      Terminal.print("apus \(Version.current)")
      return 0
    default: break
    }
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      let known = commands.map(\.syntax.name) + ["--help", "--version"]
      let hint = nearest(to: name, in: known).map { "did you mean \($0)?" } ?? "see apus --help"
      let kind = name.hasPrefix("-") ? "option" : "command"
      throw CommandError.usage("unknown \(kind) \(name); \(hint)")
    }
    if ["--help", "-h"].contains(rest.first) { return try printHelp(for: name) }
    return try command.run(rest, installation)
  }

  private static func printHelp(for name: String?) throws -> Int32 {
    guard let name else {
      Terminal.print(helpText)
      return 0
    }
    guard let syntax = commands.first(where: { $0.syntax.name == name })?.syntax else {
      let hint = nearest(to: name, in: commands.map(\.syntax.name)).map { "; did you mean \($0)?" } ?? ""
      throw CommandError.usage("there is no command \(name)\(hint)")
    }
    Terminal.print(syntax.helpText)
    return 0
  }

  private static var helpText: String {
    let lines = commands.map { command in
      let name = command.syntax.name
      return "  " + name + String(repeating: " ", count: 10 - name.count) + command.syntax.summary
    }
    return """
      Apus runs SwiftUI apps on Linux.

      Usage: apus COMMAND [arguments]

      Commands:
      \(lines.joined(separator: "\n"))

      apus COMMAND --help tells what a command takes; apus --version prints the version.
      """
  }
}

extension ApusCommand {
  /// A command with its way from words to an exit code.
  private struct Entry: Sendable {
    var syntax: CommandSyntax
    var run: @Sendable (_ words: [String], _ installation: () throws -> Installation) throws -> Int32

    init(
      syntax: CommandSyntax,
      run: @escaping @Sendable (_ words: [String], _ installation: () throws -> Installation) throws -> Int32
    ) {
      self.syntax = syntax
      self.run = run
    }

    init<Kind: Command>(_ kind: Kind.Type) {
      self.init(syntax: Kind.syntax) { words, installation in
        let arguments = try ParsedArguments(words, syntax: Kind.syntax)
        if arguments.wantsHelp { return try printHelp(for: Kind.syntax.name) }
        return try Kind(arguments, installation: installation()).run()
      }
    }
  }
}
