/// A subject without memory: passes each value to the subscribers that are there and want it.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = Lock()
  private var conduits = ConduitList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var hasDemand = false

  /// Creates a subject that nobody subscribes to yet.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Asks a subscription for all its values as soon as some subscriber wants any.
  public final func send(subscription: any Subscription) {
    let wanted = lock.withLock {
      upstreams.append(subscription)
      return hasDemand
    }
    if wanted { subscription.request(.unlimited) }
  }

  /// Attaches a subscriber; after the end it only receives the completion.
  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = SubscriberConduit(subscriber, owner: self)
    let ended = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Passes a value to the subscribers; nothing happens after the end.
  public final func send(_ input: Output) {
    let receivers = lock.withLock { conduits.snapshot }
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

extension PassthroughSubject: ConduitOwner {
  func conduitWillRequest() {
    let waiting = lock.withLock { () -> [any Subscription] in
      if hasDemand { return [] }
      hasDemand = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.remove(conduit) }
  }
}
