import Foundation
import Testing

/// A client of `apus mcp` that reads what its tools answer, as an agent does.
final class AgentClient {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let process: Process
  private let input = Pipe(), output = Pipe()
  private var pending = Data()
  private var lastID = 0
  /// Ends a server that does not answer.
  private let limit: DispatchWorkItem
  /// The tools by their names, each with its description.
  private(set) var tools: [String: String] = [:]

  /// Starts the server in a folder, and asks which tools there are.
  init(in folder: URL) throws {
    let process = AppRun.process(["mcp"])
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
    process.currentDirectoryURL = folder
    self.process = process
    try process.run()
    let id = process.processIdentifier
    limit = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: limit)
    _ = try ask(
      "initialize",
      ["protocolVersion": "2025-11-25", "capabilities": [String: Any](), "clientInfo": ["name": "test", "version": "1"]])
    try send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    for tool in try ask("tools/list", [:])["tools"] as? [[String: Any]] ?? [] {
      tools[tool["name"] as? String ?? ""] = tool["description"] as? String
    }
  }

  /// Ends the server, as clients do: by the end of its input.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    limit.cancel()
  }

  /// Calls a tool that there is, and returns the words that it answers; whether it can be done is to be as is said.
  func call(_ tool: String, _ arguments: [String: Any] = [:], fails: Bool = false) throws -> String {
    try #require(tools[tool] != nil, "there is no tool \(tool)")
    let result = try ask("tools/call", ["name": tool, "arguments": arguments])
    let content = try #require(result["content"] as? [[String: Any]])
    let text = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
    #expect(result["isError"] as? Bool == fails, "\(tool): \(text)")
    return text
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while true {
      let message = try nextMessage()
      guard message["id"] as? Int == lastID else { continue }
      guard let result = message["result"] as? [String: Any] else { throw Failure(description: "\(method): \(message)") }
      return result
    }
  }

  private func send(_ message: [String: Any]) throws {
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data("\n".utf8))
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[..<end]
        pending = Data(pending[pending.index(after: end)...])
        guard let message = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else {
          throw Failure(description: "no message: \(String(decoding: line, as: UTF8.self))")
        }
        return message
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the server has ended, or has not answered for five minutes") }
      pending.append(data)
    }
  }
}
