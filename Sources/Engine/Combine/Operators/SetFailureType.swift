extension Publisher where Failure == Never {
  /// Treats a stream that cannot fail as one that could, to combine it with others.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// Treats a stream that cannot fail as one that could.
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Upstream.Failure == Never, Failure: Error {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `setFailureType` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Transform<Upstream.Output, Never, S>(subscriber, step: { .emit($0) }, complete: { _ in .finished }))
    }
  }
}
