/// The shared middle of `combineLatest` and `zip`: several sources whose values meet in one.
///
/// `State` holds what has arrived. A rule says how to take the next output out of it and when no more can come.
final class Join<State, Downstream: Subscriber>: Subscription {
  /// How values meet.
  struct Rule {
    /// Takes the next output out of the state, if it has one.
    var next: (inout State) -> Downstream.Input?
    /// Whether no output can come any more, given which sources have finished.
    var isExhausted: (State, [Bool]) -> Bool
    /// Whether a source may send another value in place of one that led to no output.
    var replacesUnmatched: Bool
  }

  private let lock = Lock()
  private let gate = DeliveryGate()
  private var downstream: Downstream?
  private var state: State
  private var demand = Subscribers.Demand.none
  // What every source has been asked for, for those that connect later.
  private var requested = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?]
  private var isFinished: [Bool]
  private let rule: Rule

  init(_ downstream: Downstream, state: State, sources: Int, rule: Rule) {
    self.downstream = downstream
    self.state = state
    self.rule = rule
    upstreams = Array(repeating: nil, count: sources)
    isFinished = Array(repeating: false, count: sources)
  }

  /// Subscribes to one source; `store` puts its values into the state.
  func add<P: Publisher>(_ publisher: P, at index: Int, store: @escaping (inout State, P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(JoinLeg(join: self, index: index, store: store))
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let sources = lock.withLock {
      self.demand += demand
      requested += demand
      return upstreams
    }
    for source in sources { source?.request(demand) }
    gate.enter { _ = drain() }
  }

  func cancel() {
    for upstream in detach().upstreams { upstream?.cancel() }
  }

  fileprivate func connect(_ subscription: any Subscription, at index: Int) {
    let wanted = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil, upstreams[index] == nil, !isFinished[index] else { return nil }
      upstreams[index] = subscription
      return requested
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  fileprivate func receive(at index: Int, _ store: (inout State) -> Void) -> Subscribers.Demand {
    gate.enter {
      let isActive = lock.withLock {
        if downstream != nil { store(&state) }
        return downstream != nil
      }
      guard isActive else { return .none }
      let delivered = drain()
      return rule.replacesUnmatched && !delivered && lock.withLock({ demand > .none }) ? .max(1) : .none
    }
  }

  fileprivate func finish(at index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    gate.enter {
      guard case .finished = completion else { return end(completion) }
      lock.withLock {
        isFinished[index] = true
        upstreams[index] = nil
      }
      endIfExhausted()
    }
  }

  /// Delivers what is complete and wanted; returns whether it delivered anything.
  private func drain() -> Bool {
    var delivered = false
    while let (receiver, output) = takeOutput() {
      delivered = true
      let more = receiver.receive(output)
      if more > .none { request(more) }
    }
    endIfExhausted()
    return delivered
  }

  private func takeOutput() -> (Downstream, Downstream.Input)? {
    lock.withLock {
      guard demand > .none, let downstream, let output = rule.next(&state) else { return nil }
      demand -= 1
      return (downstream, output)
    }
  }

  private func endIfExhausted() {
    if lock.withLock({ downstream != nil && rule.isExhausted(state, isFinished) }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (receiver, upstreams) = detach()
    for upstream in upstreams { upstream?.cancel() }
    receiver?.receive(completion: completion)
  }

  private func detach() -> (downstream: Downstream?, upstreams: [(any Subscription)?]) {
    lock.withLock {
      defer {
        downstream = nil
        upstreams = upstreams.map { _ in nil }
      }
      return (downstream, upstreams)
    }
  }
}

/// One source of a join.
private final class JoinLeg<Input, State, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  private let join: Join<State, Downstream>
  private let index: Int
  private let store: (inout State, Input) -> Void

  init(join: Join<State, Downstream>, index: Int, store: @escaping (inout State, Input) -> Void) {
    self.join = join
    self.index = index
    self.store = store
  }

  func receive(subscription: any Subscription) { join.connect(subscription, at: index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    join.receive(at: index) { store(&$0, input) }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { join.finish(at: index, completion) }
}
