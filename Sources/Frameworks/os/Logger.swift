@_exported import Foundation

/// Writes messages to standard error, one a line, with their subsystem, category and level; nothing is left out or hidden.
public struct Logger: Sendable {
  /// The log to which it writes.
  let log: OSLog

  /// A logger of a part of an app.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger without a name.
  public init() { log = .default }
  /// A logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level.word, message.text) }
  /// Writes a message that matters while following what the app does step by step.
  public func trace(_ message: OSLogMessage) { log.write("trace", message.text) }
  /// Writes a message that matters while debugging.
  public func debug(_ message: OSLogMessage) { log.write("debug", message.text) }
  /// Writes a message that may matter.
  public func info(_ message: OSLogMessage) { log.write("info", message.text) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write("notice", message.text) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write("log", message.text) }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { log.write("warning", message.text) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write("error", message.text) }
  /// Writes that something went badly wrong.
  public func critical(_ message: OSLogMessage) { log.write("critical", message.text) }
  /// Writes that something went wrong that should be impossible.
  public func fault(_ message: OSLogMessage) { log.write("fault", message.text) }
}
