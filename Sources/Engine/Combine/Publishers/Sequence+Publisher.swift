extension Sequence {
  /// A publisher of the elements, in order; each subscriber gets all of them.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// Publishes the elements of a sequence, as they are asked for.
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    /// The kind of element.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: SequenceSubscription(subscriber, first: first, rest: iterator))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// Walks through a sequence while there is demand; requests from within a delivery are taken up by the walk.
private final class SequenceSubscription<Downstream: Subscriber, Iterator: IteratorProtocol>: Subscription
where Iterator.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  // One element ahead, so that the end is told together with the last element and not at the next request.
  private var next: Iterator.Element?
  private var iterator: Iterator
  private var demand = Subscribers.Demand.none
  private var isWalking = false

  init(_ downstream: Downstream, first: Iterator.Element, rest: Iterator) {
    self.downstream = downstream
    next = first
    iterator = rest
  }

  func request(_ demand: Subscribers.Demand) {
    let walks = lock.withLock {
      self.demand += demand
      defer { isWalking = true }
      return !isWalking
    }
    if walks { walk() }
  }

  func cancel() {
    lock.withLock { downstream = nil }
  }

  private func walk() {
    while let (receiver, element) = take() {
      let more = receiver.receive(element)
      advance(adding: more)
    }
  }

  private func take() -> (Downstream, Iterator.Element)? {
    lock.withLock {
      guard let downstream, let element = next, demand > .none else {
        isWalking = false
        return nil
      }
      demand -= 1
      return (downstream, element)
    }
  }

  // The iterator is the caller's code, so it runs outside the lock; only the walker touches it.
  private func advance(adding more: Subscribers.Demand) {
    guard lock.withLock({ downstream != nil }) else { return }
    let following = iterator.next()
    let finished = lock.withLock { () -> Downstream? in
      demand += more
      next = following
      guard following == nil else { return nil }
      defer { downstream = nil }
      return downstream
    }
    finished?.receive(completion: .finished)
  }
}

extension Publishers.Sequence {
  /// The sequence with each element changed.
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// The elements that satisfy a condition.
  public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// The elements changed, without those that became `nil`.
  public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// The same sequence, as a stream that could fail.
  public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E>
  where E: Error, Failure == Never {
    .init(sequence: sequence)
  }
}
