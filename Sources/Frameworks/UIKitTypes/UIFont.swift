public import Foundation
public import SwiftUICore

// Safe: never changed once made.
/// A font of a size, as UIKit names it.
public final class UIFont: NSObject, @unchecked Sendable {
  /// What the font stands for in SwiftUI.
  package let font: Font
  /// The name that the font was asked for by; `nil`: the system's.
  private let name: String?
  /// The size in points.
  public let pointSize: CGFloat

  private init(_ font: Font, name: String? = nil, pointSize: CGFloat) {
    self.font = font
    self.name = name
    self.pointSize = pointSize
  }

  /// How bold letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// −0.8 … 0.62; 0 is regular.
    public var rawValue: CGFloat
    /// A weight by its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight by its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(Font.Weight.ultraLight)
    /// Between ultra light and light.
    public static let thin = Weight(Font.Weight.thin)
    /// Thinner than regular.
    public static let light = Weight(Font.Weight.light)
    /// The usual weight.
    public static let regular = Weight(Font.Weight.regular)
    /// A little stronger than regular.
    public static let medium = Weight(Font.Weight.medium)
    /// Between medium and bold.
    public static let semibold = Weight(Font.Weight.semibold)
    /// Bold.
    public static let bold = Weight(Font.Weight.bold)
    /// Stronger than bold.
    public static let heavy = Weight(Font.Weight.heavy)
    /// The strongest.
    public static let black = Weight(Font.Weight.black)

    private init(_ weight: Font.Weight) { rawValue = weight.value }
    var weight: Font.Weight { Font.Weight(value: rawValue) }
  }

  /// A use of text, with a size for each text size of the person.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A use by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Lesser headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Text at pictures.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Lesser text at pictures.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  // MARK: Making

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), pointSize: fontSize)
  }
  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), pointSize: fontSize)
  }
  /// The system's font with letters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), pointSize: fontSize)
  }
  /// The system's font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), pointSize: fontSize)
  }
  /// The system's font for a use of text, as large as the person wants it.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), pointSize: AppWindow.pointSize(of: style.style))
  }
  /// The size of ordinary text.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// A font by name, of the app's own files or the system; `nil` where none has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard EngineServices.current?.text.hasFont(named: fontName) ?? false else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize), name: fontName, pointSize: fontSize)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withPointSize(fontSize), name: name, pointSize: fontSize)
  }

  // MARK: Asking

  /// The font's name.
  public var fontName: String { name ?? ".SFUI" }
  /// The name of the font's family.
  public var familyName: String { name ?? ".AppleSystemUIFont" }
  /// From the baseline to the top of a line, in points (Facts 1.2).
  public var ascender: CGFloat { 0.952_148 * pointSize }
  /// From the baseline to the bottom of a line, below zero, in points.
  public var descender: CGFloat { -0.241_211 * pointSize }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { 0.704_6 * pointSize }
  /// The height of an x, in points.
  public var xHeight: CGFloat { 0.526 * pointSize }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { 1.193_359 * pointSize }
  /// What lies between lines besides, in points.
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.font == font && $0.pointSize == pointSize } ?? false
  }
  public override var hash: Int { font.hashValue }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
