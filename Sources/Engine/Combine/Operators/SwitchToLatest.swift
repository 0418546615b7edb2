extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Takes the values of the newest publisher received, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Takes the values of the newest publisher received, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Takes the values of the newest publisher received, and cancels the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Takes the values of the newest publisher received, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publishers {
  /// Takes the values of the newest publisher received.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    /// The kind of value of the publishers received.
    public typealias Output = P.Output

    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Creates what `switchToLatest` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      let relay = Relay(subscriber)
      let state = SwitchState()
      subscriber.receive(subscription: relay)
      let sink = Subscribers.Sink<P, Failure>(
        receiveCompletion: { completion in
          guard case .finished = completion else { return relay.end(completion) }
          if state.outerFinished() { relay.end(.finished) }
        },
        receiveValue: { publisher in
          state.innerStarted()
          relay.follow(publisher) { completion in
            guard case .finished = completion else { return relay.end(completion) }
            if state.innerFinished() { relay.end(.finished) }
          }
        })
      relay.attach(sink)
      upstream.subscribe(sink)
    }
  }
}

/// Knows when both the publisher of publishers and the newest of them have finished.
private final class SwitchState {
  private let lock = Lock()
  private var isOuterOpen = true
  private var isInnerOpen = false

  func innerStarted() { lock.withLock { isInnerOpen = true } }

  /// Answers whether everything is over.
  func innerFinished() -> Bool {
    lock.withLock {
      isInnerOpen = false
      return !isOuterOpen
    }
  }

  /// Answers whether everything is over.
  func outerFinished() -> Bool {
    lock.withLock {
      isOuterOpen = false
      return !isInnerOpen
    }
  }
}
