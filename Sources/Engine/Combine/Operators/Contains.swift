extension Publisher {
  /// Publishes whether a value arrives that satisfies a condition; `true` as soon as one does.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a value arrives that satisfies a condition that may throw.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Publishes whether a value arrives; `true` as soon as it does.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers {
  /// Publishes whether a value arrives.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The value looked for.
    public let output: Upstream.Output

    /// Creates what `contains` of `Publisher` returns.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.reduction(subscriber) { [output] value in
        value == output ? .done(true) : .more
      } finish: {
        false
      }
    }
  }
}

extension Publishers {
  /// Publishes whether a value satisfies a condition.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `contains` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.reduction(subscriber) { [predicate] value in
        predicate(value) ? .done(true) : .more
      } finish: {
        false
      }
    }
  }
}

extension Publishers {
  /// Publishes whether a value satisfies a condition that may throw.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryContains` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryReduction(subscriber) { [predicate] value in
        try predicate(value) ? .done(true) : .more
      } finish: {
        false
      }
    }
  }
}
