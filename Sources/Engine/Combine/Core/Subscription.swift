/// The connection of a subscriber to a publisher, through which the subscriber asks for values.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, in addition to those already asked for.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// A subscription that delivers nothing, for subscribers that come after the end.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
