package import Foundation
import RemoteControl
import Synchronization

extension OutsideFormats {
  /// Has a server of the Model Context Protocol read bytes as lines of a client's; tools find neither a project nor an app.
  ///
  /// - Returns: What is wrong with the lines that it answered; `nil`: nothing.
  package static func complaint(aboutAnswersTo client: Data) -> String? {
    let written = Mutex<[String]>([])
    let waiting = Mutex<[MCPCall]>([])
    let server = MCPServer(
      tools: MCPTool.all, write: { line in written.withLock { $0.append(line) } },
      start: { call in waiting.withLock { $0.append(call) } })
    let toolbox = MCPToolbox(commands: NoCommands(), workingFolder: Path("/nonexistent")) { _ in
      throw CommandError.failure("there is no app")
    }
    defer { toolbox.close() }
    var lines = MCPLineReader(limit: 1 << 16)
    lines.take(
      ArraySlice([UInt8](client)), line: { server.take($0) }, tooLong: { server.refuse(lineLongerThan: 1 << 16) })
    lines.finish { server.take($0) }
    for call in waiting.withLock({ $0 }) { call.finish(toolbox.run(call)) }
    server.end()
    return written.withLock { $0 }.lazy.compactMap { complaint(about: $0) }.first
  }

  private static func complaint(about line: String) -> String? {
    guard !line.contains("\n"), let value = JSONValue(json: Data(line.utf8)) else { return "no line of JSON: \(line)" }
    for answer in value.array ?? [value] {
      let kinds = ["result", "error", "method"].filter { answer[$0] != nil }
      guard answer["jsonrpc"] == "2.0", kinds.count == 1 else { return "no message: \(line)" }
      if kinds == ["method"] ? answer["id"] != nil : answer["id"] == nil { return "no id, or one too many: \(line)" }
    }
    return nil
  }
}

/// Commands of which none does anything.
private struct NoCommands: MCPCommands {
  func run(_ words: [String], for call: MCPCall) throws -> MCPCommandEnd {
    call.report(words.joined(separator: " "))
    return MCPCommandEnd(code: 1, notes: ["apus: nothing is there"])
  }
}
