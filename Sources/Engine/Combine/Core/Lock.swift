import Foundation
import Synchronization

/// The module's one lock: guards a few stored properties, never a call to foreign code.
///
/// It lives inside the object that it guards (four bytes, no allocation) and is not recursive: whoever calls
/// downstream does so after leaving `withLock`.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  /// Runs `body` while holding the lock.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}

/// Lets one thread at a time deliver downstream, and lets that thread come back in.
///
/// Values from several threads arrive one after another, as the protocol asks, while a subscriber may still send to
/// the subject whose value it is receiving.
struct DeliveryGate: ~Copyable {
  private let mutex = Mutex(())
  private let owner = Atomic<UInt>(0)

  /// Runs `body` when no other thread is inside.
  @inline(__always)
  borrowing func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    let current = currentThread()
    // Only this thread ever writes its own number, so a relaxed load suffices to know that it is inside.
    if owner.load(ordering: .relaxed) == current { return try body() }
    mutex._unsafeLock()
    owner.store(current, ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      mutex._unsafeUnlock()
    }
    return try body()
  }

  private borrowing func currentThread() -> UInt {
    UInt(pthread_self())
  }
}
