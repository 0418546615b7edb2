import Testing
import os

@Suite("The lock of the module os")
struct OSAllocatedUnfairLockTests {
  @Test("one at a time has the state")
  func counting() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { lock.withLock { $0 += 1 } } } }
    }
    #expect(lock.withLock { $0 } == 4000)
    #expect(lock.withLockIfAvailable { $0 } == 4000)
  }

  @Test("who has it keeps others out, until it is given back")
  func exclusion() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }

  @Test("an error gives it back, and a state need not be safe to send")
  func errors() {
    final class Box { var value = 1 }
    let lock = OSAllocatedUnfairLock(uncheckedState: Box())
    #expect(throws: CancellationError.self) { try lock.withLockUnchecked { _ in throw CancellationError() } }
    #expect(lock.withLockUnchecked { $0.value } == 1)
  }
}
