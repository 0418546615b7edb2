/// A build phase that runs a script of the project's own.
struct XcodeScript: Equatable {
  var name: String
  /// The program that reads the script, such as `/bin/sh`.
  var shell: String
  var text: String

  init(name: String, shell: String, text: String) { (self.name, self.shell, self.text) = (name, shell, text) }

  /// Reads a `PBXShellScriptBuildPhase`; one without a name is called as Xcode calls it.
  init(_ phase: XcodeObject) {
    name = phase.text("name") ?? "Run Script"
    shell = phase.text("shellPath") ?? "/bin/sh"
    text = phase.text("shellScript") ?? phase.texts("shellScript").joined(separator: "\n")
  }
}
