extension Publishers {
  /// Passes on the values of any number of publishers of one type as they come.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates the publisher from a list.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates the publisher from a sequence.
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let hub = MergeHub(subscriber)
      subscriber.receive(subscription: hub)
      for publisher in publishers { hub.add(publisher) }
      hub.close()
    }

    /// Adds one more publisher.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}
