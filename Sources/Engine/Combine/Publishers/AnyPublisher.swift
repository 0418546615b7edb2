/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
  private let box: PublisherBoxBase<Output, Failure>

  /// Wraps a publisher; wrapping an `AnyPublisher` adds no layer.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? PublisherBox(publisher)
  }

  /// "AnyPublisher".
  public var description: String { "AnyPublisher" }

  /// The description.
  public var playgroundDescription: Any { description }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    box.receive(subscriber: subscriber)
  }
}

private class PublisherBoxBase<Output, Failure: Error> {
  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {}
}

private final class PublisherBox<Base: Publisher>: PublisherBoxBase<Base.Output, Base.Failure> {
  private let base: Base
  init(_ base: Base) { self.base = base }

  override func receive<S>(subscriber: S)
  where Base.Output == S.Input, Base.Failure == S.Failure, S: Subscriber {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's type, for instance at the edge of a module.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
