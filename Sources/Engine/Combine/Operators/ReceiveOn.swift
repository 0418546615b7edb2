extension Publisher {
  /// Delivers values and the end on a scheduler, for instance `DispatchQueue.main`.
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// Delivers values and the end on a scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Where values and the end are delivered.
    public let scheduler: Context

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates what `receive` of `Publisher` returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Deferral(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }
}
