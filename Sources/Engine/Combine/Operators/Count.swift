extension Publisher {
  /// Publishes the number of values, when the stream finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}

extension Publishers {
  /// Publishes the number of values.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `count` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.reduction(subscriber) { _ in
        count += 1
        return .more
      } finish: {
        count
      }
    }
  }
}
