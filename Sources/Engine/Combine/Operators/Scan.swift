extension Publisher {
  /// Publishes what has been accumulated after each value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what has been accumulated after each value, by a closure that may throw.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Publishes what has been accumulated after each value.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What the first value is added to.
    public let initialResult: Output

    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates what `scan` of `Publisher` returns.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.transform(subscriber) { [nextPartialResult] value in
        result = nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }
}

extension Publishers {
  /// Publishes what has been accumulated after each value.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What the first value is added to.
    public let initialResult: Output

    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates what `tryScan` of `Publisher` returns.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initialResult
      upstream.tryTransform(subscriber) { [nextPartialResult] value in
        result = try nextPartialResult(result, value)
        return .emit(result)
      }
    }
  }
}
