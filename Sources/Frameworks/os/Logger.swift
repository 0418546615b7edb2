@_exported import Foundation

/// Writes messages to standard error, one a line, with their subsystem, category and level; nothing is left out or hidden.
public struct Logger: Sendable {
  private let prefix: String

  /// A logger of a part of an app.
  public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)]" }
  /// A logger without a name.
  public init() { prefix = "" }

  private func write(_ level: String, _ message: String) {
    FileHandle.standardError.write(Data("\(prefix) \(level): \(message)\n".utf8))
  }
  /// Writes a message that matters while debugging.
  public func debug(_ message: String) { write("debug", message) }
  /// Writes a message that may matter.
  public func info(_ message: String) { write("info", message) }
  /// Writes a message.
  public func notice(_ message: String) { write("notice", message) }
  /// Writes a message.
  public func log(_ message: String) { write("log", message) }
  /// Writes that something may go wrong.
  public func warning(_ message: String) { write("warning", message) }
  /// Writes that something went wrong.
  public func error(_ message: String) { write("error", message) }
  /// Writes that something went badly wrong.
  public func critical(_ message: String) { write("critical", message) }
  /// Writes that something went wrong that should be impossible.
  public func fault(_ message: String) { write("fault", message) }
}
