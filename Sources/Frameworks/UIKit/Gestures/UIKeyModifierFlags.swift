import SwiftUICore

/// Keys that are held down while others, or fingers, mean something.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the block of digits.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  private static let pairs: [(own: UIKeyModifierFlags, other: EventModifiers)] = [
    (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
    (.numericPad, .numericPad),
  ]

  init(_ modifiers: EventModifiers) {
    self.init()
    for pair in Self.pairs where modifiers.contains(pair.other) { formUnion(pair.own) }
  }

  /// The keys as SwiftUI names them.
  var eventModifiers: EventModifiers {
    var result: EventModifiers = []
    for pair in Self.pairs where contains(pair.own) { result.formUnion(pair.other) }
    return result
  }
}
