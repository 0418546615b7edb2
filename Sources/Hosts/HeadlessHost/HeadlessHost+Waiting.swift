import Foundation
import SwiftUICore

extension HeadlessHost {
  /// Lets seconds of the virtual clock pass, in real time only as far as the app itself waits in real time.
  ///
  /// Timers, `Task.sleep` and `asyncAfter` know nothing of the virtual clock. Each that is due within these seconds is waited for,
  /// and comes at its time of the virtual clock; where nothing waits, nothing is waited for. Work that is on its way on other threads
  /// without a timer has a moment to arrive; a network needs real seconds (``LaunchAction/wait(_:)``).
  func pass(_ seconds: TimeInterval) {
    settle(quiet: 0.05)
    let start = ContinuousClock.now
    let (first, end) = (time, time + max(seconds, 0))
    while let due = SystemTimers.soonest {
      // The app's timers ran from when the virtual seconds began.
      let moment = first + (ContinuousClock.now - start) / .seconds(1) + due
      guard moment <= end else { break }
      advance(by: moment - time)
      waitForWork(seconds: due)
    }
    advance(by: end - time)
  }

  /// Waits until a timer of this process has rung, and runs what it started.
  private func waitForWork(seconds: TimeInterval) {
    let limit = ContinuousClock.now + .seconds(seconds)
    repeat { MainQueue.wait(seconds: max((limit - .now) / .seconds(1), 0.001)) } while .now < limit
    // What rings on another thread still has to come to this one.
    settle(quiet: 0.01)
  }
}

/// The timers that this process has set: those of the dispatch library and of run loops, on which all others rest.
enum SystemTimers {
  /// Real seconds until the next one rings; `nil` where none is set.
  static var soonest: TimeInterval? {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")) ?? []
    let timers = descriptors.compactMap { remaining(of: $0) }
    let runLoop = RunLoop.main.limitDate(forMode: .default).map { max($0.timeIntervalSinceNow, 0) }
    // A run loop without timers looks centuries ahead.
    return (timers + [runLoop].compactMap { $0 }.filter { $0 < 1e8 }).min()
  }

  /// The rest of a descriptor's time; `nil` where it is no timer, or one that is not set.
  private static func remaining(of descriptor: String) -> TimeInterval? {
    guard let text = try? String(contentsOfFile: "/proc/self/fdinfo/" + descriptor, encoding: .utf8) else { return nil }
    return remaining(in: text)
  }

  /// Reads what the system tells of a timer: `it_value: (seconds, nanoseconds)`.
  static func remaining(in text: String) -> TimeInterval? {
    guard let match = text.firstMatch(of: /it_value: \(([0-9]+), ([0-9]+)\)/),
      let seconds = Double(match.1), let nanoseconds = Double(match.2), seconds + nanoseconds > 0
    else { return nil }
    return seconds + nanoseconds / 1e9
  }
}
