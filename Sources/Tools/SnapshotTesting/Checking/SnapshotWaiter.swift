import EngineRuntime
import Foundation
import HeadlessHost

/// Waits for what comes later, on whichever thread a test runs.
enum SnapshotWaiter {
  /// The value, once it has come.
  ///
  /// What waits on the main queue runs meanwhile.
  ///
  /// - Throws: Where it does not come in `timeout` seconds.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) throws(SnapshotFailure) -> Value {
    let delivery = Delivery<Value>()
    async.run { delivery.take($0) }
    let limit = ContinuousClock.now + .seconds(max(timeout, 0))
    while true {
      if let value = delivery.value { return value }
      guard .now < limit else { break }
      let rest = (limit - .now) / .seconds(1)
      if MainThread.isCurrent { serveMainQueue(for: rest) } else { delivery.wait(seconds: rest) }
    }
    throw SnapshotFailure(
      "no snapshot came within \(timeout) seconds; where it takes longer, give the assertion a longer timeout")
  }

  /// Lets a time pass.
  static func pass(seconds: TimeInterval) {
    let limit = ContinuousClock.now + .seconds(max(seconds, 0))
    while .now < limit {
      let rest = (limit - .now) / .seconds(1)
      if MainThread.isCurrent { serveMainQueue(for: rest) } else { Thread.sleep(forTimeInterval: rest) }
    }
  }

  /// Runs what waits on the main queue, whose thread this is; short enough to see what came from another thread.
  private static func serveMainQueue(for seconds: TimeInterval) {
    MainThread.isolated { _ = MainQueue.wait(seconds: min(seconds, 0.01)) }
  }
}

// Safe: the value is read and written under the lock.
/// A place for a value that comes from any thread; what comes after the first one is not wanted.
private final class Delivery<Value>: @unchecked Sendable {
  private let lock = NSCondition()
  private var taken: Value?

  var value: Value? { lock.withLock { taken } }

  func take(_ value: Value) {
    lock.withLock {
      if taken == nil { taken = value }
      lock.broadcast()
    }
  }

  func wait(seconds: TimeInterval) {
    lock.withLock { if taken == nil { _ = lock.wait(until: Date(timeIntervalSinceNow: seconds)) } }
  }
}
