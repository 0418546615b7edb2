/// A publisher of one value that is made later, by work that starts at once.
public final class Future<Output, Failure>: Publisher where Failure: Error {
  /// Called once with the result; later calls do nothing.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// Calls `attemptToFulfill` at once, which calls the promise when the result is there.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfill(result) }
  }

  /// Attaches a subscriber, which receives the result when it is there, also if it was there before.
  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let subscription = FutureSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    if let result { subscription.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for subscription in waiting { subscription.fulfill(result) }
  }
}

/// One subscriber of a future.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isRequested = false

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = AnySubscriber(subscriber)
  }

  func fulfill(_ result: Result<Output, Failure>) {
    deliver { self.result = result }
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { deliver { isRequested = true } }
  }

  func cancel() {
    lock.withLock { downstream = nil }
  }

  /// Delivers what is there, after a change to the state.
  ///
  /// An error needs no demand.
  private func deliver(after change: () -> Void) {
    let ready = lock.withLock { () -> (AnySubscriber<Output, Failure>, Result<Output, Failure>)? in
      change()
      guard let downstream, let result else { return nil }
      if case .success = result, !isRequested { return nil }
      self.downstream = nil
      return (downstream, result)
    }
    switch ready {
    case (let receiver, .success(let value))?:
      _ = receiver.receive(value)
      receiver.receive(completion: .finished)
    case (let receiver, .failure(let error))?:
      receiver.receive(completion: .failure(error))
    case nil:
      break
    }
  }
}

extension Future where Failure == Never {
  /// The value, when it is there.
  public final var value: Output {
    get async {
      await withUnsafeContinuation { continuation in
        subscribe(
          ResultSubscriber<Output, Never> { result in
            // Safe: the publisher hands the value on and keeps nothing of it, as to any subscriber.
            nonisolated(unsafe) let result = result
            continuation.resume(with: result)
          })
      }
    }
  }
}

extension Future {
  /// The value, when it is there.
  public final var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        subscribe(
          ResultSubscriber<Output, Failure> { result in
            // Safe: the publisher hands the value on and keeps nothing of it, as to any subscriber.
            nonisolated(unsafe) let result = result.mapError { $0 as any Error }
            continuation.resume(with: result)
          })
      }
    }
  }
}

/// Takes one result.
///
/// It crosses to the waiting task as it would to a sink: whoever fulfils the promise vouches for it.
private final class ResultSubscriber<Input, Failure: Error>: Subscriber {
  private let receiver: (Result<Input, Failure>) -> Void
  init(_ receiver: @escaping (Result<Input, Failure>) -> Void) { self.receiver = receiver }
  func receive(subscription: any Subscription) { subscription.request(.max(1)) }
  func receive(_ input: Input) -> Subscribers.Demand {
    receiver(.success(input))
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { receiver(.failure(error)) }
  }
}
