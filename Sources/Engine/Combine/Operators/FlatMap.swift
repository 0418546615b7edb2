extension Publisher {
  /// Turns each value into a publisher and passes on the values of all of them.
  ///
  /// At most `maxPublishers` are subscribed to at a time; further values are asked for as these finish.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Turns each value into a publisher that cannot fail and passes on the values of all of them.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher and passes on the values of all of them.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher and passes on the values of all of them; nothing can fail.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// Turns each value into a publisher and passes on the values of all of them.
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    /// The kind of value of the publishers made.
    public typealias Output = NewPublisher.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many publishers may be subscribed to at a time.
    public let maxPublishers: Subscribers.Demand

    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates what `flatMap` of `Publisher` returns.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      let outer = FlatMapOuter(MergeHub(subscriber), maxPublishers: maxPublishers, transform: transform)
      subscriber.receive(subscription: outer)
      upstream.subscribe(outer)
    }
  }
}

/// Receives the values from which publishers are made, and is the subscription of the whole.
private final class FlatMapOuter<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure
  private let lock = Lock()
  private let hub: MergeHub<Downstream>
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> NewPublisher
  private var upstream: (any Subscription)?
  private var isOver = false

  init(
    _ hub: MergeHub<Downstream>, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher
  ) {
    self.hub = hub
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard upstream == nil, !isOver else { return false }
      upstream = subscription
      return true
    }
    accepted ? subscription.request(maxPublishers) : subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard hub.isActive else { return .none }
    hub.add(transform(input)) { [weak self] in self?.requestAnother() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard take() != nil else { return }
    switch completion {
    case .finished: hub.close()
    case .failure(let error): hub.fail(error)
    }
  }

  func request(_ demand: Subscribers.Demand) { hub.request(demand) }

  func cancel() {
    take()?.cancel()
    hub.cancel()
  }

  private func requestAnother() {
    guard maxPublishers != .unlimited else { return }
    lock.withLock { upstream }?.request(.max(1))
  }

  private func take() -> (any Subscription)? {
    lock.withLock {
      isOver = true
      defer { upstream = nil }
      return upstream
    }
  }
}
