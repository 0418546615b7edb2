/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  /// Passes a value on.
  case emit(Output)
  /// Drops the value; another one is asked for in its place.
  case skip
  /// Passes a last value on and finishes.
  case emitLast(Output)
  /// Ends the stream.
  case end(Subscribers.Completion<Failure>)
}

extension Step where Failure == any Error {
  /// The step that `body` answers, or the end with the error that it throws.
  init(catching body: () throws -> Self) {
    do { self = try body() } catch { self = .end(.failure(error)) }
  }
}

/// The shared middle of operators that answer each value with at most one.
///
/// It stands between upstream and downstream, forwards demand, asks for a replacement of each value that it drops,
/// and lets nothing pass after cancellation or the end. An operator is a closure from value to `Step`; its state, if
/// any, is captured by the closure, which is called for one value at a time as upstream must deliver serially.
final class Transform<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure
  typealias Output = Downstream.Input

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let complete: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
    complete: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.step = step
    self.complete = complete
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
    guard let receiver = lock.withLock({ upstream == nil ? nil : downstream }) else { return .none }
    switch step(input) {
    case .emit(let output):
      return receiver.receive(output)
    case .skip:
      return .max(1)
    case .emitLast(let output):
      _ = receiver.receive(output)
      end(.finished)
    case .end(let completion):
      end(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    detach().downstream?.receive(completion: complete(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    detach().upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (receiver, upstream) = detach()
    upstream?.cancel()
    receiver?.receive(completion: completion)
  }

  private func detach() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}

extension Publisher {
  /// Subscribes through an operator that changes values, and leaves the end as it is.
  func transform<S: Subscriber>(_ subscriber: S, step: @escaping (Output) -> Step<S.Input, Failure>)
  where S.Failure == Failure {
    subscribe(Transform(subscriber, step: step, complete: { $0 }))
  }

  /// Subscribes through an operator whose closure may throw.
  func tryTransform<S: Subscriber>(_ subscriber: S, step: @escaping (Output) throws -> Step<S.Input, any Error>)
  where S.Failure == any Error {
    subscribe(Transform(subscriber, step: { input in Step(catching: { try step(input) }) }, complete: \.erased))
  }
}
