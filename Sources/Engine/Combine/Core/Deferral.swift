/// The shared middle of `receive(on:)` and `delay`: hands everything to a scheduler, in order.
///
/// What arrives is queued; each job takes the oldest. So order holds also where jobs overtake one another.
final class Deferral<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var queue = Queue<Event>()
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    receiver.map { $0.receive(subscription: self) } ?? subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enqueue(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enqueue(.completion(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (upstream, queue) = detach()
    upstream?.cancel()
    withExtendedLifetime(queue) {}
  }

  private func enqueue(_ event: Event) {
    let isActive = lock.withLock {
      if downstream != nil { queue.append(event) }
      return downstream != nil
    }
    if isActive { schedule { self.deliverNext() } }
  }

  private func deliverNext() {
    gate.enter {
      let next = lock.withLock { downstream.flatMap { receiver in queue.popFirst().map { (receiver, $0) } } }
      switch next {
      case (let receiver, .value(let value))?:
        let more = receiver.receive(value)
        if more > .none { request(more) }
      case (let receiver, .completion(let completion))?:
        _ = detach()
        receiver.receive(completion: completion)
      case nil:
        break
      }
    }
  }

  private func detach() -> ((any Subscription)?, Queue<Event>) {
    lock.withLock {
      defer { (downstream, upstream, queue) = (nil, nil, Queue()) }
      return (upstream, queue)
    }
  }
}
