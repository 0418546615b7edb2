extension Publisher {
  /// Changes each value, and drops those that become `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes each value by a closure that may throw, and drops those that become `nil`.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// Changes each value, and drops those that become `nil`.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// What becomes of a value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates what `compactMap` of `Publisher` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.transform(subscriber) { [transform] in transform($0).map { .emit($0) } ?? .skip }
    }
  }
}

extension Publishers {
  /// Changes each value by a closure that may throw, and drops those that become `nil`.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// What becomes of a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates what `tryCompactMap` of `Publisher` returns.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(subscriber) { [transform] in try transform($0).map { .emit($0) } ?? .skip }
    }
  }
}
