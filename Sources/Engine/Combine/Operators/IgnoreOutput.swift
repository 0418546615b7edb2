extension Publisher {
  /// Drops all values and passes on the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// Drops all values and passes on the end.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Creates what `ignoreOutput` of `Publisher` returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction<Upstream.Output, Failure, S>(subscriber, step: { _ in .more }) { completion in
          switch completion {
          case .finished: .result(nil)
          case .failure(let error): .failure(error)
          }
        })
    }
  }
}
