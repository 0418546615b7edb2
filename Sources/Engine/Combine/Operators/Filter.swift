extension Publisher {
  /// Passes on the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Passes on the values that satisfy a condition that may throw, which ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// Passes on the values that satisfy a condition.
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates what `filter` of `Publisher` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.transform(subscriber) { [isIncluded] in isIncluded($0) ? .emit($0) : .skip }
    }
  }
}

extension Publishers {
  /// Passes on the values that satisfy a condition that may throw.
  public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates what `tryFilter` of `Publisher` returns.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(subscriber) { [isIncluded] in try isIncluded($0) ? .emit($0) : .skip }
    }
  }
}
