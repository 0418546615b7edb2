extension Publisher {
  /// Publishes `output` if the stream finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// Publishes a value if the stream finishes without one.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The value for an empty stream.
    public let output: Upstream.Output

    /// Creates what `replaceEmpty` of `Publisher` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      var isEmpty = true
      subscriber.receive(subscription: relay)
      relay.follow(upstream.handleEvents(receiveOutput: { _ in isEmpty = false })) { [output] completion in
        guard case .finished = completion, isEmpty else { return relay.end(completion) }
        relay.follow(Just(output)) { _ in relay.end(.finished) }
      }
    }
  }
}
