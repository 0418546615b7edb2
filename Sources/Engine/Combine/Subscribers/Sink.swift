extension Subscribers {
  /// A subscriber that wants everything and hands it to closures.
  public final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
    private enum State {
      case waiting
      case active(any Subscription)
      case done
    }

    private let lock = Lock()
    private var state = State.waiting
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Called for each value; does nothing after the end.
    public final var receiveValue: (Input) -> Void {
      lock.withLock { onValue } ?? { _ in }
    }

    /// Called once at the end; does nothing after cancellation.
    public final var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { onCompletion } ?? { _ in }
    }

    /// Creates a sink from its two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Asks for all values; a second subscription is cancelled.
    public final func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard case .waiting = state else { return false }
        state = .active(subscription)
        return true
      }
      accepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Hands a value to the closure.
    public final func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    /// Hands the completion to its closure and lets go of both.
    public final func receive(completion: Subscribers.Completion<Failure>) {
      end().completion?(completion)
    }

    /// Cancels the subscription and lets go of the closures.
    public final func cancel() {
      if case .active(let subscription) = end().state { subscription.cancel() }
    }

    // Closures are released by the caller, outside the lock: their captures may cancel other things as they go.
    private func end() -> (
      state: State, value: ((Input) -> Void)?, completion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      lock.withLock {
        defer { (state, onValue, onCompletion) = (.done, nil, nil) }
        return (state, onValue, onCompletion)
      }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// "Sink".
  public final var description: String { "Sink" }

  /// A mirror without children.
  public final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  /// The description.
  public final var playgroundDescription: Any { description }
}

extension Publisher {
  /// Hands every value, and the end, to closures, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands every value to a closure, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
