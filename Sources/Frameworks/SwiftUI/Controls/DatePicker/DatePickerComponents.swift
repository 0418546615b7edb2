/// The parts of a date that people choose.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts, as bits.
  public let rawValue: UInt
  /// Creates a set of parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
