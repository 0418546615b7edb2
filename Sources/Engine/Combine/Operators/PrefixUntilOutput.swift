extension Publisher {
  /// Passes values on until another publisher publishes something, then finishes.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Passes values on until another publisher publishes something.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose first value ends the stream.
    public let other: Other

    /// Creates what `prefix` of `Publisher` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      let trigger = Subscribers.Sink<Other.Output, Other.Failure>(
        receiveCompletion: { _ in }, receiveValue: { _ in relay.end(.finished) })
      relay.attach(trigger)
      other.subscribe(trigger)
      relay.follow(upstream) { relay.end($0) }
    }
  }
}
