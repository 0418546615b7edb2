extension Result {
  /// A publisher of the success, or of the failure.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes a result: one value, or an error.
  public struct Publisher: Combine.Publisher {
    /// The kind of success.
    public typealias Output = Success

    /// What each subscriber receives.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Creates a publisher of a success.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Creates a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: SingleValueSubscription(subscriber, value: value))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
