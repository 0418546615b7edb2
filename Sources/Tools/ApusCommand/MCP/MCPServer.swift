import Foundation
import RemoteControl
import Synchronization

/// The server's side of the Model Context Protocol: reads lines and writes lines; tools run elsewhere.
///
/// Whatever it is told is answered at once, besides calls of tools, which it hands on.
final class MCPServer: Sendable {
  private struct State {
    /// `nil` until the client has said which one it speaks.
    var version: MCPVersion?
    var calls: [MCPMessage.ID: MCPCall] = [:]
    var level = MCPLogLevel.warning
  }

  private let tools: [MCPTool]
  private let hasValuesBesidePictures: Bool
  private let writeLine: @Sendable (String) -> Void
  private let start: @Sendable (MCPCall) -> Void
  private let state = Mutex(State())

  /// The most messages in one line.
  static let mostInBatch = 100

  /// Makes a server that waits for its first line.
  ///
  /// - Parameters:
  ///   - tools: What clients can call.
  ///   - hasValuesBesidePictures: As ``MCPDialect`` has it.
  ///   - write: Takes a line without its end; it comes from several threads, one after another.
  ///   - start: Has a call done, and finishes it then.
  init(
    tools: [MCPTool], hasValuesBesidePictures: Bool = false, write: @escaping @Sendable (String) -> Void,
    start: @escaping @Sendable (MCPCall) -> Void
  ) {
    (self.tools, self.hasValuesBesidePictures, writeLine, self.start) = (tools, hasValuesBesidePictures, write, start)
  }

  /// Reads a line of the client's.
  func take(_ line: Data) {
    if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return }
    do {
      let value = try MCPLine.value(line)
      guard let messages = value.array else { return take(value, batch: nil) }
      try takeBatch(messages)
    } catch {
      write(Self.answer(to: nil, error))
    }
  }

  /// Answers to a line that is too long to be read.
  func refuse(lineLongerThan limit: Int) {
    write(Self.answer(to: nil, .invalid("a message is longer than the \(limit) bytes that are read")))
  }

  /// Stops all calls; the client has gone.
  func end() {
    for call in state.withLock({ Array($0.calls.values) }) { call.cancel() }
  }

  private func takeBatch(_ messages: [JSONValue]) throws(MCPError) {
    if let version = state.withLock({ $0.version }), !version.hasBatches {
      throw .invalid("version \(version.rawValue) has no batches; send a line for each message")
    }
    guard !messages.isEmpty else { throw .invalid("the batch is empty") }
    guard messages.count <= Self.mostInBatch else { throw .invalid("a batch has at most \(Self.mostInBatch) messages") }
    let batch = MCPBatch(count: messages.count) { [self] in write($0) }
    for message in messages { take(message, batch: batch) }
  }

  private func take(_ value: JSONValue, batch: MCPBatch?) {
    let id = MCPMessage.ID(value["id"])
    do {
      let message = try MCPMessage(value)
      switch message.kind {
      case .answer: batch?.finish(nil)
      case .notification:
        take(notification: message)
        batch?.finish(nil)
      case .request(let id):
        if let result = try result(of: message, id: id, batch: batch) { answer(Self.answer(to: id, result), batch) }
      }
    } catch {
      answer(Self.answer(to: id, error), batch)
    }
  }

  private func take(notification: MCPMessage) {
    guard notification.method == "notifications/cancelled", let id = MCPMessage.ID(notification.parameters["requestId"]) else {
      return
    }
    state.withLock { $0.calls[id] }?.cancel()
  }

  /// The result of a request; `nil` where it comes later.
  private func result(of request: MCPMessage, id: MCPMessage.ID, batch: MCPBatch?) throws(MCPError) -> JSONValue? {
    switch request.method {
    case "ping": return [:]
    case "initialize": return try initialize(request.parameters)
    case "tools/list":
      let dialect = dialect(try version())
      return ["tools": .array(tools.map { $0.json(dialect) })]
    case "logging/setLevel":
      _ = try version()
      guard let level = request.parameters["level"]?.string.flatMap({ MCPLogLevel(rawValue: $0) }) else {
        throw .parameters("level is one of " + MCPLogLevel.allCases.map(\.rawValue).joined(separator: ", "))
      }
      state.withLock { $0.level = level }
      return [:]
    case "tools/call":
      try call(request.parameters, id: id, batch: batch)
      return nil
    default: throw .unknownMethod(request.method)
    }
  }

  private func version() throws(MCPError) -> MCPVersion {
    guard let version = state.withLock({ $0.version }) else { throw .invalid("the first request is initialize") }
    return version
  }

  private func dialect(_ version: MCPVersion) -> MCPDialect {
    MCPDialect(version: version, hasValuesBesidePictures: hasValuesBesidePictures)
  }

  private func initialize(_ parameters: [String: JSONValue]) throws(MCPError) -> JSONValue {
    guard let asked = parameters["protocolVersion"]?.string else {
      throw .parameters("initialize has a protocolVersion, such as \"\(MCPVersion.latest.rawValue)\"")
    }
    let version = MCPVersion.answer(to: asked)
    state.withLock { $0.version = version }
    return [
      "protocolVersion": .string(version.rawValue),
      "capabilities": ["tools": ["listChanged": false], "logging": [:]],
      "serverInfo": ["name": "apus", "title": "Apus", "version": .string(Version.current)],
      "instructions": .string(MCPTool.instructions),
    ]
  }

  private func call(_ parameters: [String: JSONValue], id: MCPMessage.ID, batch: MCPBatch?) throws(MCPError) {
    _ = try version()
    guard let name = parameters["name"]?.string else { throw .parameters("tools/call has the name of a tool") }
    guard tools.contains(where: { $0.name == name }) else {
      let hint = nearest(to: name, in: tools.map(\.name)).map { "did you mean \($0)?" } ?? "tools/list lists them"
      throw .parameters("there is no tool \(name.shortened); \(hint)")
    }
    guard let arguments = (parameters["arguments"] ?? [:]).object else { throw .parameters("arguments is an object") }
    let token = parameters["_meta"]?["progressToken"].flatMap { MCPMessage.ID($0)?.json }
    let call = MCPCall(id: id, tool: name, arguments: arguments, progressToken: token, batch: batch, server: self)
    let isNew = state.withLock { state in
      guard state.calls[id] == nil else { return false }
      state.calls[id] = call
      return true
    }
    guard isNew else { throw .invalid("a request with this id is not yet answered") }
    start(call)
  }
}

