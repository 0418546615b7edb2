extension Publisher {
  /// Publishes what all values accumulate to, when the stream finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes what all values accumulate to by a closure that may throw, when the stream finishes.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// Publishes what all values accumulate to.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What the first value is added to.
    public let initial: Output

    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates what `reduce` of `Publisher` returns.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.reduction(subscriber) { [nextPartialResult] value in
        result = nextPartialResult(result, value)
        return .more
      } finish: {
        result
      }
    }
  }
}

extension Publishers {
  /// Publishes what all values accumulate to.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What the first value is added to.
    public let initial: Output

    /// Adds a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates what `tryReduce` of `Publisher` returns.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.tryReduction(subscriber) { [nextPartialResult] value in
        result = try nextPartialResult(result, value)
        return .more
      } finish: {
        result
      }
    }
  }
}
