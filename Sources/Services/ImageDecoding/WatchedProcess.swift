import Foundation
import Synchronization

/// A process that this one has started, and that does not stay in the system's table once it has ended.
///
/// A thread waits for its end: who waits for the end of any process, as test libraries do, would find this one again and again.
final class WatchedProcess: Sendable {
  private let process: pid_t
  /// How it ended; `nil` while it runs.
  private let status = Mutex<Int32?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ process: pid_t) {
    self.process = process
    Thread.detachNewThread { self.watch() }
  }

  private func watch() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    // Only now is the number free for another process, which nobody may end in place of this one.
    status.withLock { status in
      var ending: Int32 = 0
      while waitpid(process, &ending, 0) < 0 && errno == EINTR {}
      status = ending
    }
    hasEnded.signal()
  }

  /// Ends the process, unless it has ended, and returns how it did.
  func end() -> Int32 {
    status.withLock { status in
      if status == nil { kill(process, SIGKILL) }
    }
    hasEnded.wait()
    hasEnded.signal()
    return status.withLock { $0 ?? 0 }
  }
}
