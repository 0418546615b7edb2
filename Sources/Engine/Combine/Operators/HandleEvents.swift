extension Publisher {
  /// Calls closures as things happen, before they go on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// Calls closures as things happen.
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

    /// Called when downstream cancels.
    public var receiveCancel: (() -> Void)?

    /// Called when downstream asks for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates what `handleEvents` of `Publisher` returns.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventHandlingSubscriber(subscriber, events: self))
    }
  }
}

/// Reports what passes between upstream and downstream.
private final class EventHandlingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  // Let go at the end, since the closures may hold what they report to.
  private var events: Publishers.HandleEvents<Upstream>?

  init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    let (receiver, events) = lock.withLock { () -> (Downstream?, Publishers.HandleEvents<Upstream>?) in
      guard upstream == nil, let downstream else { return (nil, nil) }
      upstream = subscription
      return (downstream, self.events)
    }
    guard let receiver else { return subscription.cancel() }
    events?.receiveSubscription?(subscription)
    receiver.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (receiver, events) = lock.withLock { (downstream, self.events) }
    guard let receiver else { return .none }
    events?.receiveOutput?(input)
    let more = receiver.receive(input)
    if more > .none { events?.receiveRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (receiver, _, events) = detach()
    guard let receiver else { return }
    events?.receiveCompletion?(completion)
    receiver.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, events) = lock.withLock { (self.upstream, self.events) }
    events?.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let (_, upstream, events) = detach()
    guard let upstream else { return }
    events?.receiveCancel?()
    upstream.cancel()
  }

  private func detach() -> (Downstream?, (any Subscription)?, Publishers.HandleEvents<Upstream>?) {
    lock.withLock {
      defer { (downstream, upstream, events) = (nil, nil, nil) }
      return (downstream, upstream, events)
    }
  }
}
