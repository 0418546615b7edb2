import Foundation

/// The package manager, at work for an app: quiet but for what matters, and without questions to the terminal.
struct PackageTool {
  var installation: Installation
  /// The root of the graph.
  var package: Path
  var scratch: Path
  /// See ``PackageOutput/names``.
  var names: [(path: String, name: String)] = []

  /// Runs `swift COMMAND` on the package.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments, without those for places.
  ///   - isShown: Whether people see at once what it says, beside how far the work has come.
  /// - Returns: The exit code and what was said.
  /// - Throws: Where the program cannot be started.
  func run(_ words: [String], isShown: Bool) throws -> (code: Int32, output: PackageOutput) {
    var output = PackageOutput(names: names)
    var hasProgress = false
    let places = ["--package-path", package.string, "--scratch-path", scratch.string]
    let code = try Subprocess(
      program: Toolchain.find("swift", environment: installation.environment)?.string ?? "swift",
      arguments: [words[0]] + places + words.dropFirst(), environment: environment
    ).run { line in
      switch output.take(line) {
      case .progress(let text):
        guard Terminal.canOverwriteLines else { break }
        Terminal.progress("\r\u{1B}[K" + text.prefix(Self.progressWidth))
        hasProgress = true
      case .shown(let text):
        guard isShown else { break }
        Terminal.progress((hasProgress ? "\r\u{1B}[K" : "") + text + "\n")
        hasProgress = false
      case .hidden: break
      }
    }
    if hasProgress { Terminal.progress("\r\u{1B}[K") }
    return (code, output)
  }

  private static let progressWidth = 100

  /// Git must not wait for a name, a password or a yes that nobody gives.
  private var environment: [String: String] {
    let answers = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes -o ConnectTimeout=20"]
    return installation.environment.merging(answers) { own, _ in own }
  }
}
