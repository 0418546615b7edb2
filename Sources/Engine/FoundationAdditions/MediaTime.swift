import Foundation
import Synchronization

/// The time of a clock that never goes back, in seconds: that of the windows' frames once there are any, of the machine before.
public func CACurrentMediaTime() -> Double { MediaClock.now }

/// The clock of ``CACurrentMediaTime()``.
package enum MediaClock {
  /// How much later it is than the machine's own.
  private static let offset = Mutex(0.0)

  /// The time now, in seconds.
  package static var now: Double { ProcessInfo.processInfo.systemUptime + offset.withLock { $0 } }

  /// Says what time it is now: a frame has begun.
  package static func set(_ time: Double) { offset.withLock { $0 = time - ProcessInfo.processInfo.systemUptime } }
}
