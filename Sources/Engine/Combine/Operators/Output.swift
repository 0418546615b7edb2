extension Publisher {
  /// Passes on at most the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: ..<maxLength)
  }

  /// Passes on the value at a position, counted from 0, and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Passes on the values at a range of positions, counted from 0, and finishes.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  /// Passes on the values at a range of positions.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The positions, counted from 0.
    public let range: CountableRange<Int>

    /// Creates what `prefix` of `Publisher` returns.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      guard range.lowerBound >= 0 else { fatalError("Publishers.Output: positions cannot be negative") }
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      // Nothing wanted: the end needs no value.
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var index = 0
      upstream.transform(subscriber) { [range] value in
        defer { index += 1 }
        if index < range.lowerBound { return .skip }
        return index + 1 == range.upperBound ? .emitLast(value) : .emit(value)
      }
    }
  }
}
