import Foundation
import Synchronization

// Safe: slots are written and read whole; a key path that stands in one is held for ever, so that its address is no other's.
/// Remembers which property key paths name, by their addresses: an expression in a program has the same object each time.
final class KeyPathCache: @unchecked Sendable {
  private static let slotCount = 64
  private static let mostHeld = 1024

  /// The address, and below it the index plus one in 16 bits; 0 where there is nothing.
  private let slots: UnsafeMutablePointer<Atomic<UInt64>>
  private let lock = NSLock()
  private var held: Set<ObjectIdentifier> = []
  private var keyPaths: [AnyKeyPath] = []

  init() {
    slots = .allocate(capacity: Self.slotCount)
    for slot in 0..<Self.slotCount { (slots + slot).initialize(to: Atomic(0)) }
  }

  deinit {
    slots.deinitialize(count: Self.slotCount)
    slots.deallocate()
  }

  private static func address(_ keyPath: AnyKeyPath) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(keyPath))) }

  private static func slot(_ address: UInt64) -> Int {
    Int(truncatingIfNeeded: (address >> 4) ^ (address >> 10)) & (slotCount - 1)
  }

  /// The index that was remembered, -1 for none; nil where the key path is not known here.
  func index(of keyPath: AnyKeyPath) -> Int? {
    let address = Self.address(keyPath)
    let word = slots[Self.slot(address)].load(ordering: .acquiring)
    return word >> 16 == address && word != 0 ? Int(word & 0xFFFF) - 1 : nil
  }

  func insert(_ keyPath: AnyKeyPath, index: Int) {
    let address = Self.address(keyPath)
    guard address < 1 << 48, index < 0xFFFF else { return }
    let isHeld = lock.withLock {
      if held.contains(ObjectIdentifier(keyPath)) { return true }
      guard keyPaths.count < Self.mostHeld else { return false }
      held.insert(ObjectIdentifier(keyPath))
      keyPaths.append(keyPath)
      return true
    }
    if isHeld { slots[Self.slot(address)].store(address << 16 | UInt64(index + 1), ordering: .releasing) }
  }
}
