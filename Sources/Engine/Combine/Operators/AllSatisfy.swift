extension Publisher {
  /// Publishes whether all values satisfy a condition; `false` as soon as one does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether all values satisfy a condition that may throw.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Publishes whether all values satisfy a condition.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `allSatisfy` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.reduction(subscriber) { [predicate] value in
        predicate(value) ? .more : .done(false)
      } finish: {
        true
      }
    }
  }
}

extension Publishers {
  /// Publishes whether all values satisfy a condition that may throw.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryAllSatisfy` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryReduction(subscriber) { [predicate] value in
        try predicate(value) ? .more : .done(false)
      } finish: {
        true
      }
    }
  }
}
