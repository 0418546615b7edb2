/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8
  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message.
  public static let `default` = OSLogType(0)
  /// What may matter.
  public static let info = OSLogType(1)
  /// What matters while debugging.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(0x10)
  /// Something went wrong that should be impossible.
  public static let fault = OSLogType(0x11)

  /// The level's word at the head of a line.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}
