/// A publisher made anew for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  /// The kind of value of the publisher made.
  public typealias Output = DeferredPublisher.Output

  /// The kind of error of the publisher made.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher; called once for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` when someone subscribes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
