import Foundation
import Synchronization

/// What a signpost says.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8
  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// An interval begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// An interval ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Begins or ends an interval of a log, or marks a moment; see `OSSignposter` for where it is written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { OpenIntervals.mark(type, log, name, signpostID, "") }

/// Begins or ends an interval of a log, or marks a moment, with words in a format as `printf` has it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { OpenIntervals.mark(type, log, name, signpostID, LogFormat.text(format, arguments)) }

/// Intervals that have begun and not ended yet.
private enum OpenIntervals {
  private struct Key: Hashable {
    let log: ObjectIdentifier, name: String, id: OSSignpostID
  }
  private static let begun = Mutex<[Key: (log: OSLog, state: OSSignpostIntervalState)]>([:])

  /// Formats the message only where it is recorded.
  static func mark(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ text: @autoclosure () -> String
  ) {
    guard log.signpostsEnabled else { return }
    let message = text()
    let key = Key(log: ObjectIdentifier(log), name: "\(name)", id: id)
    switch type {
    case .begin:
      // The log is kept beside, so that no other one gets its identity meanwhile.
      begun.withLock { $0[key] = (log, OSSignpostIntervalState(id: id, message: message)) }
    case .end:
      guard let open = begun.withLock({ $0.removeValue(forKey: key) }) else { return }
      OSSignposter(logHandle: log).endInterval(name, open.state, "\(message)")
    default: SignpostLine.event(name, message, log)
    }
  }
}
