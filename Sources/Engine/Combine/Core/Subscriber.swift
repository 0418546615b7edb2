/// Receives a subscription, then values, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input

  /// The kind of error that may end the stream.
  associatedtype Failure: Error

  /// Says that the subscription succeeded; values follow once the subscriber has requested some.
  func receive(subscription: any Subscription)

  /// Takes a value, and returns how many more are wanted beyond those already requested.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an empty value, and returns how many more are wanted.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of types that subscribers use.
public enum Subscribers {}
