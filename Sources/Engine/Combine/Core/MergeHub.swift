/// The shared middle of `merge` and `flatMap`: any number of sources whose values go on as they come.
///
/// With unlimited demand the sources are asked for everything; otherwise each for one value at a time, of which one
/// waits here until it is wanted.
final class MergeHub<Downstream: Subscriber>: Subscription {
  typealias Failure = Downstream.Failure
  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sources: [Int: any Subscription] = [:]
  private var nextNumber = 0
  private var waiting: [(number: Int, value: Downstream.Input)] = []
  // Sources added that have not finished; the hub's own setup counts as one so that it does not finish early.
  private var open = 1

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Subscribes to a further source; `onFinish` is called when that source finishes.
  func add<P: Publisher>(_ publisher: P, onFinish: @escaping () -> Void = {})
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let number = lock.withLock {
      open += 1
      nextNumber += 1
      return nextNumber
    }
    publisher.subscribe(MergeLeg(hub: self, number: number, onFinish: onFinish))
  }

  /// Says that no source will be added from outside any more, so that the hub may finish.
  func close() {
    gate.enter {
      lock.withLock { open -= 1 }
      endIfDone()
    }
  }

  /// Ends the stream with an error, and everything that flows into it.
  func fail(_ error: Downstream.Failure) {
    gate.enter { end(.failure(error)) }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.enter {
      let becameUnlimited = lock.withLock { () -> [any Subscription] in
        let before = self.demand
        self.demand += demand
        return before != .unlimited && self.demand == .unlimited ? Array(sources.values) : []
      }
      for source in becameUnlimited { source.request(.unlimited) }
      drain()
    }
  }

  func cancel() {
    for source in detach().sources { source.cancel() }
  }

  /// Whether downstream still listens.
  var isActive: Bool { lock.withLock { downstream != nil } }

  fileprivate func connect(_ subscription: any Subscription, number: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, sources[number] == nil else { return nil }
      sources[number] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    wanted.map { subscription.request($0) } ?? subscription.cancel()
  }

  fileprivate func receive(_ value: Downstream.Input, number: Int) -> Subscribers.Demand {
    gate.enter {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        guard demand > .none, waiting.isEmpty else {
          waiting.append((number, value))
          return nil
        }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      add(receiver.receive(value))
      return lock.withLock { demand == .unlimited || downstream == nil } ? .none : .max(1)
    }
  }

  fileprivate func finish(number: Int, _ completion: Subscribers.Completion<Failure>, onFinish: () -> Void) {
    gate.enter {
      guard case .finished = completion else { return end(completion) }
      lock.withLock { sources[number] = nil }
      onFinish()
      lock.withLock { open -= 1 }
      endIfDone()
    }
  }

  private func add(_ more: Subscribers.Demand) {
    if more > .none { request(more) }
  }

  private func drain() {
    while let (receiver, next) = takeWaiting() {
      add(receiver.receive(next.value))
      // The value that waited has made room for another of its source.
      let source = lock.withLock { demand == .unlimited ? nil : sources[next.number] }
      source?.request(.max(1))
    }
    endIfDone()
  }

  private func takeWaiting() -> (Downstream, (number: Int, value: Downstream.Input))? {
    lock.withLock {
      guard demand > .none, let downstream, !waiting.isEmpty else { return nil }
      demand -= 1
      return (downstream, waiting.removeFirst())
    }
  }

  private func endIfDone() {
    if lock.withLock({ open == 0 && waiting.isEmpty }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let (receiver, sources) = detach()
    for source in sources { source.cancel() }
    receiver?.receive(completion: completion)
  }

  private func detach() -> (downstream: Downstream?, sources: [any Subscription]) {
    lock.withLock {
      defer { (downstream, sources, waiting) = (nil, [:], []) }
      return (downstream, Array(sources.values))
    }
  }
}

/// One source of a merge.
private final class MergeLeg<Downstream: Subscriber>: Subscriber {
  private let hub: MergeHub<Downstream>
  private let number: Int
  private let onFinish: () -> Void

  init(hub: MergeHub<Downstream>, number: Int, onFinish: @escaping () -> Void) {
    self.hub = hub
    self.number = number
    self.onFinish = onFinish
  }

  func receive(subscription: any Subscription) { hub.connect(subscription, number: number) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { hub.receive(input, number: number) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    hub.finish(number: number, completion, onFinish: onFinish)
  }
}
