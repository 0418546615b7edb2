extension Publisher {
  /// Publishes values in arrays of `count`; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// Publishes values in arrays of a fixed length.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    /// Some values in order.
    public typealias Output = [Upstream.Output]

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values an array has.
    public let count: Int

    /// Creates what `collect` of `Publisher` returns.
    ///
    /// Traps unless `count` is positive.
    public init(upstream: Upstream, count: Int) {
      guard count > 0 else { fatalError("collect(\(count)): the number of values must be positive") }
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      let batch = Batch<Upstream.Output>(count: count)
      // A filling array asks for another value in place of the one it took, so that demand counts arrays.
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream.compactMap { batch.add($0) }) { completion in
        guard case .finished = completion, let rest = batch.rest() else { return relay.end(completion) }
        relay.follow(Just(rest)) { _ in relay.end(.finished) }
      }
    }
  }
}
