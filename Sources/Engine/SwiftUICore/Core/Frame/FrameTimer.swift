package import Foundation

/// Things to do at a time of the frame clock.
struct FrameTimer {
  let id: UInt64
  var time: TimeInterval
  /// Whether it comes again and again, as a caret that blinks.
  let isForEver: Bool
  let action: () -> Void
}

/// What is scheduled in a window.
struct FrameTimers {
  fileprivate var waiting: [FrameTimer] = []
  fileprivate var nextID: UInt64 = 0
}

extension ViewGraph {
  /// Runs an action in the first frame at or after a time; returns a number to cancel it by.
  ///
  /// `isForEver` says that the action will be scheduled again and again, so that nobody is to wait for its end.
  @discardableResult
  package func schedule(at time: TimeInterval, isForEver: Bool = false, _ action: @escaping () -> Void) -> UInt64 {
    timers.nextID += 1
    // A time that is no number never comes.
    guard time.isFinite else { return timers.nextID }
    timers.waiting.append(FrameTimer(id: timers.nextID, time: time, isForEver: isForEver, action: action))
    wantFrame()
    return timers.nextID
  }

  /// Forgets a scheduled action.
  package func cancelTimer(_ id: UInt64) { timers.waiting.removeAll { $0.id == id } }

  /// When the next scheduled action is due.
  package var nextTimerTime: TimeInterval? { timers.waiting.map(\.time).min() }

  /// When the next scheduled action is due of those that have an end.
  package var nextAwaitedTime: TimeInterval? { timers.waiting.lazy.filter { !$0.isForEver }.map(\.time).min() }

  func fireTimers() {
    let due = timers.waiting.filter { $0.time <= time }.sorted { ($0.time, $0.id) < ($1.time, $1.id) }
    timers.waiting.removeAll { $0.time <= time }
    for timer in due { timer.action() }
  }
}
