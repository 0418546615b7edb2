import Foundation
import LaunchContract
import RemoteControl

/// What a client has at hand: a project, the app that runs, and what was seen of it.
///
/// One thread uses it, so calls are done one after the other.
final class MCPToolbox {
  /// An app that runs, and what it was started from.
  struct Running {
    var app: any MCPApp
    var built: BuiltApp
    /// The executable as it was then.
    var file: FileStatus?
  }

  let commands: any MCPCommands
  let workingFolder: Path
  private let launch: (BuiltApp) throws -> any MCPApp
  var project: MCPProject?
  var running: Running?
  /// How the last app ended by itself.
  var lastEnd: RemoteEnd?
  var elements = MCPElements()
  /// How apps are shown, one like the other.
  var appearance: [String: JSONValue] = [:]
  var log = MCPAppLog()
  var pictures = MCPPictures()
  /// The files that the app that was built last was made of.
  var sources: MCPSources?
  /// Files that a client has had written into its project.
  var ownFiles: Set<Path> = []

  init(commands: any MCPCommands, workingFolder: Path, launch: @escaping (BuiltApp) throws -> any MCPApp) {
    (self.commands, self.workingFolder, self.launch) = (commands, workingFolder, launch)
  }

  /// Does a call; whatever goes wrong is a result.
  func run(_ call: MCPCall) -> MCPResult {
    guard let tool = MCPTool.all.first(where: { $0.name == call.tool }) else {
      return MCPResult(error: "there is no tool \(call.tool)")
    }
    var result = run(tool, call)
    if tool.isOfApp, running != nil { result.note = sources?.news(besides: ownFiles) }
    return result
  }

  private func run(_ tool: MCPTool, _ call: MCPCall) -> MCPResult {
    if let complaint = MCPSchema.complaint(about: call.arguments, fields: tool.input, named: "") {
      return MCPResult(error: complaint + (complaint.hasSuffix("?") ? "" : ".") + " Nothing was done.")
    }
    do {
      try call.checkCancellation()
      return try tool.run(self, MCPArguments(call.arguments), call)
    } catch let error as CommandError {
      return MCPResult(error: error.message)
    } catch RemoteError.ended(let end) {
      return MCPResult(error: ended(end, call))
    } catch let error as RemoteError {
      if case .late = error {
        return MCPResult(error: "\(error). It may be in a loop without an end: stop ends it, start_app starts it anew.")
      }
      return MCPResult(error: error.description)
    } catch is MCPCancellation {
      return MCPResult(error: "cancelled")
    } catch {
      return MCPResult(error: "\(error)")
    }
  }

  /// Ends what runs and removes what was kept.
  func close() {
    stop()
    pictures.removeAll()
  }

  /// Ends the app.
  func stop() {
    running?.app.end()
    running = nil
    elements.removeAll()
  }

  /// The project; there is none before `open_project`.
  func openProject() throws -> MCPProject {
    guard let project else { throw CommandError.failure("no project is open; call open_project with its path first") }
    return project
  }

  /// The app that runs.
  func runningApp() throws -> any MCPApp {
    if let running { return running.app }
    if let lastEnd { throw CommandError.failure("\(lastEnd.what), so none runs; call start_app or render_preview") }
    throw CommandError.failure("no app runs; call start_app, or render_preview for a preview")
  }

  /// Has the app do something.
  func ask(_ verb: String, _ parameters: [String: JSONValue] = [:], seconds: Double = 30) throws -> JSONValue {
    try runningApp().ask(verb, parameters, deadline: .seconds(seconds))
  }

  /// Starts a built app, in the place of the one that runs.
  func start(_ built: BuiltApp) throws {
    stop()
    log.removeAll()
    lastEnd = nil
    let app = try launch(built)
    running = Running(app: app, built: built, file: FileStatus(of: built.executable))
    if !appearance.isEmpty { _ = try ask("configure", appearance) }
  }

  /// What to say of an app that has ended; the project stays open.
  private func ended(_ end: RemoteEnd, _ call: MCPCall) -> String {
    if let running { log.add(running.app.takeLog()) }
    stop()
    lastEnd = end
    call.log(.error, end.what)
    var lines = [end.what + (end.reason.map { ": \($0.onOneLine)" } ?? "")]
    if !end.lastErrors.isEmpty {
      lines.append("Its last lines:")
      lines += end.lastErrors.suffix(12).map { "  " + String($0.prefix(400)) }
    }
    lines.append("The app no longer runs; the project is open. Next: mend the cause, then start_app or render_preview again.")
    return lines.joined(separator: "\n")
  }
}

/// What an app has printed, and what Apus tells its developer, that the client has not seen.
struct MCPAppLog {
  static let most = 500

  private(set) var lines: [String] = []
  private(set) var dropped = 0

  mutating func add(_ new: [String]) {
    lines += new
    let excess = lines.count - Self.most
    guard excess > 0 else { return }
    lines.removeFirst(excess)
    dropped += excess
  }

  mutating func removeAll() { (lines, dropped) = ([], 0) }

  /// The last lines, which count as seen then with all before them, and how many there were before those.
  mutating func take(_ count: Int) -> (lines: [String], left: Int) {
    defer { removeAll() }
    let last = Array(lines.suffix(count))
    return (last, lines.count - last.count + dropped)
  }
}
