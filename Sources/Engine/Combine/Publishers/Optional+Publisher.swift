extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// Publishes an optional: one value, or just the end.
  public struct Publisher: Combine.Publisher {
    /// The wrapped type.
    public typealias Output = Wrapped

    /// An optional cannot fail.
    public typealias Failure = Never

    /// What each subscriber receives.
    public let output: Wrapped?

    /// Creates a publisher of an optional.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: SingleValueSubscription(subscriber, value: output))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
