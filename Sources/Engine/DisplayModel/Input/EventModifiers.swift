/// Keys that are held while another is pressed, or a finger is down.
nonisolated public struct EventModifiers: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: Int
  /// Creates a value from the one stored.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, which other keyboards call Super or have a picture for; in shortcuts Control stands for it, too.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is one of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
