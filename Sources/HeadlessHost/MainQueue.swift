import Dispatch
import Foundation

/// The main dispatch queue and the main actor's jobs, run by hand where no event loop does.
package enum MainQueue {
  /// Whether the main queue is served by this thread's own loops. Programs that gave it away, as test runners do, run it between
  /// suspensions of the code on the main actor instead.
  private static var canDrain: Bool { Thread.isMainThread }

  /// Runs what is waiting, without waiting for more.
  @MainActor package static func drain() {
    guard canDrain else { return }
    // A run loop turn may run one source only; what it enqueued itself is taken in the next.
    for _ in 0..<16 {
      if RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: -1)) == false { break }
    }
    CFDrain.run()
  }

  /// Waits a moment for work from other threads, and runs it.
  @MainActor package static func wait(seconds: TimeInterval) {
    guard canDrain else {
      Thread.sleep(forTimeInterval: seconds)
      return
    }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    CFDrain.run()
  }
}

/// Dispatch's own way to run the main queue once.
private enum CFDrain {
  static func run() { mainQueueCallback(nil) }
}

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
