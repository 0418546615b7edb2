/// The shared middle of operators that take values from one source after another.
///
/// Downstream keeps one subscription; demand that a source did not meet is asked of the next one.
final class Relay<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  // Which source is the present one: values of earlier ones are ignored.
  private var source = 0
  private var attachments: [any Cancellable] = []

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Takes values from `publisher` from now on; `then` decides what follows its end.
  func follow<P: Publisher>(_ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    let (number, previous) = lock.withLock { () -> (Int?, (any Subscription)?) in
      guard downstream != nil else { return (nil, nil) }
      source += 1
      defer { upstream = nil }
      return (source, upstream)
    }
    previous?.cancel()
    guard let number else { return }
    publisher.subscribe(RelayLeg<P.Failure, Downstream>(relay: self, number: number, completion: then))
  }

  /// Cancels `cancellable` together with this subscription.
  func attach(_ cancellable: any Cancellable) {
    let isActive = lock.withLock {
      if downstream != nil { attachments.append(cancellable) }
      return downstream != nil
    }
    if !isActive { cancellable.cancel() }
  }

  /// Ends the stream, once.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.enter {
      let parts = detach()
      parts.upstream?.cancel()
      for attachment in parts.attachments { attachment.cancel() }
      parts.downstream?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let parts = detach()
    parts.upstream?.cancel()
    for attachment in parts.attachments { attachment.cancel() }
  }

  fileprivate func connect(_ subscription: any Subscription, number: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, source == number, upstream == nil else { return nil }
      upstream = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  fileprivate func deliver(_ value: Downstream.Input, number: Int) -> Subscribers.Demand {
    gate.enter {
      let receiver = lock.withLock { () -> Downstream? in
        guard source == number, demand > .none else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      let more = receiver.receive(value)
      guard more > .none else { return .none }
      let (isPresent, successor) = lock.withLock { () -> (Bool, (any Subscription)?) in
        demand += more
        return (source == number, upstream)
      }
      if isPresent { return more }
      successor?.request(more)
      return .none
    }
  }

  /// Forgets the present source; returns whether it was the one with this number.
  fileprivate func leave(number: Int) -> Bool {
    lock.withLock {
      guard downstream != nil, source == number else { return false }
      upstream = nil
      return true
    }
  }

  private func detach() -> (downstream: Downstream?, upstream: (any Subscription)?, attachments: [any Cancellable]) {
    lock.withLock {
      defer { (downstream, upstream, attachments) = (nil, nil, []) }
      return (downstream, upstream, attachments)
    }
  }
}

/// One source of a relay.
private final class RelayLeg<Failure: Error, Downstream: Subscriber>: Subscriber {
  private let relay: Relay<Downstream>
  private let number: Int
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init(relay: Relay<Downstream>, number: Int, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.relay = relay
    self.number = number
    self.completion = completion
  }

  func receive(subscription: any Subscription) { relay.connect(subscription, number: number) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.deliver(input, number: number) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if relay.leave(number: number) { self.completion(completion) }
  }
}
