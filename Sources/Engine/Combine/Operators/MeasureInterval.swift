extension Publisher {
  /// Publishes, in place of each value, the time since the one before it, or since the subscription.
  ///
  /// The scheduler's clock counts; reading it needs no options.
  public func measureInterval<S>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// Publishes the times between values.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    /// A distance in the scheduler's time.
    public typealias Output = Context.SchedulerTimeType.Stride

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose clock counts.
    public let scheduler: Context

    /// Creates what `measureInterval` of `Publisher` returns.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.handleEvents(receiveSubscription: { [scheduler] _ in last = scheduler.now })
        .transform(subscriber) { [scheduler] _ in
          let now = scheduler.now
          defer { last = now }
          return .emit(last.distance(to: now))
        }
    }
  }
}
