import CPango
import CGtk4
import Dispatch
import Foundation
import DisplayModel

/// Lets GLib's loop run what an app leaves to the main thread: the main dispatch queue, with it the main actor, and the timers
/// and blocks of `RunLoop.main`.
@MainActor
final class MainLoopSources {
  private let queue: guint
  private let runLoop: guint

  init() {
    // As urgent as drawing: neither much work nor an animation may keep the other from running.
    let priority = gint(120)
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      // Inside a call of the app nothing else of it may run; what waits stays readable.
      if MainActor.assumeIsolated({ GTKClipboard.isWaiting }) { return 1 }
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      mainQueueCallback(nil)
      return 1
    }
    queue = g_unix_fd_add_full(priority, mainQueueHandle(), G_IO_IN, drain, nil, nil)
    runLoop = RunLoopSource.attach(priority: priority - 1)
  }

  func remove() {
    g_source_remove(queue)
    g_source_remove(runLoop)
  }
}

/// Polls `RunLoop.main` once after each turn of GLib's loop in which something else ran, and when its next timer is due.
///
/// Whatever adds a timer or a block on the main thread does so in such a turn. GLib dispatches one priority in a turn and this
/// source has one of its own, so that nothing can run between the poll and the wait that follows it.
private enum RunLoopSource {
  /// GLib's part comes first; the rest is allocated behind it.
  private struct Storage {
    var source: GSource
    var wasPolled: Bool
    /// Seconds of `Date`'s reference; infinite without timers.
    var nextTimer: TimeInterval
  }

  // Safe: never changed; GLib, which only reads it, wants a pointer to a variable.
  nonisolated(unsafe) private static var functions = GSourceFuncs(
    prepare: { source, timeout in
      let storage = UnsafeMutableRawPointer(notNull(source)).assumingMemoryBound(to: Storage.self)
      guard storage.pointee.wasPolled else { return 1 }
      storage.pointee.wasPolled = false
      let seconds = storage.pointee.nextTimer - Date.timeIntervalSinceReferenceDate
      if seconds <= 0 { return 1 }
      timeout?.pointee = seconds < 1e6 ? gint((seconds * 1000).rounded(.up)) : -1
      return 0
    },
    check: { source in
      let storage = UnsafeMutableRawPointer(notNull(source)).assumingMemoryBound(to: Storage.self)
      return storage.pointee.nextTimer <= Date.timeIntervalSinceReferenceDate ? 1 : 0
    },
    dispatch: { source, _, _ in
      if MainActor.assumeIsolated({ GTKClipboard.isWaiting }) { return 1 }
      let storage = UnsafeMutableRawPointer(notNull(source)).assumingMemoryBound(to: Storage.self)
      // Asking for the next date runs what is due.
      let next = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceReferenceDate
      storage.pointee.nextTimer = next ?? .infinity
      storage.pointee.wasPolled = true
      return 1
    },
    finalize: nil, closure_callback: nil, closure_marshal: nil)

  @MainActor static func attach(priority: gint) -> guint {
    let source = withUnsafeMutablePointer(to: &functions) { notNull(g_source_new($0, guint(MemoryLayout<Storage>.size))) }
    let storage = UnsafeMutableRawPointer(source).assumingMemoryBound(to: Storage.self)
    storage.pointee.wasPolled = false
    storage.pointee.nextTimer = .infinity
    g_source_set_priority(source, priority)
    defer { g_source_unref(source) }
    return g_source_attach(source, nil)
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
