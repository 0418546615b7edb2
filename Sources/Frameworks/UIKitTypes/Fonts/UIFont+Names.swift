public import Foundation
package import SwiftUICore

extension UIFont {
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
  }

  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// 0 is standard; negative is narrower.
    public var rawValue: CGFloat
    /// A width by its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width by its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest.
    public static let compressed = Width(Font.Width.compressed.value)
    /// Narrower than usual.
    public static let condensed = Width(Font.Width.condensed.value)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(Font.Width.expanded.value)
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

    /// The same use as SwiftUI names it; body for one that is not known.
    package var style: Font.TextStyle {
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
}
