extension Publisher {
  /// Drops values until another publisher publishes something, then passes them on.
  ///
  /// Where the other publisher ends before it has published anything, so does this one; after its first value it is cancelled.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// Drops values until another publisher publishes something.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whose first value opens the stream.
    public let other: Other

    /// Creates what `drop` of `Publisher` returns.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let relay = Relay(subscriber)
      let gate = Gate()
      subscriber.receive(subscription: relay)
      let trigger = Subscribers.Sink<Other.Output, Other.Failure>(
        receiveCompletion: { completion in if !gate.isOpen { relay.end(completion) } }, receiveValue: { _ in gate.open() })
      relay.attach(trigger)
      other.first().subscribe(trigger)
      relay.follow(upstream.filter { _ in gate.isOpen }) { relay.end($0) }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// Opens once, and stays open.
private final class Gate {
  private let lock = Lock()
  private var hasOpened = false

  var isOpen: Bool { lock.withLock { hasOpened } }

  func open() { lock.withLock { hasOpened = true } }
}
