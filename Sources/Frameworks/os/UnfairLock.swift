import Synchronization

/// A lock in a word of its owner's, which is zero while nobody has it.
public struct os_unfair_lock_s: Sendable {
  /// Who has the lock, in the kernel's own way; zero: nobody.
  public var _os_unfair_lock_opaque: UInt32
  /// A lock that nobody has.
  public init() { _os_unfair_lock_opaque = 0 }
  /// A lock in a state.
  public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

/// A lock in a word of its owner's.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where such a lock lies; it must stay there as long as somebody uses it.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody else has the lock, and takes it; who has it already waits for itself, which ends the program.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { mutex(at: lock).pointee._unsafeLock() }
/// Gives the lock back; only the thread that took it may.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { mutex(at: lock).pointee._unsafeUnlock() }
/// Takes the lock where nobody has it; says whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { mutex(at: lock).pointee._unsafeTryLock() }

// Safe: on Linux a mutex that guards nothing is one word, zero while nobody has it, and changed by atomic instructions alone; a
// test holds its size.
/// The word as the standard library's mutex.
private func mutex(at lock: os_unfair_lock_t) -> UnsafeMutablePointer<Mutex<Void>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Mutex<Void>.self)
}
