import RemoteControl
import Synchronization

/// A tool that the client has called and not been answered for.
///
/// The thread that reads the client's lines and the one that does the work share it.
final class MCPCall: Sendable {
  private struct State {
    var isCancelled = false
    var progress = 0.0
    /// Ends what the call waits for.
    var interruption: (@Sendable () -> Void)?
  }

  let id: MCPMessage.ID
  let tool: String
  let arguments: [String: JSONValue]
  /// What notifications of its progress repeat; `nil` where the client wants none.
  let progressToken: JSONValue?
  /// The batch that waits for the answer.
  let batch: MCPBatch?
  private let server: MCPServer
  private let state = Mutex(State())

  init(
    id: MCPMessage.ID, tool: String, arguments: [String: JSONValue] = [:], progressToken: JSONValue? = nil,
    batch: MCPBatch? = nil,
    server: MCPServer
  ) {
    (self.id, self.tool, self.arguments, self.progressToken, self.batch) = (id, tool, arguments, progressToken, batch)
    self.server = server
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Stops the call, and ends what it waits for.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      // Under the lock, so that it never comes after the work, when what it ends may be something else.
      state.interruption?()
    }
  }

  /// Does work that a cancellation ends by `interruption`, which comes from another thread, or at once, and asks nothing of
  /// the call.
  func interruptible<Result>(by interruption: @escaping @Sendable () -> Void, _ work: () throws -> Result) rethrows -> Result {
    state.withLock { state in
      state.interruption = interruption
      if state.isCancelled { interruption() }
    }
    defer { state.withLock { $0.interruption = nil } }
    return try work()
  }

  /// Throws where nobody waits for the answer any more.
  func checkCancellation() throws { if isCancelled { throw MCPCancellation() } }

  /// Tells the client how far the work is, where it wants to know, and its log.
  func report(_ message: String) {
    let progress = state.withLock { state in
      state.progress += 1
      return state.isCancelled ? nil : state.progress
    }
    guard let progress else { return }
    server.report(message, progress: progress, of: self)
  }

  /// Writes a line to the client's log.
  func log(_ level: MCPLogLevel, _ message: String) { server.log(level, message) }

  /// Answers the client, unless it has cancelled the call.
  func finish(_ result: MCPResult) { server.finish(self, result) }
}

/// A call was cancelled; nobody is answered.
struct MCPCancellation: Error {}
