import Dispatch
import Foundation

/// The engine is confined to the main thread: its entry points (hosts, writes to state, timers) are on the main actor, and
/// everything below is plain, unsynchronised code.
///
/// These are the bridges between that code and the isolation of the public API.
package enum MainThread {
  /// Whether the caller runs on the main queue, which some programs serve from other threads than the first one.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: marker) != nil }

  private static let marker: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Runs at once on the main thread, or later there when called from another one.
  package static func run(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(operation)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(operation) }
    }
  }

  /// Runs a closure on the main thread and waits for it, for what belongs there and may be asked for on any thread.
  ///
  /// The main thread must not be waiting for the caller.
  package static func wait<Result>(for operation: () -> Result) -> Result {
    isCurrent ? operation() : DispatchQueue.main.sync(execute: operation)
  }

  /// Runs a closure that needs the main actor from the engine, which is on its thread.
  ///
  /// Debug builds check that.
  @inlinable @inline(__always)
  package static func isolated<Result, Failure: Error>(
    _ operation: @MainActor () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if DEBUG
      checkQueue()
    #endif
    typealias Isolated = @MainActor () throws(Failure) -> Result
    typealias Plain = () throws(Failure) -> Result
    return try withoutActuallyEscaping(operation) { (escapable: @escaping Isolated) throws(Failure) -> Result in
      try unsafeBitCast(escapable, to: Plain.self)()
    }
  }

  /// Marks where API without isolation enters the engine.
  ///
  /// Debug builds check the thread. Compiled into its callers, which are in other modules: layout asks by this way for each guide.
  @inlinable @inline(__always)
  package static func unchecked<Result, Failure: Error>(
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if DEBUG
      checkQueue()
    #endif
    return try operation()
  }

  #if DEBUG
    /// Ends the program where its caller is not on the main queue.
    @usableFromInline
    package static func checkQueue() { dispatchPrecondition(condition: .onQueue(.main)) }
  #endif
}
