extension Publisher {
  /// Publishes the first value and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value that satisfies a condition and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that satisfies a condition that may throw, and finishes.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Publishes the first value.
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `first` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.reduction(subscriber, step: { .done($0) }, finish: { nil })
    }
  }
}

extension Publishers {
  /// Publishes the first value that satisfies a condition.
  public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `first` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.reduction(subscriber) { [predicate] value in
        predicate(value) ? .done(value) : .more
      } finish: {
        nil
      }
    }
  }
}

extension Publishers {
  /// Publishes the first value that satisfies a condition that may throw.
  public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryFirst` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryReduction(subscriber) { [predicate] value in
        try predicate(value) ? .done(value) : .more
      } finish: {
        nil
      }
    }
  }
}
