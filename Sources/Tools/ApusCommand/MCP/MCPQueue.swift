import Dispatch
import Synchronization

/// The calls that wait for their turn, from the thread that reads to the one that works.
final class MCPQueue: Sendable {
  private let calls = Mutex<[MCPCall]>([])
  private let news = DispatchSemaphore(value: 0)

  func add(_ call: MCPCall) {
    calls.withLock { $0.append(call) }
    news.signal()
  }

  /// No call comes any more.
  func close() { news.signal() }

  /// Waits for the next call; `nil` where the queue is closed and empty.
  func next() -> MCPCall? {
    news.wait()
    return calls.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
