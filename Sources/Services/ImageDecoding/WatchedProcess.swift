import Foundation
import Synchronization

/// A process that this one has started, and that does not stay in the system's table once it has ended.
///
/// A thread waits for its end: who waits for the end of any process, as test libraries do, would find this one again and again.
final class WatchedProcess: Sendable {
  private struct Ending {
    var status: Int32?
  }
  private let process: pid_t
  private let ending = Mutex(Ending())
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ process: pid_t) {
    self.process = process
    Thread.detachNewThread { self.watch() }
  }

  private func watch() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    // Only now is the number free for another process, which nobody may end in place of this one.
    ending.withLock { ending in
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      ending.status = status
    }
    hasEnded.signal()
  }

  /// Ends the process, unless it has ended, and returns how it did.
  func end() -> Int32 {
    ending.withLock { ending in
      if ending.status == nil { kill(process, SIGKILL) }
    }
    hasEnded.wait()
    hasEnded.signal()
    return ending.withLock { $0.status ?? 0 }
  }
}
