/// Publishes that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// An announcement carries no value.
  public typealias Output = Void

  /// An announcement cannot fail.
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits = ConduitList<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    let conduit = SubscriberConduit(subscriber, owner: self)
    lock.withLock { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Announces a change; without subscribers this takes only an uncontended lock.
  public final func send() {
    let receivers = lock.withLock { conduits.snapshot }
    for receiver in receivers { receiver?.offer(()) }
  }
}

extension ObservableObjectPublisher: ConduitOwner {
  func remove(_ conduit: Conduit<Void, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

// MARK: - The hook of the view graph

extension ObservableObjectPublisher {
  /// Calls `action` before each change until the result is cancelled or released.
  ///
  /// Takes two small allocations beside the closure, and counts no demand. Order among observers is that of arrival.
  package func observe(_ action: @escaping () -> Void) -> ObjectObservation {
    let conduit = ObserverConduit(action, owner: self)
    lock.withLock { conduits.append(conduit) }
    return ObjectObservation(conduit)
  }
}

/// Keeps an observation of an object under way; cancels it when the last copy is gone.
package final class ObjectObservation: Cancellable {
  private let conduit: any Subscription

  fileprivate init(_ conduit: any Subscription) { self.conduit = conduit }

  deinit { conduit.cancel() }

  /// Ends the observation.
  package func cancel() { conduit.cancel() }
}

private final class ObserverConduit: Conduit<Void, Never> {
  private let lock = Lock()
  private var action: (() -> Void)?
  private var owner: ObservableObjectPublisher?

  init(_ action: @escaping () -> Void, owner: ObservableObjectPublisher) {
    self.action = action
    self.owner = owner
  }

  override func offer(_ value: Void) {
    lock.withLock { action }?()
  }

  override func cancel() {
    let (action, owner) = lock.withLock {
      defer { (self.action, self.owner) = (nil, nil) }
      return (self.action, self.owner)
    }
    owner?.remove(self)
    withExtendedLifetime(action) {}
  }
}

extension ObservableObject {
  /// Calls `action` before each change of this object until the result is cancelled or released.
  ///
  /// The shortest way through the default publisher, and a plain sink for an object's own kind of publisher.
  package func observeWillChange(_ action: @escaping () -> Void) -> any Cancellable {
    let publisher = objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.observe(action) }
    return publisher.sink { _ in action() }
  }
}
