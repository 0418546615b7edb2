import Foundation

/// The scripts among a target's build phases, which run only where a person says so.
struct ProjectScripts: Equatable {
  var scripts: [XcodeScript]
  /// The folder in which they run.
  var root: Path
  /// What they find in their environment: the target's settings.
  var variables: [String: String]

  /// What people are told where the scripts do not run.
  var note: String {
    let names = scripts.map(\.name).joined(separator: ", ")
    return "the scripts of its build are not run (\(names)); --run-scripts runs them, with your rights"
  }

  /// What belongs to the person, whatever a project calls its settings.
  private func kept(_ environment: [String: String]) -> [String: String] {
    environment.filter { ["PATH", "HOME", "USER", "SHELL", "TMPDIR"].contains($0.key) }
  }

  /// Runs one after the other.
  ///
  /// - Throws: Where one fails, or its shell is not there.
  func run(environment: [String: String]) throws {
    for script in scripts {
      guard Path(script.shell).isFile else {
        throw CommandError.failure("the script \(script.name) wants \(script.shell), which is not there")
      }
      Terminal.note("running the script \(script.name)")
      let file = try Path.makeFile(in: Path(FileManager.default.temporaryDirectory.path), prefix: "apus-script-", suffix: "")
      defer { try? file.remove() }
      try file.write(Data(script.text.utf8))
      let code = try Subprocess(
        program: "env", arguments: ["-C", root.string, script.shell, file.string],
        environment: environment.merging(variables) { own, setting in setting }.merging(kept(environment)) { $1 }
      ).run(output: .standardError)
      guard code == 0 else { throw CommandError.failure("the script \(script.name) ended with exit code \(code)") }
    }
  }
}
