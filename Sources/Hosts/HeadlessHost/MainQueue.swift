import Dispatch
package import Foundation

/// The main dispatch queue, with it the main actor, and `RunLoop.main`, run by hand where no event loop does.
///
/// Only the process's first thread can do that, and only while it does not already run a job of the queue. Programs that gave the
/// queue away, as test runners do, run it between suspensions of the code on the main actor instead; there nothing happens here.
package enum MainQueue {
  private static var canDrain: Bool { Thread.isMainThread }
  /// Work that always brings new work must not keep the caller for ever.
  private static let roundLimit = 64

  /// Runs what is waiting, without waiting for more; returns whether there was something in the queue.
  @discardableResult
  @MainActor package static func drain() -> Bool {
    guard canDrain else { return false }
    var ran = false
    for _ in 0..<roundLimit {
      let hasWork = isReady(milliseconds: 0)
      if hasWork {
        ran = true
        var count: UInt64 = 0
        _ = read(mainQueueHandle(), &count, 8)
        mainQueueCallback(nil)
      }
      // Asking for the next date runs the run loop's timers and blocks that are due.
      _ = RunLoop.main.limitDate(forMode: .default)
      if !hasWork { break }
    }
    return ran
  }

  /// Waits for work from other threads, no longer than some real seconds, and runs it; returns whether there was some.
  @discardableResult
  @MainActor package static func wait(seconds: TimeInterval) -> Bool {
    guard canDrain else {
      Thread.sleep(forTimeInterval: seconds)
      return false
    }
    let nextTimer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? seconds
    _ = isReady(milliseconds: Int32((max(0, min(seconds, nextTimer, 60)) * 1000).rounded(.up)))
    return drain()
  }

  /// Runs what comes to the queue until there is something to read from a descriptor, or its other end is closed.
  @MainActor package static func run(untilReadable descriptor: Int32) {
    while true {
      drain()
      let nextTimer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? 60
      var watched = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if canDrain { watched.append(pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)) }
      _ = poll(&watched, nfds_t(watched.count), Int32((max(0, min(nextTimer, 60)) * 1000).rounded(.up)))
      if watched[0].revents != 0 { return }
    }
  }

  private static func isReady(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
