public import Foundation

/// A part of an app that writes messages, as the functions `os_log` and `os_signpost` name it.
public final class OSLog: NSObject, Sendable {
  /// What a log is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moments and stretches of time that a person who measures the app is to see.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is recorded only while somebody measures.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with stacks of calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log without a name.
  public static let `default` = OSLog(prefix: "", isDisabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(prefix: "", isDisabled: true)

  /// What each line begins with.
  let prefix: String
  private let isDisabled: Bool

  private init(prefix: String, isDisabled: Bool) { (self.prefix, self.isDisabled) = (prefix, isDisabled) }
  /// The log of a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)]", isDisabled: false)
  }
  /// The log of a part of an app, by what it is for.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are written: all are, but for those of the disabled log.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  /// Whether signposts are written: while `APUS_SIGNPOSTS=1` is in the environment, but for those of the disabled log.
  public var signpostsEnabled: Bool { !isDisabled && Self.recordsSignposts }
  private static let recordsSignposts = ProcessInfo.processInfo.environment["APUS_SIGNPOSTS"] == "1"

  /// Writes a line; the message is asked for where it is written.
  func write(_ level: String, _ message: @autoclosure () -> String) {
    guard !isDisabled else { return }
    FileHandle.standardError.write(Data("\(prefix) \(level): \(message())\n".utf8))
  }
}

/// Writes a message in a format as `printf` has it, with `%@` for objects; what stands in braces, such as `%{public}@`, says
/// nothing here, as nothing is hidden.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { log.write(type.word, LogFormat.text(message, args)) }

/// Writes a message of a level in a format as `printf` has it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) { log.write(type.word, LogFormat.text(message, args)) }

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(OSLogType.default.word, message.text) }
/// Writes a message of a level.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type.word, message.text) }

/// Formats of messages.
enum LogFormat {
  /// A format with its values.
  static func text(_ format: StaticString, _ values: [any CVarArg]) -> String {
    let plain = "\(format)".replacing(/%\{[^}]*\}/, with: "%")
    return values.isEmpty ? plain.replacing("%%", with: "%") : String(format: plain, arguments: values)
  }
}
