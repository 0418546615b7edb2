extension Publisher {
  /// Publishes all values as one array, when the stream finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}

extension Publishers {
  /// Publishes all values as one array.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `collect` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var values: [Upstream.Output] = []
      upstream.reduction(subscriber) { value in
        values.append(value)
        return .more
      } finish: {
        values
      }
    }
  }
}
