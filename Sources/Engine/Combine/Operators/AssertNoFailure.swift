extension Publisher {
  /// Stops the program if the stream fails, and turns it into one that cannot fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// Stops the program if the stream fails.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream

    /// What the message starts with.
    public let prefix: String

    /// The file named by the message.
    public let file: StaticString

    /// The line named by the message.
    public let line: UInt

    /// Creates what `assertNoFailure` of `Publisher` returns.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Transform<Upstream.Output, Upstream.Failure, S>(subscriber, step: { .emit($0) }) {
          [prefix, file, line] completion in
          if case .failure(let error) = completion { fatalError("\(prefix)\(error)", file: file, line: line) }
          return .finished
        })
    }
  }
}
