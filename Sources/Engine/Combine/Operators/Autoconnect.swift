extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Connects a connectable publisher while it has subscribers.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Creates the publisher; `ConnectablePublisher` has a method for it.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, and connects if it is the first.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      // Completion does not count: the connection is over by itself then, and made again only after a cancellation.
      upstream.handleEvents(receiveCancel: { self.subscriberCancelled() }).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.connect()
      let isRequested = lock.withLock {
        if subscribers > 0 { self.connection = connection }
        return subscribers > 0
      }
      if !isRequested { connection.cancel() }
    }

    private func subscriberCancelled() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}
