import Combine
import Dispatch
import SwiftDataCore

/// Saves contexts by the time of the main thread, which a host may turn as it does for animations.
@MainActor
final class MainThreadScheduler: ModelContextScheduler {
  var now: Double { Double(MainTime.timers.uptime.uptimeNanoseconds) / 1e9 }

  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    MainTime.timers.schedule(after: seconds) { MainActor.assumeIsolated { action() } }
  }

  /// Has main contexts save by themselves, unless somebody else sees to it.
  static func install() {
    if ModelContext.autosaveScheduler == nil { ModelContext.autosaveScheduler = MainThreadScheduler() }
  }
}
