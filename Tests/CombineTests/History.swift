import Combine

/// What a subscriber saw, in order.
enum Event<Value: Equatable>: Equatable {
  case value(Value)
  case finished
  case failed(TestError)
}

extension Event: Sendable where Value: Sendable {}

/// An error to test with.
struct TestError: Error, Equatable {
  var code = 0
}

/// A subscriber that asks for what it is told to ask for, and writes down what it gets.
final class Recorder<Input: Equatable, Failure: Error>: Subscriber, Cancellable {
  private(set) var events: [Event<Input>] = []
  private(set) var subscriptions = 0
  private var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(demand: Subscribers.Demand = .unlimited) { initialDemand = demand }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  var completions: Int { events.count - values.count }

  func receive(subscription: any Subscription) {
    subscriptions += 1
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append(.value(input))
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append(.finished)
    case .failure(let error): events.append(.failed(error as? TestError ?? TestError(code: -1)))
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Publisher where Output: Equatable {
  /// Subscribes a recorder.
  func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }
}

/// A publisher for one subscriber, under the test's control: it knows what was asked of it.
final class Probe<Output, Failure: Error>: Publisher {
  private var downstream: AnySubscriber<Output, Failure>?
  private(set) var requested: Subscribers.Demand = .none
  private(set) var subscriptions = 0
  private(set) var cancellations = 0

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions += 1
    downstream = AnySubscriber(subscriber)
    subscriber.receive(subscription: Link(probe: self))
  }

  /// Delivers a value, whether it was asked for or not, and adds what comes back to the demand.
  func send(_ value: Output) {
    if let more = downstream?.receive(value) { requested += more }
  }

  func send(completion: Subscribers.Completion<Failure>) { downstream?.receive(completion: completion) }

  private final class Link: Subscription {
    let probe: Probe
    init(probe: Probe) { self.probe = probe }
    func request(_ demand: Subscribers.Demand) { probe.requested += demand }
    func cancel() { probe.cancellations += 1 }
  }
}
