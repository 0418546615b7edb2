package import Foundation
import Glibc

/// A lock that processes take in turn, on a file of its own; the system opens it when its holder ends.
///
/// Nobody waits for it longer than they say: who holds it may have been stopped, or be a machine that is gone.
package struct TurnLock: Sendable {
  /// What became of what was to be done under the lock.
  package enum Outcome<Result> {
    /// It was done.
    case done(Result)
    /// Another process holds the lock.
    case taken
    /// The folder takes no locks, so that nobody holds one.
    case unavailable
  }

  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// Does something that no other process does meanwhile.
  ///
  /// - Parameters:
  ///   - patience: Seconds to wait where another process holds the lock; 0 looks once.
  ///   - action: What is done under the lock.
  /// - Returns: Whether it was done, and what came of it.
  package func whileHeld<Result>(patience: Double = 0, _ action: () -> Result) -> Outcome<Result> {
    let descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .unavailable }
    defer { close(descriptor) }
    let end = ContinuousClock.now + .seconds(patience)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: break
      case EWOULDBLOCK where ContinuousClock.now < end: usleep(2000)
      case EWOULDBLOCK: return .taken
      default: return .unavailable
      }
    }
    return .done(action())
  }
}
