extension Publisher {
  /// Publishes `elements` before this publisher's values.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before this publisher's values.
  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes another publisher's values before this one's.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes `elements` after this publisher's values.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after this publisher's values.
  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes another publisher's values after this one's.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}

extension Publishers {
  /// Publishes the values of one publisher, then those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The kind of value of both.
    public typealias Output = Suffix.Output

    /// The kind of error of both.
    public typealias Failure = Suffix.Failure

    /// Whose values come first.
    public let prefix: Prefix

    /// Whose values follow when the first has finished.
    public let suffix: Suffix

    /// Creates the publisher; `Publisher` has methods for it.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      let relay = Relay(subscriber)
      subscriber.receive(subscription: relay)
      relay.follow(prefix) { [suffix] completion in
        guard case .finished = completion else { return relay.end(completion) }
        relay.follow(suffix) { relay.end($0) }
      }
    }
  }
}
