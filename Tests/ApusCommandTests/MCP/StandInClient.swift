import Foundation
import RemoteControl
import Synchronization

@testable import ApusCommand

/// A client that keeps what the server writes; calls wait until a test has them done.
final class StandInClient: Sendable {
  private struct State {
    var lines: [JSONValue] = []
    var calls: [MCPCall] = []
  }

  private let state = Mutex(State())

  /// What was written since the last look.
  func take() -> [JSONValue] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }

  func takeCalls() -> [MCPCall] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  /// A server for this client; `initialize` has been answered where a version is given.
  func server(version: String? = "2025-06-18", hasValuesBesidePictures: Bool = false) -> MCPServer {
    let server = MCPServer(
      tools: MCPTool.all, hasValuesBesidePictures: hasValuesBesidePictures,
      write: { [self] line in state.withLock { $0.lines.append(JSONValue(json: Data(line.utf8)) ?? .string(line)) } },
      start: { [self] call in state.withLock { $0.calls.append(call) } })
    if let version {
      server.send(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["protocolVersion": .string(version)]])
      _ = take()
    }
    return server
  }
}

extension MCPServer {
  func send(_ value: JSONValue) { take(Data(value.text.utf8)) }

  /// Calls a tool.
  func call(_ tool: String, _ arguments: JSONValue = [:], id: JSONValue = 1, token: JSONValue? = nil) {
    var parameters: JSONValue = ["name": .string(tool), "arguments": arguments]
    if let token { parameters["_meta"] = ["progressToken": token] }
    send(["jsonrpc": "2.0", "id": id, "method": "tools/call", "params": parameters])
  }
}
