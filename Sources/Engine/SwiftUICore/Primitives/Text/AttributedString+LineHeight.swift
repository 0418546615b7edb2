public import Foundation

extension AttributedString {
  /// How high the lines of a paragraph are: the distance between the baselines of two that follow each other.
  ///
  ///     Text(recipe).lineHeight(.multiple(factor: 1.4))
  public struct LineHeight: Codable, Hashable, Sendable {
    enum Kind: Codable, Hashable, Sendable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }
    let kind: Kind

    /// As high as the fonts of each line reach up and down.
    public static var variable: LineHeight { LineHeight(kind: .variable) }
    /// A multiple of the font's size that looks usual.
    public static var normal: LineHeight { multiple(factor: 1.3) }
    /// A multiple of the font's size that looks dense.
    public static var tight: LineHeight { multiple(factor: 1.1) }
    /// A multiple of the font's size that looks airy.
    public static var loose: LineHeight { multiple(factor: 1.5) }
    /// A multiple of the largest size of a font in the line, whatever its letters need.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// The largest size of a font in the line and so many points more, whatever its letters need.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    /// So many points, whatever the letters need.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// The height for a font of a size, in points; `nil` where the fonts say it, or where it is no number.
    func points(forSize size: CGFloat) -> CGFloat? {
      switch kind {
      case .variable: nil
      case .multiple(let factor): (size * factor).finiteLength("line height")
      case .leading(let increase): (size + increase).finiteLength("line height")
      case .exact(let points): points.finiteLength("line height")
      }
    }
  }

  /// On which side of their box the lines of a paragraph stand, whichever way they are read.
  public enum TextAlignment: CaseIterable, Codable, Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right

    /// The same as seen from where lines begin.
    func paragraph(isRightToLeft: Bool) -> ParagraphStyle.Alignment {
      switch self {
      case .left: isRightToLeft ? .trailing : .leading
      case .center: .center
      case .right: isRightToLeft ? .leading : .trailing
      }
    }
  }
}

extension AttributeScopes {
  /// Keys of attributes of paragraphs that several frameworks share.
  public struct CoreTextAttributes {
    /// The key of the line height.
    public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.LineHeight
      /// The name under which the attribute is archived.
      public static let name = "CTLineHeight"
      /// It holds for whole paragraphs.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
    /// The key of the alignment.
    public enum TextAlignmentAttribute: CodableAttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.TextAlignment
      /// The name under which the attribute is archived.
      public static let name = "CTTextAlignment"
      /// It holds for whole paragraphs.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}
