import CGio
import Foundation
import DisplayModel

/// A thread that runs what happens to transfers, and sleeps in between.
///
/// It is there from the first transfer on; a sleeping thread costs nothing, and connections that may be used again are watched.
final class WebLoop: Sendable {
  // Safe: main contexts may be used from every thread.
  nonisolated(unsafe) let context: OpaquePointer

  init() {
    context = g_main_context_new()
    // Safe: main contexts may be used from every thread.
    nonisolated(unsafe) let context = context
    let thread = Thread {
      g_main_context_push_thread_default(context)
      g_main_loop_run(g_main_loop_new(context, 0))
    }
    thread.name = "apus web"
    thread.start()
  }

  /// Runs work on the thread, in the order in which it is asked for.
  func perform(_ work: @escaping @Sendable () -> Void) {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    Self.run(work, when: source)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Runs work on the thread after a time in seconds.
  func perform(after delay: Double, _ work: @escaping @Sendable () -> Void) -> Timer {
    // A day is as good as for ever; nan is no time at all.
    let seconds = delay > 0 ? min(delay, 86_400) : 0
    let source = notNull(g_timeout_source_new(guint((seconds * 1000).rounded(.up))))
    Self.run(work, when: source)
    g_source_attach(source, context)
    return Timer(source: source)
  }

  /// Work that is to come.
  struct Timer {
    fileprivate let source: UnsafeMutablePointer<GSource>
    /// Has the work not come; to be called once, whether it has come or not.
    func stop() {
      g_source_destroy(source)
      g_source_unref(source)
    }
  }

  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func run(_ work: @escaping @Sendable () -> Void, when source: UnsafeMutablePointer<GSource>?) {
    g_source_set_callback(
      source,
      { data in
        Unmanaged<Work>.fromOpaque(notNull(data)).takeUnretainedValue().run()
        return 0
      }, Unmanaged.passRetained(Work(work)).toOpaque(), { Unmanaged<Work>.fromOpaque(notNull($0)).release() })
  }
}
