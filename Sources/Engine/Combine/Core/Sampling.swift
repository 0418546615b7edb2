/// The shared middle of `debounce` and `throttle`: asks upstream for everything, holds one value, and publishes it when
/// the time has come and downstream wants it.
final class Sampling<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var held: Input?
  private var generation = 0
  private let onValue: (Sampling, Input) -> Void
  private let onCompletion: (Sampling, Subscribers.Completion<Failure>) -> Void

  init(
    _ downstream: Downstream, onValue: @escaping (Sampling, Input) -> Void,
    onCompletion: @escaping (Sampling, Subscribers.Completion<Failure>) -> Void
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  /// Holds a value, in place of one already held unless `keepingFirst`; returns the number of this change.
  @discardableResult
  func hold(_ value: Input, keepingFirst: Bool = false) -> Int {
    lock.withLock {
      if !keepingFirst || held == nil { held = value }
      generation += 1
      return generation
    }
  }

  /// Drops what is held.
  func drop() {
    let dropped = lock.withLock {
      generation += 1
      defer { held = nil }
      return held
    }
    withExtendedLifetime(dropped) {}
  }

  /// Publishes the held value; with a number only if nothing was held or dropped since.
  func release(ifStill number: Int? = nil) {
    gate.enter {
      let ready = lock.withLock { () -> (Downstream, Input)? in
        guard number == nil || number == generation, let downstream, let value = held else { return nil }
        held = nil
        guard demand > .none else { return nil }
        demand -= 1
        return (downstream, value)
      }
      guard let (receiver, value) = ready else { return }
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
  }

  /// Ends the stream, once.
  func end(_ completion: Subscribers.Completion<Failure>) {
    gate.enter { detach().downstream?.receive(completion: completion) }
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ downstream != nil }) { onValue(self, input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if lock.withLock({ downstream != nil }) { onCompletion(self, completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let parts = detach()
    parts.upstream?.cancel()
    withExtendedLifetime(parts) {}
  }

  private func detach() -> (downstream: Downstream?, upstream: (any Subscription)?, held: Input?) {
    lock.withLock {
      defer { (downstream, upstream, held) = (nil, nil, nil) }
      return (downstream, upstream, held)
    }
  }
}
