extension Publisher {
  /// Shares one subscription to this publisher among all subscribers; it begins with the first of them.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publishers {
  /// Shares one subscription among all subscribers.
  public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates what `share` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; only the first makes upstream start.
    public final func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
  }
}