// MARK: - What calls tell

extension MCPServer {
  /// Answers a call; one that was cancelled ends without a word.
  func finish(_ call: MCPCall, _ result: MCPResult) {
    let version = state.withLock { state in
      state.calls[call.id] = nil
      return state.version ?? .latest
    }
    guard !call.isCancelled else {
      call.batch?.finish(nil)
      return
    }
    answer(Self.answer(to: call.id, result.json(dialect(version))), call.batch)
  }

  /// Tells how far a call is.
  func report(_ message: String, progress: Double, of call: MCPCall) {
    log(.info, message)
    guard let token = call.progressToken else { return }
    var parameters: JSONValue = ["progressToken": token, "progress": .number(progress)]
    if state.withLock({ $0.version ?? .latest }).hasProgressMessages { parameters["message"] = .string(message) }
    write(["jsonrpc": "2.0", "method": "notifications/progress", "params": parameters])
  }

  /// Writes to the client's log what is grave enough for it.
  func log(_ level: MCPLogLevel, _ message: String) {
    guard state.withLock({ $0.level }) <= level else { return }
    write([
      "jsonrpc": "2.0", "method": "notifications/message",
      "params": ["level": .string(level.rawValue), "logger": "apus", "data": .string(message)],
    ])
  }

  private func answer(_ answer: JSONValue, _ batch: MCPBatch?) {
    if let batch { batch.finish(answer) } else { write(answer) }
  }

  private func write(_ value: JSONValue) { writeLine(value.text) }

  private static func answer(to id: MCPMessage.ID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  private static func answer(to id: MCPMessage.ID?, _ error: MCPError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }
}
