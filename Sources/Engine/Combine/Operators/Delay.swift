extension Publisher {
  /// Delivers values and the end later, on a scheduler.
  ///
  /// An error waits as values do.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

extension Publishers {
  /// Delivers values and the end later.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How much later values and the end are delivered.
    public let interval: Context.SchedulerTimeType.Stride

    /// How late the delivery may be beyond that.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where values and the end are delivered.
    public let scheduler: Context

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates what `delay` of `Publisher` returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Deferral(subscriber) { [interval, tolerance, scheduler, options] in
          let moment = scheduler.now.advanced(by: interval)
          scheduler.schedule(after: moment, tolerance: tolerance, options: options, $0)
        })
    }
  }
}
