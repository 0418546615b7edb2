extension Publisher {
  /// Changes the error, if there is one.
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publishers {
  /// Changes the error.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    /// What becomes of the error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates what `mapError` of `Publisher` returns.
    public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Transform<Upstream.Output, Upstream.Failure, S>(
          subscriber, step: { .emit($0) }, complete: { [transform] in $0.mapError(transform) }))
    }
  }
}
