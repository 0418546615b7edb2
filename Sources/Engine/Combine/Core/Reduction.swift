/// The shared middle of operators that take many values and answer with one result at most.
///
/// It asks upstream for everything, and delivers the result once downstream wants a value.
final class Reduction<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure

  /// What one value does to the reduction.
  enum Step {
    /// Nothing is decided yet.
    case more
    /// The result is known early.
    case done(Downstream.Input)
    /// There is no result.
    case fail(Downstream.Failure)
  }

  /// What is left when upstream is over.
  enum Ending {
    case result(Downstream.Input?)
    case failure(Downstream.Failure)
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var wantsResult = false
  private var result: Downstream.Input?
  private var isDecided = false
  private let step: (Input) -> Step
  private let finish: (Subscribers.Completion<InputFailure>) -> Ending

  init(
    _ downstream: Downstream, step: @escaping (Input) -> Step,
    finish: @escaping (Subscribers.Completion<InputFailure>) -> Ending
  ) {
    self.downstream = downstream
    self.step = step
    self.finish = finish
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
    guard lock.withLock({ downstream != nil && !isDecided }) else { return .none }
    switch step(input) {
    case .more:
      break
    case .done(let result):
      decide(.result(result), cancelling: true)
    case .fail(let error):
      decide(.failure(error), cancelling: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard lock.withLock({ downstream != nil && !isDecided }) else { return }
    decide(finish(completion), cancelling: false)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let ready = lock.withLock { () -> (Downstream, Downstream.Input)? in
      wantsResult = true
      return takeResult()
    }
    if let ready { Self.deliver(ready) }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer { (downstream, self.upstream, result) = (nil, nil, nil) }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func decide(_ ending: Ending, cancelling: Bool) {
    let upstream = lock.withLock {
      isDecided = true
      defer { self.upstream = nil }
      return self.upstream
    }
    if cancelling { upstream?.cancel() }
    switch ending {
    case .result(let value?):
      let ready = lock.withLock {
        result = value
        return wantsResult ? takeResult() : nil
      }
      if let ready { Self.deliver(ready) }
    case .result(nil):
      takeDownstream()?.receive(completion: .finished)
    case .failure(let error):
      takeDownstream()?.receive(completion: .failure(error))
    }
  }

  /// The result and who gets it, once.
  ///
  /// Call with the lock held.
  private func takeResult() -> (Downstream, Downstream.Input)? {
    guard let value = result, let receiver = downstream else { return nil }
    (downstream, result) = (nil, nil)
    return (receiver, value)
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }

  private static func deliver(_ ready: (Downstream, Downstream.Input)) {
    _ = ready.0.receive(ready.1)
    ready.0.receive(completion: .finished)
  }
}

extension Publisher {
  /// Subscribes through a reduction; `finish` gives the result when upstream finishes.
  func reduction<S: Subscriber>(
    _ subscriber: S, step: @escaping (Output) -> Reduction<Output, Failure, S>.Step,
    finish: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      Reduction<Output, Failure, S>(subscriber, step: step) { completion in
        switch completion {
        case .finished: .result(finish())
        case .failure(let error): .failure(error)
        }
      })
  }

  /// Subscribes through a reduction whose closure may throw.
  func tryReduction<S: Subscriber>(
    _ subscriber: S, step: @escaping (Output) throws -> Reduction<Output, Failure, S>.Step,
    finish: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      Reduction<Output, Failure, S>(
        subscriber,
        step: { input in
          do { return try step(input) } catch { return .fail(error) }
        },
        finish: { completion in
          switch completion {
          case .finished: .result(finish())
          case .failure(let error): .failure(error)
          }
        }))
  }
}
