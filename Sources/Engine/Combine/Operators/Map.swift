extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value by a closure that may throw, which ends the stream.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces `nil` by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers {
  /// Changes each value.
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What becomes of a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates what `map` of `Publisher` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.transform(subscriber) { [transform] in .emit(transform($0)) }
    }
  }
}

extension Publishers {
  /// Changes each value by a closure that may throw.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What becomes of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates what `tryMap` of `Publisher` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(subscriber) { [transform] in .emit(try transform($0)) }
    }
  }
}

extension Publishers.Map {
  /// Changes each value twice, in one step.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    Publishers.Map(upstream: upstream) { [first = self.transform] in transform(first($0)) }
  }

  /// Changes each value twice, in one step that may throw.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}
