extension Publisher {
  /// Publishes at most one value in each `interval`: the newest then, or else the first.
  ///
  /// The first value goes out at once. A value that waits when the stream finishes goes out before the end, when its
  /// time has come; an error drops it.
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// Publishes at most one value in each interval.
  public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// Where values are published.
    public let scheduler: Context

    /// Whether the newest value of an interval counts, not the first.
    public let latest: Bool

    /// Creates what `throttle` of `Publisher` returns.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let pace = ThrottlePace(interval: interval, scheduler: scheduler)
      upstream.subscribe(
        Sampling(subscriber) { [latest] sampling, value in
          sampling.hold(value, keepingFirst: !latest)
          pace.scheduleRelease { sampling.release() }
        } onCompletion: { sampling, completion in
          if case .failure = completion { sampling.drop() }
          pace.afterRelease { sampling.end(completion) }
        })
    }
  }
}

/// Knows when the next value may go out, and what waits for that moment.
private final class ThrottlePace<Context: Scheduler> {
  private let lock = Lock()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private var windowEnd: Context.SchedulerTimeType?
  private var isScheduled = false

  init(interval: Context.SchedulerTimeType.Stride, scheduler: Context) {
    self.interval = interval
    self.scheduler = scheduler
  }

  /// Calls `action` when a value may go out, unless that is scheduled already.
  func scheduleRelease(_ action: @escaping () -> Void) {
    let now = scheduler.now
    let (starts, moment) = lock.withLock {
      defer { isScheduled = true }
      return (!isScheduled, windowEnd)
    }
    guard starts else { return }
    let fire = {
      self.lock.withLock {
        self.isScheduled = false
        self.windowEnd = self.scheduler.now.advanced(by: self.interval)
      }
      action()
    }
    if let moment, moment > now {
      scheduler.schedule(after: moment, tolerance: scheduler.minimumTolerance, fire)
    } else {
      scheduler.schedule(fire)
    }
  }

  /// Calls `action` after what is scheduled, or at once if nothing is.
  func afterRelease(_ action: @escaping () -> Void) {
    let moment = lock.withLock { isScheduled ? windowEnd : nil }
    if let moment, moment > scheduler.now {
      scheduler.schedule(after: moment, tolerance: scheduler.minimumTolerance, action)
    } else {
      scheduler.schedule(action)
    }
  }
}
