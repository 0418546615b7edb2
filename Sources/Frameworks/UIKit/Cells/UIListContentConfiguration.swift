import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A picture and texts in a row or a header of a list.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// At which side lines begin.
    public enum TextAlignment: Int, Sendable {
      /// Where the language has it.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }
    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      /// They are not.
      case none
      /// All are capitals.
      case uppercase
      /// None is a capital.
      case lowercase
      /// Words begin with capitals.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour of letters.
    public var color: UIColor
    /// Makes another colour of that, such as for chosen rows.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// At which side lines begin.
    public var alignment = TextAlignment.natural
    /// How lines break that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0: as many as there are.
    public var numberOfLines = 0
    /// Whether letters become smaller where the text is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// To which part of their size letters may become smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that the person wants text in.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed.
    public var transform = TextTransform.none

    /// The colour that letters have.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// Stands for the size that pictures of rows usually have.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// How large and bold symbols are.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols; `nil`: the tint around.
    public var tintColor: UIColor?
    /// Makes another colour of that.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for as large as the picture is.
    public var maximumSize = CGSize.zero
    /// The room that the picture stands in, so that texts of rows begin below each other; 0 for that of the picture.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours are inverted with those of the screen; they are not here.
    public var accessibilityIgnoresInvertColors = false

    /// The colour of symbols.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which goes before ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether views inside keep the margins of those around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Room around, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands beside the first one, where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the picture and the text, in points.
  public var imageToTextPadding: CGFloat
  /// Between texts side by side, at least, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  init(_ font: UIFont, _ color: UIColor, second: UIFont, insets: (top: CGFloat, bottom: CGFloat)) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: .secondaryLabel)
    let metrics = ListMetrics.usual
    imageToTextPadding = metrics.iconSpacing
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: insets.top, leading: metrics.margin(forWidth: 0), bottom: insets.bottom, trailing: metrics.margin(forWidth: 0))
  }

  private static var row: (top: CGFloat, bottom: CGFloat) { (ListMetrics.usual.rowInset, ListMetrics.usual.rowInset) }

  /// A row with a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }
  /// A row with a text, and a small one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .label, second: .preferredFont(forTextStyle: .caption1), insets: row)
    result.secondaryTextProperties.color = .label
    return result
  }
  /// A row with a text, and a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    let body = UIFont.preferredFont(forTextStyle: .body)
    var result = UIListContentConfiguration(body, .label, second: body, insets: row)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row of a sidebar with a small text below its own.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row of what stands beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row of what stands beside a sidebar, with a small text below its own.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// The header of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .label, second: .preferredFont(forTextStyle: .footnote),
      insets: ListMetrics.usual.plainHeaderInsets)
  }
  /// The footer of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  /// The header of a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = small(ListMetrics.usual.headerInsets)
    result.textProperties.transform = .uppercase
    return result
  }
  /// The footer of a section of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { small(ListMetrics.usual.footerInsets) }
  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  private static func small(_ insets: (top: CGFloat, bottom: CGFloat)) -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    return UIListContentConfiguration(font, .secondaryLabel, second: font, insets: insets)
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same: what rows show in other states is their ground's.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The directions of a plane.
public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
