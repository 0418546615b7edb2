extension Publisher {
  /// Publishes the greatest value by an order, when the stream finishes; of equals the first.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the greatest value by an order that may throw.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the least value by an order, when the stream finishes; of equals the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the least value by an order that may throw.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the greatest value, when the stream finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Publishes the least value, when the stream finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publishers {
  /// Publishes the value that comes out on top of all comparisons.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates what `max` of `Publisher` returns.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var top: Output?
      upstream.reduction(subscriber) { [areInIncreasingOrder] value in
        if let present = top {
          if areInIncreasingOrder(present, value) { top = value }
        } else {
          top = value
        }
        return .more
      } finish: {
        top
      }
    }
  }
}

extension Publishers {
  /// Publishes the value that comes out on top of all comparisons.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// Whether the second value replaces the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates what `tryMax` of `Publisher` returns.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var top: Output?
      upstream.tryReduction(subscriber) { [areInIncreasingOrder] value in
        if let present = top {
          if try areInIncreasingOrder(present, value) { top = value }
        } else {
          top = value
        }
        return .more
      } finish: {
        top
      }
    }
  }
}
