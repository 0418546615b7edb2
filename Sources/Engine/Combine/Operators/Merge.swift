extension Publisher {
  /// Passes on the values of two publishers as they come; finishes when all have.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Passes on the values of three publishers as they come; finishes when all have.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B: Publisher, Failure == B.Failure, Output == B.Output, C: Publisher, Failure == C.Failure, Output == C.Output {
    Publishers.Merge3(self, b, c)
  }

  /// Passes on the values of four publishers as they come; finishes when all have.
  public func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, Failure == B.Failure, Output == B.Output, C: Publisher, Failure == C.Failure, Output == C.Output,
    D: Publisher, Failure == D.Failure, Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Passes on the values of two publishers of one type as they come; finishes when both have.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

extension Publishers {
  /// Passes on the values of two publishers as they come.
  public struct Merge<A, B>: Publisher
  where
    A: Publisher, B: Publisher,
    A.Failure == B.Failure, A.Output == B.Output
  {
    public typealias Output = A.Output

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates what `merge` of `Publisher` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(subscriber)
      subscriber.receive(subscription: hub)
      hub.add(a)
      hub.add(b)
      hub.close()
    }
  }
}

extension Publishers {
  /// Passes on the values of three publishers as they come.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates what `merge` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(subscriber)
      subscriber.receive(subscription: hub)
      hub.add(a)
      hub.add(b)
      hub.add(c)
      hub.close()
    }
  }
}

extension Publishers {
  /// Passes on the values of four publishers as they come.
  public struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output
  {
    public typealias Output = A.Output

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates what `merge` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let hub = MergeHub(subscriber)
      subscriber.receive(subscription: hub)
      hub.add(a)
      hub.add(b)
      hub.add(c)
      hub.add(d)
      hub.close()
    }
  }
}
