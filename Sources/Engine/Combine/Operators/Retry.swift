extension Publisher {
  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// Subscribes again after an error.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How often; `nil` for ever.
    public let retries: Int?

    /// Creates what `retry` of `Publisher` returns.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      Self.attempt(upstream, retries: retries, relay)
    }

    private static func attempt<S: Subscriber>(_ upstream: Upstream, retries: Int?, _ relay: Relay<S>)
    where S.Input == Output, S.Failure == Failure {
      relay.follow(upstream) { completion in
        guard case .failure = completion, retries != 0 else { return relay.end(completion) }
        attempt(upstream, retries: retries.map { $0 - 1 }, relay)
      }
    }
  }
}
