extension Publisher {
  /// Drops values that satisfy `predicate` with the last one passed on.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops values that satisfy a `predicate` that may throw with the last one passed on.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Drops values equal to the last one passed on.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publishers {
  /// Drops values that repeat the last one passed on.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value repeats the first.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates what `removeDuplicates` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.transform(subscriber) { [predicate] value in
        if let previous = last, predicate(previous, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }
}

extension Publishers {
  /// Drops values that repeat the last one passed on.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value repeats the first.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates what `tryRemoveDuplicates` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.tryTransform(subscriber) { [predicate] value in
        if let previous = last, try predicate(previous, value) { return .skip }
        last = value
        return .emit(value)
      }
    }
  }
}
