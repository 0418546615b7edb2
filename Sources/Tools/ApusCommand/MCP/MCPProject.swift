/// The project that a client works on.
struct MCPProject: Equatable {
  /// The PATH of the commands.
  var path: Path
  /// Options that each build gets, such as `--target`.
  var options: [String]

  /// The arguments of `open_project` that are options of the command line.
  static let optionNames = ["target", "scheme", "configuration", "product", "os"]

  init(_ arguments: MCPArguments, workingFolder: Path) throws {
    let path = try arguments.text("path").map { text in
      guard !text.isEmpty else { throw CommandError.failure("path is empty; it is the folder of a project, or a Swift file") }
      return Path(text).absolute(in: workingFolder)
    }
    self.path = path ?? workingFolder
    options = Self.optionNames.flatMap { name in arguments.text(name).map { ["--\(name)", $0] } ?? [] }
  }

  /// The folder that places in sources are told below.
  var folder: Path { path.isFolder ? path : path.parent }

  /// The command line of a command.
  func words(_ command: String, _ more: [String] = []) -> [String] { [command, path.string] + options + more }

  /// A place in a file, below the project's folder where it is there.
  func short(_ file: String) -> String { Path(file).below(folder) }
}
