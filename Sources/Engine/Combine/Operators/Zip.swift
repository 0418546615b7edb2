extension Publisher {
  /// Publishes the values of two publishers in order, each with its partners.
  public func zip<P>(_ publisher: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.Zip(self, publisher)
  }

  /// Publishes what `transform` makes of the values of two publishers in order, each with its partners.
  public func zip<P, T>(
    _ publisher: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    zip(publisher).map { transform($0.0, $0.1) }
  }

  /// Publishes the values of three publishers in order, each with its partners.
  public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what `transform` makes of the values of three publishers in order, each with its partners.
  public func zip<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the values of four publishers in order, each with its partners.
  public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what `transform` makes of the values of four publishers in order, each with its partners.
  public func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// Publishes the values of two publishers in order, each with its partners.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)

    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Creates what `zip` of `Publisher` returns.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = ([A.Output], [B.Output])
      let rule = Join<State, S>.Rule(
        next: { state in
          guard !state.0.isEmpty, !state.1.isEmpty else { return nil }
          return (state.0.removeFirst(), state.1.removeFirst())
        },
        isExhausted: { state, isFinished in
          isFinished[0] && state.0.isEmpty || isFinished[1] && state.1.isEmpty
        },
        replacesUnmatched: false)
      let join = Join(subscriber, state: ([], []) as State, sources: 2, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in state.0.append(value) }
      join.add(b, at: 1) { state, value in state.1.append(value) }
    }
  }
}

extension Publishers {
  /// Publishes the values of three publishers in order, each with its partners.
  public struct Zip3<A, B, C>: Publisher
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

    /// Creates what `zip` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = ([A.Output], [B.Output], [C.Output])
      let rule = Join<State, S>.Rule(
        next: { state in
          guard !state.0.isEmpty, !state.1.isEmpty, !state.2.isEmpty else { return nil }
          return (state.0.removeFirst(), state.1.removeFirst(), state.2.removeFirst())
        },
        isExhausted: { state, isFinished in
          isFinished[0] && state.0.isEmpty || isFinished[1] && state.1.isEmpty || isFinished[2] && state.2.isEmpty
        },
        replacesUnmatched: false)
      let join = Join(subscriber, state: ([], [], []) as State, sources: 3, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in state.0.append(value) }
      join.add(b, at: 1) { state, value in state.1.append(value) }
      join.add(c, at: 2) { state, value in state.2.append(value) }
    }
  }
}

extension Publishers {
  /// Publishes the values of four publishers in order, each with its partners.
  public struct Zip4<A, B, C, D>: Publisher
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

    /// Creates what `zip` of `Publisher` returns.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      typealias State = ([A.Output], [B.Output], [C.Output], [D.Output])
      let rule = Join<State, S>.Rule(
        next: { state in
          guard !state.0.isEmpty, !state.1.isEmpty, !state.2.isEmpty, !state.3.isEmpty else { return nil }
          return (state.0.removeFirst(), state.1.removeFirst(), state.2.removeFirst(), state.3.removeFirst())
        },
        isExhausted: { state, isFinished in
          isFinished[0] && state.0.isEmpty || isFinished[1] && state.1.isEmpty || isFinished[2] && state.2.isEmpty
            || isFinished[3] && state.3.isEmpty
        },
        replacesUnmatched: false)
      let join = Join(subscriber, state: ([], [], [], []) as State, sources: 4, rule: rule)
      subscriber.receive(subscription: join)
      join.add(a, at: 0) { state, value in state.0.append(value) }
      join.add(b, at: 1) { state, value in state.1.append(value) }
      join.add(c, at: 2) { state, value in state.2.append(value) }
      join.add(d, at: 3) { state, value in state.3.append(value) }
    }
  }
}
