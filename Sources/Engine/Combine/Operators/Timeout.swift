extension Publisher {
  /// Ends the stream when no value has come for an interval, counted from the subscription and from each value.
  ///
  /// It fails with what `customError` makes, or finishes where that is `nil`. Values and the end are handed on by the scheduler.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

extension Publishers {
  /// Ends the stream when no value has come for some time.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The longest time without a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// What counts the time.
    public let scheduler: Context

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Makes the error that the stream ends with; `nil`: it finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Creates what `timeout` of `Publisher` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let silence = Alarm { [interval, scheduler, options, customError] in
        let moment = scheduler.now.advanced(by: interval)
        return scheduler.schedule(
          after: moment, interval: interval, tolerance: scheduler.minimumTolerance, options: options
        ) { relay.end(customError.map { .failure($0()) } ?? .finished) }
      }
      subscriber.receive(subscription: relay)
      silence.start()
      relay.attach(silence)
      let heard = upstream.handleEvents(
        receiveOutput: { _ in silence.start() }, receiveCompletion: { _ in silence.cancel() })
      relay.follow(heard.receive(on: scheduler, options: options)) { relay.end($0) }
    }
  }
}

/// What happens after a time, unless it is started anew or cancelled before.
private final class Alarm: Cancellable {
  private let lock = Lock()
  private let schedule: () -> any Cancellable
  private var scheduled: (any Cancellable)?
  private var isCancelled = false

  init(schedule: @escaping () -> any Cancellable) { self.schedule = schedule }

  func start() {
    let next = schedule()
    let previous = lock.withLock { () -> (any Cancellable)? in
      guard !isCancelled else { return next }
      defer { scheduled = next }
      return scheduled
    }
    previous?.cancel()
  }

  func cancel() {
    let last = lock.withLock { () -> (any Cancellable)? in
      isCancelled = true
      defer { scheduled = nil }
      return scheduled
    }
    last?.cancel()
  }
}
