/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
where Failure: Error {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// The identifier of the wrapped subscriber.
  public let combineIdentifier: CombineIdentifier

  /// Wraps a subscriber.
  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    onSubscription = s.receive(subscription:)
    onValue = { s.receive($0) }
    onCompletion = s.receive(completion:)
    combineIdentifier = s.combineIdentifier
  }

  /// Wraps a subject, which then asks for all values.
  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    self.init(SubjectSubscriber(s))
  }

  /// Creates a subscriber from closures; without `receiveValue` it wants nothing more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// "AnySubscriber".
  public var description: String { "AnySubscriber" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  /// The description.
  public var playgroundDescription: Any { description }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Passes a value on.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
