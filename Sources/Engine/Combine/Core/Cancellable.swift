/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it and frees what it holds. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, for as long as which it stays under way.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, for as long as which it stays under way.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Something under way that stops when its last owner lets go of it.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates a cancellable that calls `cancel` once: on the first `cancel()`, or when it is released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a cancellable that cancels another one.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Stops what is under way.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

extension AnyCancellable {
  /// Appends this to a collection.
  public final func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this into a set.
  public final func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
