import Foundation
import RemoteControl

extension MCPToolbox {
  /// Builds the app of the project, or what shows its previews; where it does not compile, the failure says what is wrong in the
  /// sources.
  func build(forPreviews: Bool, _ call: MCPCall) throws -> BuiltApp {
    let project = try openProject()
    // What is written from here on may not be in the build.
    let sources = try MCPSources(of: project) { call.log(.warning, $0) }
    let end = try commands.run(project.words("build", ["--json"] + (forPreviews ? ["--previews"] : [])), for: call)
    guard end.code == 0 else { throw CommandError.failure(Self.failure(of: end, project: project)) }
    guard let line = end.output.split(whereSeparator: \.isNewline).last, let value = JSONValue(json: Data(line.utf8)),
      let description = try? value.decoded(as: BuiltApp.Description.self)
    else { throw CommandError.failure("the build told no executable") }
    self.sources = sources
    return BuiltApp(description)
  }

  /// Builds the app and starts it where it is another one than the one that runs, or `isAnew`.
  ///
  /// - Returns: Whether it was started.
  func start(anew isAnew: Bool, forPreviews: Bool = false, _ call: MCPCall) throws -> Bool {
    let built = try build(forPreviews: forPreviews, call)
    try call.checkCancellation()
    if !isAnew, let running, running.built == built, running.file == FileStatus(of: built.executable), running.app.hasEnded == nil
    {
      return false
    }
    call.report("starting \(built.name)")
    try start(built)
    return true
  }

  /// What a build that failed is told as.
  static func failure(of end: MCPCommandEnd, project: MCPProject) -> String {
    let found = MCPDiagnostics(buildLines: end.notes, project: project)
    let said =
      end.notes.last { $0.hasPrefix("apus: ") }.map { String($0.dropFirst(6)) } ?? "the build failed with code \(end.code)"
    if found.all.isEmpty { return said.onOneLine + Self.tail(of: end) }
    return "\(said.onOneLine) (\(found.count("error")) errors):\n\(found.text)\nNext: mend these in the sources, then call check."
  }

  /// The last lines of a command that says nothing else, besides its own last word.
  static func tail(of end: MCPCommandEnd) -> String {
    let lines = end.notes.filter { !$0.hasPrefix("apus: ") && !$0.isEmpty }.suffix(15)
    return lines.isEmpty ? "" : "\nIts last lines:\n" + lines.map { "  " + $0.onOneLine }.joined(separator: "\n")
  }

  /// What the compiler says of the project as it is now.
  func check(_ call: MCPCall) throws -> MCPDiagnostics {
    let project = try openProject()
    let end = try commands.run(project.words("check", ["--json"]), for: call)
    if let found = MCPDiagnostics(checkOutput: end.output, project: project) { return found }
    throw CommandError.failure(Self.failure(of: end, project: project))
  }
}
