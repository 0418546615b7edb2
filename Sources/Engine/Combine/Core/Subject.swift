/// A publisher into which code outside can put values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)

  /// Ends the stream; later values are ignored.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription from which it may ask for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Publishes an empty value.
  public func send() { send(()) }
}

/// Carries the values of a publisher into a subject, until cancelled.
///
/// The subject gets this as its subscription, so that upstream is cancelled once, whoever does it.
final class SubjectSubscriber<Target: Subject>: Subscriber, Subscription {
  private let lock = Lock()
  private var target: Target?
  private var upstream: (any Subscription)?

  init(_ target: Target) { self.target = target }

  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard let target, upstream == nil else { return nil as Target? }
      upstream = subscription
      return target
    }
    guard let accepted else { return subscription.cancel() }
    accepted.send(subscription: self)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    lock.withLock { target }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    take().0?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    take().1?.cancel()
  }

  private func take() -> (Target?, (any Subscription)?) {
    lock.withLock {
      defer { (target, upstream) = (nil, nil) }
      return (target, upstream)
    }
  }
}
