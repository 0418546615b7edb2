package import Foundation
package import Dispatch
import Synchronization

/// The time of the main thread, on which `DispatchQueue.main`, `RunLoop.main` and timers rely.
///
/// A host whose time is virtual puts its own in place; then publishers follow the same clock as animations do.
package protocol MainTimers: AnyObject, Sendable {
  /// The present moment, as dispatch counts it.
  var uptime: DispatchTime { get }

  /// The present moment, as the calendar counts it.
  var date: Date { get }

  /// Runs an action on the main thread after `delay` seconds; 0 or less means at the next opportunity.
  func schedule(after delay: TimeInterval, _ action: @escaping @Sendable () -> Void)
}

/// The timers in use: dispatch's main queue unless a host replaced them.
package enum MainTime {
  private static let installed = Mutex<any MainTimers>(DispatchMainTimers())

  /// The timers in use.
  package static var timers: any MainTimers { installed.withLock { $0 } }

  /// Puts other timers in place, or the real ones for `nil`.
  ///
  /// Actions already scheduled stay where they are.
  package static func use(_ timers: (any MainTimers)?) {
    installed.withLock { $0 = timers ?? DispatchMainTimers() }
  }

  /// Runs an action after `delay` seconds and then every `interval` seconds, without drifting, until cancelled.
  static func schedule(
    after delay: TimeInterval, interval: TimeInterval, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = RepeatingMainTimer(timers: timers, interval: interval, action)
    timer.start(after: delay)
    return AnyCancellable { timer.cancel() }
  }
}

private final class DispatchMainTimers: MainTimers {
  var uptime: DispatchTime { .now() }
  var date: Date { Date() }

  func schedule(after delay: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: action)
    } else {
      DispatchQueue.main.async(execute: action)
    }
  }
}

// Safe: `lock` guards what changes.
/// Schedules itself again after each run; missed runs are left out, as a timer does that fires late.
private final class RepeatingMainTimer: @unchecked Sendable {
  private let lock = Lock()
  private let timers: any MainTimers
  private let interval: TimeInterval
  private let start: DispatchTime
  private var due: TimeInterval = 0
  private var action: (() -> Void)?

  init(timers: any MainTimers, interval: TimeInterval, _ action: @escaping () -> Void) {
    self.timers = timers
    self.interval = max(interval, 0.000_1)
    self.action = action
    start = timers.uptime
  }

  func start(after delay: TimeInterval) {
    lock.withLock { due = delay }
    timers.schedule(after: delay) { self.fire() }
  }

  func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    withExtendedLifetime(action) {}
  }

  private func fire() {
    guard let action = lock.withLock({ action }) else { return }
    action()
    let elapsed = Double(start.nanoseconds(to: timers.uptime)) / 1e9
    let delay = lock.withLock { () -> TimeInterval? in
      guard self.action != nil else { return nil }
      let missed = ((elapsed - due) / interval).rounded(.down)
      due += interval * max(missed + 1, 1)
      return due - elapsed
    }
    if let delay { timers.schedule(after: delay) { self.fire() } }
  }
}

extension DispatchTime {
  /// The nanoseconds from this moment to another, below zero if that is earlier.
  func nanoseconds(to other: DispatchTime) -> Int {
    let (start, end) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return end >= start ? Int(clamping: end - start) : -Int(clamping: start - end)
  }
}

extension DispatchTimeInterval {
  /// The length in nanoseconds; `.never` is as long as can be.
  var nanoseconds: Int {
    switch self {
    case .seconds(let value): value.multipliedClamping(by: 1_000_000_000)
    case .milliseconds(let value): value.multipliedClamping(by: 1_000_000)
    case .microseconds(let value): value.multipliedClamping(by: 1_000)
    case .nanoseconds(let value): value
    case .never: .max
    @unknown default: .max
    }
  }

  /// The length in seconds.
  var seconds: TimeInterval { Double(nanoseconds) / 1e9 }
}

extension Int {
  /// The product, or the nearest number that there is.
  func multipliedClamping(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? ((self < 0) == (factor < 0) ? .max : .min) : product
  }
}
