import SwiftUICore
import Synchronization

/// What Apus tells the developer, kept until somebody outside asks.
final class RemoteMessages: Sendable {
  private let lines = Mutex<[String]>([])
  private static let limit = 500

  /// Takes all messages from now on, each once.
  func listen() {
    Diagnostics.redirect { [weak self] line in
      self?.lines.withLock { lines in
        if lines.count < Self.limit { lines.append(line) }
      }
    }
  }

  /// The messages since they were taken last.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
