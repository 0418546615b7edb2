public import Foundation

/// What UIKit says of characters. Painted and measured are: font, foregroundColor, backgroundColor, kern, tracking, underlines and
/// lines through with their colours, baselineOffset, obliqueness (as slanted letters), expansion, shadow, link, attachment,
/// paragraphStyle.
extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica of 12 points where nothing says another one.
  public static let font = Self("NSFont")
  /// How lines stand, an `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The letters' colour, a `UIColor`; black where nothing says another one.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Whether letters that belong together share a glyph: 1 where they may, 0 where not.
  public static let ligature = Self("NSLigature")
  /// Points after each character, while ligatures stay.
  public static let kern = Self("NSKern")
  /// Points after each character; ligatures come apart.
  public static let tracking = Self("CTTracking")
  /// The line through, the number of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The line below, the number of an ``NSUnderlineStyle``.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of the letters' outline, a `UIColor`.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the letters' outline in percent of the font's size; letters are filled here whatever it is.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The shadow, an ``NSShadow``.
  public static let shadow = Self("NSShadow")
  /// A picture in place of the character, an ``NSTextAttachment``.
  public static let attachment = Self("NSAttachment")
  /// Where the characters lead to, a `URL` or a `String`.
  public static let link = Self("NSLink")
  /// Points by which letters are raised.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The colour of the line below, a `UIColor`; that of the letters where nothing says another one.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The colour of the line through, a `UIColor`; that of the letters where nothing says another one.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// How far letters lean; what is above 0 is shown as slanted letters.
  public static let obliqueness = Self("NSObliqueness")
  /// The logarithm of the factor by which letters are wider.
  public static let expansion = Self("NSExpansion")
}

/// How a line below or through characters looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as a number.
  public let rawValue: Int
  /// A style by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line; it is as thick as others here.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines; one is painted here.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Below words only; it is below the spaces between them, too, here.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
