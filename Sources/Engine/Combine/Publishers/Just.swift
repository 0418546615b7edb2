/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// A value that is there cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher that delivers `output` to each subscriber and finishes.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Delivers one value as soon as it is wanted, then the end.
final class SingleValueSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private let value: Downstream.Input

  init(_ downstream: Downstream, value: Downstream.Input) {
    self.downstream = downstream
    self.value = value
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let receiver = take() else { return }
    _ = receiver.receive(value)
    receiver.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Just {
  /// The value, changed.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// The value, as a stream that could fail.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(output)
  }
}
