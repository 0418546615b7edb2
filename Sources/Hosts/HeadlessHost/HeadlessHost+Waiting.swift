import Foundation
import DisplayModel

extension HeadlessHost {
  /// Lets seconds of the virtual clock pass, in real time only as far as the app itself waits in real time.
  ///
  /// Timers, `Task.sleep` and `asyncAfter` know nothing of the virtual clock. Each that is due within these seconds is waited for,
  /// and comes at its time of the virtual clock; where nothing waits, nothing is waited for. Work that is on its way on other threads
  /// without a timer has a moment to arrive; a network needs real seconds (``LaunchAction/wait(_:)``).
  ///
  /// The dispatch library has a timer of its own in every process that uses its threads. So of timers that are not a run loop's, it
  /// is given up after a few of which nothing came to the main thread.
  func pass(_ seconds: TimeInterval) {
    settle(quiet: 0.05)
    let start = ContinuousClock.now
    let (first, end) = (time, time + max(seconds, 0))
    var vain = 0
    while let due = SystemTimers.soonest(ofRunLoopAlone: vain >= Self.mostVainWaits) {
      // The app's timers ran from when the virtual seconds began.
      let moment = first + (ContinuousClock.now - start) / .seconds(1) + due.seconds
      guard moment <= end else { break }
      advance(by: moment - time)
      let hadWork = waitForWork(seconds: due.seconds) || due.isOfRunLoop
      vain = hadWork ? 0 : vain + 1
    }
    advance(by: end - time)
  }

  private static let mostVainWaits = 3

  /// Waits until a timer of this process has rung, and runs what it started; returns whether that was anything.
  private func waitForWork(seconds: TimeInterval) -> Bool {
    // What rings on another thread still has to come to this one.
    let limit = ContinuousClock.now + .seconds(seconds + 0.01)
    var hadWork = false
    repeat {
      if MainQueue.wait(seconds: max((limit - .now) / .seconds(1), 0.001)) { hadWork = true }
    } while .now < limit
    settle()
    return hadWork
  }
}

/// The timers that this process has set: those of the dispatch library and of run loops, on which all others rest.
enum SystemTimers {
  /// Real seconds until the next one rings, and whether the main thread's run loop has set it; `nil` where none is set.
  static func soonest(ofRunLoopAlone isAlone: Bool) -> (seconds: TimeInterval, isOfRunLoop: Bool)? {
    // A run loop without timers looks centuries ahead.
    let date = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow
    let runLoop = date.flatMap { $0 < 1e8 ? max($0, 0) : nil }
    let descriptors = isAlone ? [] : (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")) ?? []
    let other = descriptors.compactMap { remaining(of: $0) }.min()
    if let runLoop, runLoop <= (other ?? .infinity) + 0.001 { return (runLoop, true) }
    return other.map { ($0, false) }
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
