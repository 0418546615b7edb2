/// A source of values over time, which ends at most once: by finishing or with a failure.
///
/// A publisher does nothing until a subscriber subscribes, and then delivers at most as many values as the
/// subscriber has asked for.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output

  /// The kind of error that may end the stream; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implement this; call `subscribe(_:)`.
  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which then receives its subscription.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, through which the values go on to the subject's own subscribers.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the types that operators return.
public enum Publishers {}

/// A publisher that waits for `connect()` before it produces values.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts producing values, until the result is cancelled or released by its last owner.
  func connect() -> any Cancellable
}
