/// A subject that has a current value, with which each new subscriber starts.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = Lock()
  private var current: Output
  private var conduits = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The current value; writing it publishes the new one.
  public final var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Asks a subscription for all its values.
  public final func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Attaches a subscriber, which receives the current value first; after the end only the completion.
  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let (conduit, ended) = lock.withLock {
      let conduit = SubscriberConduit(subscriber, owner: self, current: current)
      if completion == nil { conduits.append(conduit) }
      return (conduit, completion)
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Stores a value and passes it to the subscribers; nothing happens after the end.
  public final func send(_ input: Output) {
    let receivers = lock.withLock { () -> [Conduit<Output, Failure>?] in
      guard completion == nil else { return [] }
      current = input
      return conduits.snapshot
    }
    for receiver in receivers { receiver?.offer(input) }
  }

  /// Ends the stream for present and later subscribers; only the first call counts.
  public final func send(completion: Subscribers.Completion<Failure>) {
    let receivers = lock.withLock { () -> [Conduit<Output, Failure>?] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      return conduits.removeAll()
    }
    for receiver in receivers { receiver?.finish(completion) }
  }
}

extension CurrentValueSubject: ConduitOwner {
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}
