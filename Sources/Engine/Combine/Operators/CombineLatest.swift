extension Publisher {
  /// Publishes the newest values of two publishers, whenever one has a new value and all have one.
  public func combineLatest<P>(_ publisher: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.CombineLatest(self, publisher)
  }

  /// Publishes what `transform` makes of the newest values of two publishers, whenever one has a new value and all have one.
  public func combineLatest<P, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    combineLatest(publisher).map { transform($0.0, $0.1) }
  }

  /// Publishes the newest values of three publishers, whenever one has a new value and all have one.
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the newest values of three publishers, whenever one has a new value and all have one.
  public func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the newest values of four publishers, whenever one has a new value and all have one.
  public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what `transform` makes of the newest values of four publishers, whenever one has a new value and all have one.
  public func combineLatest<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// Publishes the newest values of two publishers, whenever one has a new value and all have one.
  public struct CombineLatest<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates what `combineLatest` of `Publisher` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = (A.Output?, B.Output?, isNew: Bool)
      let rule = Join<State, S>.Rule(
        next: { state in
          guard state.isNew, let a = state.0, let b = state.1 else { return nil }
          state.isNew = false
          return (a, b)
        },
        isExhausted: { state, isFinished in
          isFinished.allSatisfy(\.self) && !(state.isNew && state.0 != nil && state.1 != nil)
        },
        replacesUnmatched: true)
      let join = Join(subscriber, state: (nil, nil, isNew: false) as State, sources: 2, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in
        state.0 = value
        state.isNew = true
      }
      join.add(b, at: 1) { state, value in
        state.1 = value
        state.isNew = true
      }
    }
  }
}

extension Publishers {
  /// Publishes the newest values of three publishers, whenever one has a new value and all have one.
  public struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Creates what `combineLatest` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = (A.Output?, B.Output?, C.Output?, isNew: Bool)
      let rule = Join<State, S>.Rule(
        next: { state in
          guard state.isNew, let a = state.0, let b = state.1, let c = state.2 else { return nil }
          state.isNew = false
          return (a, b, c)
        },
        isExhausted: { state, isFinished in
          isFinished.allSatisfy(\.self) && !(state.isNew && state.0 != nil && state.1 != nil && state.2 != nil)
        },
        replacesUnmatched: true)
      let join = Join(subscriber, state: (nil, nil, nil, isNew: false) as State, sources: 3, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in
        state.0 = value
        state.isNew = true
      }
      join.add(b, at: 1) { state, value in
        state.1 = value
        state.isNew = true
      }
      join.add(c, at: 2) { state, value in
        state.2 = value
        state.isNew = true
      }
    }
  }
}

extension Publishers {
  /// Publishes the newest values of four publishers, whenever one has a new value and all have one.
  public struct CombineLatest4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Creates what `combineLatest` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = (A.Output?, B.Output?, C.Output?, D.Output?, isNew: Bool)
      let rule = Join<State, S>.Rule(
        next: { state in
          guard state.isNew, let a = state.0, let b = state.1, let c = state.2, let d = state.3 else { return nil }
          state.isNew = false
          return (a, b, c, d)
        },
        isExhausted: { state, isFinished in
          isFinished.allSatisfy(\.self)
            && !(state.isNew && state.0 != nil && state.1 != nil && state.2 != nil && state.3 != nil)
        },
        replacesUnmatched: true)
      let join = Join(subscriber, state: (nil, nil, nil, nil, isNew: false) as State, sources: 4, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in
        state.0 = value
        state.isNew = true
      }
      join.add(b, at: 1) { state, value in
        state.1 = value
        state.isNew = true
      }
      join.add(c, at: 2) { state, value in
        state.2 = value
        state.isNew = true
      }
      join.add(d, at: 3) { state, value in
        state.3 = value
        state.isNew = true
      }
    }
  }
}
