extension Publisher {
  /// Publishes a value when no other has followed it for some time.
  ///
  /// The end comes at once, and a value that still waits is dropped with it.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// Publishes a value when no other has followed it for some time.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The time of silence.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Where values are published.
    public let scheduler: Context

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates what `debounce` of `Publisher` returns.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let later = { [dueTime, scheduler, options] (action: @escaping () -> Void) in
        let moment = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: moment, tolerance: scheduler.minimumTolerance, options: options, action)
      }
      upstream.subscribe(
        Sampling(subscriber) { sampling, value in
          let number = sampling.hold(value)
          later { sampling.release(ifStill: number) }
        } onCompletion: { [scheduler, options] sampling, completion in
          sampling.drop()
          scheduler.schedule(options: options) { sampling.end(completion) }
        })
    }
  }
}
