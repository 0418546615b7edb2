import Foundation
import Synchronization

/// Measures how long parts of an app's work take.
///
/// While `APUS_SIGNPOSTS=1` is in the environment, each interval that ends and each event is a line on standard error, with the
/// milliseconds of the interval; else nothing is measured.
///
///     let signposter = OSSignposter(subsystem: "app", category: "network")
///     let rows = signposter.withIntervalSignpost("parse") { parse(data) }
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Signposts of the log without a name.
  public init() { log = .default }
  /// Signposts of a part of an app.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Signposts of a part of an app, by what they are for.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Signposts of a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Signposts of a logger's log.
  public init(logger: Logger) { log = logger.log }

  /// One that measures nothing.
  public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }
  /// Whether anything is measured.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A number that no other signpost of this run has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The number that belongs to an object as long as it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Begins an interval; what it returns is what ends it.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  /// Begins an interval with words that its line will have.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, message: message.text) }

  /// Ends an interval; one that has ended does not end again.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }
  /// Ends an interval with words for its line.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    end(name, state, message.text)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { SignpostLine.event(name, "", log) }
  /// Marks a moment, with words.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    SignpostLine.event(name, message.text, log)
  }

  /// Measures a piece of work.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
  /// Measures a piece of work, with words for its line.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {
    guard let elapsed = state.end() else { return }
    SignpostLine.interval(name, elapsed, [state.message, message], log)
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Tells it from others of its name.
  let id: OSSignpostID
  let message: String
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  init(id: OSSignpostID, message: String = "") { (self.id, self.message) = (id, message) }
  /// The state of an interval that begins now.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }

  /// How long it took; `nil` where it had ended already.
  fileprivate func end() -> Duration? {
    hasEnded.exchange(true, ordering: .relaxed) ? nil : ContinuousClock.now - start
  }
}

/// The lines of signposts.
enum SignpostLine {
  static func event(_ name: StaticString, _ message: String, _ log: OSLog) {
    guard log.signpostsEnabled else { return }
    log.write("event", join(["\(name)", message]))
  }

  static func interval(_ name: StaticString, _ duration: Duration, _ messages: [String], _ log: OSLog) {
    guard log.signpostsEnabled else { return }
    log.write("interval", join(["\(name)", "\(String(format: "%.3f", duration / .milliseconds(1))) ms"] + messages))
  }

  private static func join(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
}
