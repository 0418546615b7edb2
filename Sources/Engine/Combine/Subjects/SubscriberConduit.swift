/// A conduit to a `Subscriber`, which gets no more values than it asked for.
///
/// A subject without memory drops what nobody asked for; one with a current value keeps the newest for later.
final class SubscriberConduit<Downstream: Subscriber, Owner: ConduitOwner>: Conduit<
  Downstream.Input, Downstream.Failure
>
where Owner.Output == Downstream.Input, Owner.Failure == Downstream.Failure {
  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var owner: Owner?
  private var demand = Subscribers.Demand.none
  private var pending: Downstream.Input?
  private let keepsLatest: Bool

  /// Creates a conduit; `current` is delivered first, for subjects that have a current value.
  init(_ downstream: Downstream, owner: Owner, current: Downstream.Input? = nil) {
    self.downstream = downstream
    self.owner = owner
    pending = current
    keepsLatest = current != nil
  }

  override func offer(_ value: Downstream.Input) {
    gate.enter {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        if demand == .none {
          if keepsLatest { pending = value }
          return nil
        }
        demand -= 1
        pending = nil
        return downstream
      }
      if let receiver { deliver(value, to: receiver) }
    }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.enter {
      detach().downstream?.receive(completion: completion)
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { owner }?.conduitWillRequest()
    gate.enter {
      let next = lock.withLock { () -> (Downstream, Downstream.Input)? in
        self.demand += demand
        return takePending()
      }
      if let (receiver, value) = next { deliver(value, to: receiver) }
    }
  }

  override func cancel() {
    detach().owner?.remove(self)
  }

  private func deliver(_ value: Downstream.Input, to receiver: Downstream) {
    let more = receiver.receive(value)
    guard more != .none else { return }
    let next = lock.withLock { () -> (Downstream, Downstream.Input)? in
      demand += more
      return takePending()
    }
    if let (receiver, value) = next { deliver(value, to: receiver) }
  }

  /// The value that waited for demand, if there is demand now.
  ///
  /// Call with the lock held.
  private func takePending() -> (Downstream, Downstream.Input)? {
    guard demand > 0, let downstream, let value = pending else { return nil }
    pending = nil
    demand -= 1
    return (downstream, value)
  }

  private func detach() -> (downstream: Downstream?, owner: Owner?) {
    lock.withLock {
      defer { (downstream, owner, pending) = (nil, nil, nil) }
      return (downstream, owner)
    }
  }
}
