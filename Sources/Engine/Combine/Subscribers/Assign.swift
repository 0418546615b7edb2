extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    /// A stream to assign cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var root: Root?
    private var upstream: (any Subscription)?
    private var isDone = false

    /// The object written to; `nil` after the end.
    public final var object: Root? { lock.withLock { root } }

    /// The property written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that holds `object` until the end.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The name of the type with its object's.
    public final var description: String { "Assign \(Root.self)" }

    /// A mirror with the object, key path and subscription.
    public final var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
    }

    /// The description.
    public final var playgroundDescription: Any { description }

    /// Asks for all values; a second subscription is cancelled.
    public final func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard !isDone, upstream == nil else { return false }
        upstream = subscription
        return true
      }
      accepted ? subscription.request(.unlimited) : subscription.cancel()
    }

    /// Writes a value.
    public final func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public final func receive(completion: Subscribers.Completion<Never>) {
      _ = end()
    }

    /// Cancels the subscription and lets go of the object.
    public final func cancel() {
      end().upstream?.cancel()
    }

    private func end() -> (root: Root?, upstream: (any Subscription)?) {
      lock.withLock {
        defer { (root, upstream, isDone) = (nil, nil, true) }
        return (root, upstream)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which stays alive until the result is cancelled or the stream ends.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
