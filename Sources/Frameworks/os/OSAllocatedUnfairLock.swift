import Synchronization

// Safe: the state is read and changed under the lock alone.
/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let mutex = Mutex(())
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// A lock around a state that may be used on any thread.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// A lock around any state; who uses it takes care that nothing of it gets out.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  /// Runs a piece of work with the state, alone.
  public func withLock<Result>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result where Result: Sendable {
    try withLockUnchecked(body)
  }
  /// Runs a piece of work with the state, alone.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.mutex._unsafeLock()
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }
  /// Runs a piece of work with the state, alone; `nil` at once where somebody else has the lock.
  public func withLockIfAvailable<Result>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? where Result: Sendable {
    guard storage.mutex._unsafeTryLock() else { return nil }
    defer { storage.mutex._unsafeUnlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards nothing of its own.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until nobody else has the lock, and takes it.
  public func lock() { storage.mutex._unsafeLock() }
  /// Gives the lock back.
  public func unlock() { storage.mutex._unsafeUnlock() }
  /// Takes the lock where nobody has it; says whether it did.
  public func lockIfAvailable() -> Bool { storage.mutex._unsafeTryLock() }
  /// Runs a piece of work, alone.
  public func withLock<Result>(_ body: @Sendable () throws -> Result) rethrows -> Result where Result: Sendable {
    try withLock { _ in try body() }
  }
}
