import Synchronization

/// What Apus tells the developer while something shows, each line once, kept until somebody outside asks.
package final class RemoteMessages: Sendable {
  private struct Lines {
    var pending: [String] = []
    var seen: Set<String> = []
  }

  private let lines = Mutex(Lines())
  private static let limit = 500

  /// Has heard nothing yet.
  package init() {}

  /// Takes a message.
  package func add(_ line: String) {
    lines.withLock { lines in
      guard lines.seen.count < Self.limit, lines.seen.insert(line).inserted else { return }
      lines.pending.append(line)
    }
  }

  /// The messages since they were taken last.
  package func take() -> [String] {
    lines.withLock { lines in
      defer { lines.pending = [] }
      return lines.pending
    }
  }

  /// Lets everything be told again, as something else shows.
  package func startAnew() { lines.withLock { $0 = Lines() } }
}
