extension Publisher {
  /// Publishes the last value, when the stream finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that satisfies a condition, when the stream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that satisfies a condition that may throw, when the stream finishes.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Publishes the last value.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `last` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.reduction(subscriber) { value in
        last = value
        return .more
      } finish: {
        last
      }
    }
  }
}

extension Publishers {
  /// Publishes the last value that satisfies a condition.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `last` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.reduction(subscriber) { [predicate] value in
        if predicate(value) { last = value }
        return .more
      } finish: {
        last
      }
    }
  }
}

extension Publishers {
  /// Publishes the last value that satisfies a condition.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryLast` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.tryReduction(subscriber) { [predicate] value in
        if try predicate(value) { last = value }
        return .more
      } finish: {
        last
      }
    }
  }
}
