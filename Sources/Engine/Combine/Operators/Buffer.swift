extension Publisher {
  /// Keeps up to `size` values for which there is no demand yet; an error for which there is no demand overtakes them.
  ///
  /// `prefetch` says how many are asked for before anybody wants them, `whenFull` what becomes of one for which there is no room.
  ///
  ///     events.buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// How a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as there is room for, at once and whenever one is taken.
    case keepFull
    /// All that come, whether somebody wants them or not.
    case byRequest
  }

  /// What a full buffer does with a value more.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// It drops the new one.
    case dropNewest
    /// It drops the oldest one that it keeps.
    case dropOldest
    /// It cancels the source, and ends with this error behind those of the values that it keeps for which there is demand.
    case customError(() -> Failure)
  }

  /// Keeps values for which there is no demand yet.
  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output

    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How many values are kept at most.
    public let size: Int

    /// How many values are asked for before anybody wants them.
    public let prefetch: PrefetchStrategy

    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Upstream.Failure>

    /// Creates what `buffer` of `Publisher` returns.
    ///
    /// Traps if `size` is negative.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      guard size >= 0 else { fatalError("buffer(size: \(size)): a buffer cannot keep fewer than no values") }
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferingSubscriber(subscriber, buffer: self))
    }
  }
}

/// Keeps what arrives until downstream asks for it; a finish waits behind the values, a failure only where there is demand.
private final class BufferingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Delivery {
    case value(Downstream, Input, from: (any Subscription)?)
    case completion(Downstream, Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private let buffer: Publishers.Buffer<Upstream>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var values = Queue<Input>()
  private var ending: Subscribers.Completion<Failure>?
  // Whoever delivers goes on while there is something to deliver; what is asked for meanwhile only adds to the demand.
  private var isDelivering = false

  init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
    self.downstream = downstream
    self.buffer = buffer
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    switch buffer.prefetch {
    case .keepFull: if buffer.size > 0 { subscription.request(.max(buffer.size)) }
    case .byRequest: subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if keep(input) { drain() } else { overflow() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { if ending == nil { ending = completion } }
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    drain()
  }

  func cancel() {
    let parts = lock.withLock {
      defer { (downstream, upstream, values) = (nil, nil, Queue()) }
      return (downstream, upstream, values)
    }
    parts.1?.cancel()
    withExtendedLifetime(parts) {}
  }

  /// Takes a value in; `false`: there is no room, and the stream is to end with an error.
  private func keep(_ input: Input) -> Bool {
    lock.withLock {
      guard downstream != nil, ending == nil else { return true }
      if values.count < buffer.size || (values.isEmpty && demand > .none) {
        values.append(input)
        return true
      }
      switch buffer.whenFull {
      case .dropNewest:
        return true
      case .dropOldest:
        if values.popFirst() != nil { values.append(input) }
        return true
      case .customError:
        return false
      }
    }
  }

  /// Cancels the source; its error is told when downstream next asks for something.
  private func overflow() {
    guard case .customError(let makeError) = buffer.whenFull else { return }
    let error = makeError()
    let source = lock.withLock { () -> (any Subscription)? in
      guard downstream != nil, ending == nil else { return nil }
      ending = .failure(error)
      return upstream
    }
    source?.cancel()
  }

  /// Hands on what is kept, as far as there is demand.
  private func drain() {
    let delivers = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard delivers else { return }
    while let next = lock.withLock({ nextDelivery() }) {
      switch next {
      case .value(let receiver, let value, let source):
        let more = receiver.receive(value)
        lock.withLock { demand += more }
        if buffer.prefetch == .keepFull { source?.request(.max(1)) }
      case .completion(let receiver, let completion):
        receiver.receive(completion: completion)
      }
    }
  }

  /// What is to be delivered now; where there is nothing, delivering ends.
  private func nextDelivery() -> Delivery? {
    if let downstream {
      if demand > .none, let value = values.popFirst() {
        demand -= 1
        return .value(downstream, value, from: ending == nil ? upstream : nil)
      }
      if let ending, values.isEmpty || ending.isFailure {
        (self.downstream, upstream, values) = (nil, nil, Queue())
        return .completion(downstream, ending)
      }
    }
    isDelivering = false
    return nil
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
