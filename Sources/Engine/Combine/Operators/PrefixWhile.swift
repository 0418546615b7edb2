extension Publisher {
  /// Passes values on until one does not satisfy a condition, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Passes values on until one does not satisfy a condition that may throw, then finishes.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Passes values on until one does not satisfy a condition.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `prefix` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.transform(subscriber) { [predicate] in predicate($0) ? .emit($0) : .end(.finished) }
    }
  }
}

extension Publishers {
  /// Passes values on until one does not satisfy a condition.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryPrefix` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.tryTransform(subscriber) { [predicate] in try predicate($0) ? .emit($0) : .end(.finished) }
    }
  }
}
