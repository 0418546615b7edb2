extension Publisher {
  /// Drops the first `count` values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Drops values until one does not satisfy a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until one does not satisfy a condition that may throw.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// Drops the first values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are dropped.
    public let count: Int

    /// Creates what `dropFirst` of `Publisher` returns.
    public init(upstream: Upstream, count: Int) {
      guard count >= 0 else { fatalError("dropFirst(\(count)): the number of values cannot be negative") }
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var remaining = count
      upstream.transform(subscriber) { value in
        guard remaining > 0 else { return .emit(value) }
        remaining -= 1
        return .skip
      }
    }
  }
}

extension Publishers {
  /// Drops values until one does not satisfy a condition.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates what `drop` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.transform(subscriber) { [predicate] value in
        if isDropping { isDropping = predicate(value) }
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}

extension Publishers {
  /// Drops values until one does not satisfy a condition.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream

    /// The condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates what `tryDrop` of `Publisher` returns.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.tryTransform(subscriber) { [predicate] value in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .skip : .emit(value)
      }
    }
  }
}
