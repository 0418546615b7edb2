extension Publisher {
  /// Publishes `output` in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// Publishes a value in place of an error.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// The value for an error.
    public let output: Upstream.Output

    /// Creates what `replaceError` of `Publisher` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(upstream) { [output] completion in
        guard case .failure = completion else { return relay.end(.finished) }
        relay.follow(Just(output)) { _ in relay.end(.finished) }
      }
    }
  }
}
