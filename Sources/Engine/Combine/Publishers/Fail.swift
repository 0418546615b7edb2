/// A publisher that fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The error that each subscriber receives.
  public let error: Failure

  /// Creates a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a failing publisher whose kind of value is given by an argument.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
