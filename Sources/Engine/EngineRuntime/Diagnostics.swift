import Foundation
import Synchronization

/// One-line messages to the developer: the one door through which the framework speaks.
package enum Diagnostics {
  /// Hears everything that is reported while an engine runs, each time, so that a test's screen knows of its own messages.
  @TaskLocal package static var recorder: (@Sendable (String) -> Void)?

  private static let seen = Mutex<Set<String>>([])
  /// Receives the messages instead of standard error, for tests.
  private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Reports a line; on standard error the same line shows once.
  package static func report(_ message: String) {
    recorder?(message)
    guard seen.withLock({ $0.insert(message).inserted }) else { return }
    if let sink = sink.withLock({ $0 }) {
      sink(message)
    } else {
      FileHandle.standardError.write(Data("apus: \(message)\n".utf8))
    }
  }

  /// Sends messages elsewhere, all of them again; `nil` restores standard error.
  package static func redirect(to sink: (@Sendable (String) -> Void)?) {
    seen.withLock { $0.removeAll() }
    self.sink.withLock { $0 = sink }
  }
}
