extension Publisher where Failure == Never {
  /// Makes subscribers wait until `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// Makes subscribers wait until `connect()` is called.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates what `makeConnectable` of `Publisher` returns.
    public init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Lets the values come.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}
