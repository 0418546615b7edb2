/// What a stretch of text is inside its paragraph: stressed, code, struck out.
///
/// `AttributedString(markdown:)` sets it, and `Text` shows it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Stressed; shown in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly stressed; shown bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code; shown in letters of equal width.
  public static let code = Self(rawValue: 1 << 2)
  /// No longer valid; shown with a line through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line of the source ends here, which shows as a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A new line begins.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// A tag of HTML, shown as it is written.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML, shown as it is written.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
