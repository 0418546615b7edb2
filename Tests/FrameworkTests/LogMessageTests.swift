import Foundation
import Synchronization
import Testing
import os

@Suite("Values in messages of the module os")
struct LogMessageTests {
  private func lines(_ result: ExitTest.Result?) throws -> [String] {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("a value is written in its format and column, whoever may read it")
  func formats() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(OSLog(subsystem: "app", category: OSLog.Category.pointsOfInterest))
      let name = "Kyoto"
      let right = OSLogStringAlignment.right(columns: 7)
      logger.info("\(name, privacy: .public) \(name, privacy: .private(mask: .hash)) \(name, align: right)|")
      let hex = OSLogIntegerFormatting.hex(includePrefix: true, uppercase: true)
      logger.trace("\(255, format: hex) \(7, format: .decimal(minDigits: 3)) \(-5)")
      let fixed = OSLogFloatFormatting.fixed(precision: 2)
      logger.log(level: .debug, "\(2.5, format: fixed) \(Float(0.5)) \(true) \(name, align: .left(columns: 6))|")
      let privacy = OSLogPrivacy.sensitive
      logger.error("\(CancellationError()) \(Int.self, privacy: privacy) \(1...3, privacy: .auto)")
      var pieces = OSLogInterpolation(literalCapacity: 3, interpolationCount: 1)
      pieces.appendLiteral("at ")
      pieces.appendInterpolation(9)
      let message: OSLogMessage = OSLogMessage(stringInterpolation: pieces)
      logger.info(message)
    }
    #expect(
      try lines(result) == [
        "[app:PointsOfInterest] info: Kyoto Kyoto   Kyoto|", "[app:PointsOfInterest] trace: 0xFF 007 -5",
        "[app:PointsOfInterest] debug: 2.50 0.500000 true Kyoto |",
        "[app:PointsOfInterest] error: CancellationError() Int 1...3", "[app:PointsOfInterest] info: at 9",
      ])
  }

  @Test("an error of Foundation's is written as it describes itself")
  func foundationErrors() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Logger(subsystem: "app", category: "a").error("\(NSError(domain: "town", code: 3)) here")
    }
    #expect(try lines(result) == ["[app:a] error: \(NSError(domain: "town", code: 3).description) here"])
  }

  @Test("functions write formats, whose braces say nothing; the disabled log writes nothing")
  func functions() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "app", category: "a")
      os_log("plain 100%")
      os_log("all of 100%%", log: log)
      os_log("%{public}d of %d", log: log, type: .error, 3, 4)
      os_log(.fault, log: log, "%{private}@", "x" as NSString)
      os_log(.info, log: log, "at \(3)")
      os_log(.info, log: .disabled, "at \(4)")
      os_log(.debug, "%.1f", 2.5)
    }
    #expect(
      try lines(result) == [
        " log: plain 100%", "[app:a] log: all of 100%", "[app:a] error: 3 of 4", "[app:a] fault: x", "[app:a] info: at 3",
        " debug: 2.5",
      ])
    #expect(OSLog.default.isEnabled(type: OSLogType.debug) && !OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("signposts are lines where somebody measures")
  func signposts() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("APUS_SIGNPOSTS", "1", 1)
      let signposter = OSSignposter(subsystem: "app", category: "s"), log = OSLog(subsystem: "app", category: "l")
      let id: OSSignpostID = signposter.makeSignpostID()
      let state: OSSignpostIntervalState = signposter.beginInterval("load", id: id, "page \(1)")
      signposter.emitEvent("byte", "\(8)")
      signposter.endInterval("load", state, "done")
      signposter.endInterval("load", state)
      guard signposter.withIntervalSignpost("work", around: { 3 }) == 3, signposter.isEnabled else { exit(1) }
      os_signpost(.begin, log: log, name: "old", signpostID: id, "row %d", 5)
      os_signpost(.end, log: log, name: "old")
      os_signpost(.end, log: log, name: "old", signpostID: id)
      os_signpost(OSSignpostType.event, log: log, name: "now")
      OSSignposter.disabled.emitEvent("nothing")
    }
    let found = try lines(result).map { $0.replacing(/[0-9.]+ ms/, with: "T") }
    #expect(
      found == [
        "[app:s] event: byte 8", "[app:s] interval: load T page 1 done", "[app:s] interval: work T",
        "[app:l] interval: old T row 5",
        "[app:l] event: now",
      ])
  }

  @Test("nothing is measured unless asked for, and numbers of signposts differ")
  func unmeasured() {
    let signposter = OSSignposter(logger: Logger())
    #expect(!OSSignposter.disabled.isEnabled && signposter.makeSignpostID() < signposter.makeSignpostID())
    let object = NSObject()
    #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: .default, object: object))
    #expect(Set([OSSignpostID.exclusive, .null, .invalid]).count == 3)
  }
}

@Suite("The lock in a word of its owner's")
struct UnfairLockTests {
  // Safe: a test's own word; the lock is what is tested.
  private final class Guarded: @unchecked Sendable {
    let lock: os_unfair_lock_t = .allocate(capacity: 1)
    var count = 0
    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }
  }

  @Test("one at a time has it, and it is zero while nobody does")
  func exclusion() async {
    let guarded = Guarded()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            os_unfair_lock_lock(guarded.lock)
            guarded.count += 1
            os_unfair_lock_unlock(guarded.lock)
          }
        }
      }
    }
    #expect(guarded.count == 4000 && guarded.lock.pointee._os_unfair_lock_opaque == 0)
    #expect(os_unfair_lock_trylock(guarded.lock) && guarded.lock.pointee._os_unfair_lock_opaque != 0)
    os_unfair_lock_unlock(guarded.lock)
  }

  @Test("the word is as large as the mutex that it stands for")
  func size() {
    #expect(MemoryLayout<Mutex<Void>>.size == MemoryLayout<os_unfair_lock_s>.size)
    #expect(MemoryLayout<Mutex<Void>>.alignment == MemoryLayout<os_unfair_lock_s>.alignment)
  }
}
