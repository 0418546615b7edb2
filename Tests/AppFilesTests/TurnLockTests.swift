import AppFiles
import Foundation
import Testing

@Suite("A lock that processes take in turn") struct TurnLockTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "TurnLockTests-\(UUID().uuidString)")

  private func withFolder(_ body: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "lock"))
  }

  private func isDone(_ outcome: TurnLock.Outcome<Int>) -> Int? { if case .done(let result) = outcome { result } else { nil } }
  private func isTaken(_ outcome: TurnLock.Outcome<Int>) -> Bool { if case .taken = outcome { true } else { false } }

  @Test("what is free is taken, and let go of afterwards")
  func free() throws {
    try withFolder { file in
      for number in 0..<2 { #expect(isDone(TurnLock(file).whileHeld { number }) == number) }
    }
  }

  @Test("nobody waits longer than they say for what another holds")
  func taken() throws {
    try withFolder { file in
      let lock = TurnLock(file)
      var isRun = false
      let answers = lock.whileHeld {
        [0, 0.01].map { patience in
          isTaken(
            lock.whileHeld(patience: patience) {
              isRun = true
              return 1
            })
        }
      }
      if case .done(let answers) = answers { #expect(answers == [true, true]) } else { Issue.record("the lock is not free") }
      #expect(!isRun && isDone(lock.whileHeld { 2 }) == 2)
    }
  }

  @Test("where no file can be made nobody holds the lock")
  func unavailable() {
    let outcome = TurnLock(URL(filePath: "/proc/nowhere/lock")).whileHeld { 1 }
    #expect(isDone(outcome) == nil && !isTaken(outcome))
  }
}
