extension Publisher {
  /// Publishes the values of each span of time as an array.
  ///
  /// A span without values has no array. When the stream finishes, what was collected goes out before the end; an error drops it.
  ///
  ///     keys.collect(.byTime(DispatchQueue.main, .seconds(1)))
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// What belongs into one array.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// What comes within a span of a scheduler's time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// What comes within a span, but no more than a number of values: an array that is full goes out at once.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes the values of each span of time as an array.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    /// Some values in order.
    public typealias Output = [Upstream.Output]

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What belongs into one array.
    public let strategy: TimeGroupingStrategy<Context>

    /// The scheduler's options; `nil` for its defaults.
    public let options: Context.SchedulerOptions?

    /// Creates what `collect` of `Publisher` returns.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      let (scheduler, interval, count) = strategy.parts
      let batch = Batch<Upstream.Output>(count: count)
      let arrays = PassthroughSubject<[Upstream.Output], Upstream.Failure>()
      let clock = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options
      ) { if let rest = batch.rest() { arrays.send(rest) } }
      let source = Subscribers.Sink<Upstream.Output, Upstream.Failure>(
        receiveCompletion: { completion in
          clock.cancel()
          if case .finished = completion, let rest = batch.rest() { arrays.send(rest) }
          arrays.send(completion: completion)
        }, receiveValue: { value in if let full = batch.add(value) { arrays.send(full) } })
      arrays.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
        .handleEvents(receiveCancel: {
          clock.cancel()
          source.cancel()
        })
        .receive(subscriber: subscriber)
      upstream.subscribe(source)
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  /// The scheduler, the span, and how many values an array has at most.
  fileprivate var parts: (scheduler: Context, interval: Context.SchedulerTimeType.Stride, count: Int) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
    }
  }
}
