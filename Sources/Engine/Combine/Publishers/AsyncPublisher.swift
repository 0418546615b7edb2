extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence; each iteration subscribes anew.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the stream's error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// One value is asked for at a time, so that what a subject sends while nobody waits may be lost, as with any
/// subscriber without demand.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  /// The kind of value.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the sequence; `Publisher` has a property for it.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, Never>

    /// The next value, or `nil` at the end or when the task was cancelled.
    public mutating func next() async -> P.Output? {
      guard case .success(let value) = await inbox.next() else { return nil }
      return value
    }
  }
}

/// The values of a publisher, as an asynchronous sequence that throws the publisher's error.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  /// The kind of value.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates the sequence; `Publisher` has a property for it.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(inbox: AsyncInbox(publisher)) }

  /// Waits for one value after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, P.Failure>

    /// The next value, or `nil` at the end or when the task was cancelled; throws the publisher's error.
    public mutating func next() async throws -> P.Output? {
      try await inbox.next().get()
    }
  }
}

/// Receives values for an iterator, and cancels the subscription when the iterator is gone.
private final class AsyncInbox<Value, Failure: Error> {
  private let mailbox = AsyncMailbox<Value, Failure>()

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
    publisher.subscribe(mailbox)
  }

  deinit { mailbox.cancel() }

  func next() async -> Result<Value?, Failure> {
    let mailbox = mailbox
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { mailbox.wait($0) }
    } onCancel: {
      mailbox.cancel()
    }
  }
}

// Safe: `lock` guards what changes.
/// Brings arriving values and waiting tasks together.
private final class AsyncMailbox<Value, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  typealias Input = Value
  typealias Waiter = UnsafeContinuation<Result<Value?, Failure>, Never>

  private let lock = Lock()
  private var subscription: (any Subscription)?
  // Requests made before the subscription came.
  private var requested = 0
  private var waiters: [Waiter] = []
  private var values: [Value] = []
  private var ending: Result<Value?, Failure>?

  func wait(_ waiter: Waiter) {
    var immediate: Result<Value?, Failure>?
    let upstream = lock.withLock { () -> (any Subscription)? in
      if !values.isEmpty {
        immediate = .success(values.removeFirst())
      } else if let ending {
        immediate = ending
        // An error is thrown once; after it the sequence is over.
        self.ending = .success(nil)
      } else {
        waiters.append(waiter)
        if subscription == nil { requested += 1 }
        return subscription
      }
      return nil
    }
    if let immediate {
      resume(waiter, immediate)
    } else {
      upstream?.request(.max(1))
    }
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Int? in
      guard self.subscription == nil, ending == nil else { return nil }
      self.subscription = subscription
      defer { requested = 0 }
      return requested
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(.max(demand)) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    let waiter = lock.withLock { () -> Waiter? in
      guard ending == nil else { return nil }
      if waiters.isEmpty {
        values.append(input)
        return nil
      }
      return waiters.removeFirst()
    }
    if let waiter { resume(waiter, .success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: end(.success(nil))
    case .failure(let error): end(.failure(error))
    }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer { subscription = nil }
      return subscription
    }
    upstream?.cancel()
    end(.success(nil))
  }

  private func end(_ result: Result<Value?, Failure>) {
    let waiting = lock.withLock { () -> [Waiter] in
      guard ending == nil else { return [] }
      // The first who waits is told how it ended, the others that it did.
      ending = waiters.isEmpty ? result : .success(nil)
      defer { (waiters, subscription) = ([], nil) }
      return waiters
    }
    for (index, waiter) in waiting.enumerated() { resume(waiter, index == 0 ? result : .success(nil)) }
  }

  // Values cross to the waiting task as they would cross to a sink's closure: the publisher vouches for them.
  private func resume(_ waiter: Waiter, _ result: Result<Value?, Failure>) {
    // Safe: the publisher hands the value on and keeps nothing of it, as to any subscriber.
    nonisolated(unsafe) let result = result
    waiter.resume(returning: result)
  }
}
