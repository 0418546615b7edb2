// Safe: `lock` guards what changes.
/// What holds the value of a `@Published` property, its subscribers and the object's change publisher.
///
/// The box of a property stays the same for the life of its object (unless `$a = other.$b` replaces it), so that
/// `ObservableObject` can find it by its offset and copies of the wrapper share it.
final class PublishedStorage<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value
  private var conduits = ConduitList<Value, Never>()
  private var changes: ObservableObjectPublisher?
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    current = value
  }

  /// The stored value.
  var value: Value { lock.withLock { current } }

  /// The publisher to fire before each change; `nil` until somebody asked the object for it.
  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { changes } }
    set { lock.withLock { changes = newValue } }
  }

  /// Announces a new value, then stores it.
  func send(_ value: Value) {
    let (changes, receivers) = lock.withLock { (self.changes, conduits.snapshot) }
    changes?.send()
    for receiver in receivers { receiver?.offer(value) }
    let old = lock.withLock {
      let old = current
      current = value
      return old
    }
    // The old value may run code as it goes, which must not happen inside the lock.
    withExtendedLifetime(old) {}
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = lock.withLock {
      let conduit = SubscriberConduit(subscriber, owner: PublishedConduitOwner(self), current: current)
      conduits.append(conduit)
      return conduit
    }
    subscriber.receive(subscription: conduit)
  }

  /// Keeps an assignment under way for the life of the property.
  func keep(_ assignment: AnyCancellable) {
    lock.withLock { assignments.append(assignment) }
  }

  fileprivate func remove(_ conduit: Conduit<Value, Never>) {
    lock.withLock { conduits.remove(conduit) }
  }
}

/// Refers to the box weakly, so that a forgotten subscription to `$name` does not keep the property alive.
private final class PublishedConduitOwner<Value>: ConduitOwner {
  typealias Output = Value
  typealias Failure = Never
  private weak var box: PublishedStorage<Value>?

  init(_ box: PublishedStorage<Value>) { self.box = box }

  func remove(_ conduit: Conduit<Value, Never>) { box?.remove(conduit) }
}

/// Writes what it receives to a property, without keeping that property alive.
final class PublishedSubscriber<Value>: Subscriber, Cancellable {
  private let lock = Lock()
  private weak var box: PublishedStorage<Value>?
  private var upstream: (any Subscription)?

  init(_ box: PublishedStorage<Value>) { self.box = box }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard upstream == nil else { return false }
      upstream = subscription
      return true
    }
    accepted ? subscription.request(.unlimited) : subscription.cancel()
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    box?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    lock.withLock { upstream = nil }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }
}
