extension NSLayoutConstraint {
  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle along the horizontal axis.
    case centerX = 9
    /// The middle along the vertical axis.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The top edge inside of the margins.
    case topMargin = 15
    /// The bottom edge inside of the margins.
    case bottomMargin = 16
    /// The edge inside of the margins where lines begin.
    case leadingMargin = 17
    /// The edge inside of the margins where lines end.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0

    /// The last baseline.
    public static var baseline: Attribute { .lastBaseline }

    var isSize: Bool { self == .width || self == .height }

    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .notAnAttribute:
        .horizontal
      case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
        .vertical
      }
    }

    /// The attribute with edges that do not follow the direction of lines.
    func absolute(rightToLeft: Bool) -> Attribute {
      switch self {
      case .leading: rightToLeft ? .right : .left
      case .trailing: rightToLeft ? .left : .right
      case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
      case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
      default: self
      }
    }
  }

  /// How the sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first side is not above the second one.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first side is not below the second one.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where lines begin are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where lines end are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles along the horizontal axis are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles along the vertical axis are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Baselines of the last lines are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Baselines of the first lines are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other in the direction of lines.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits that say a direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    private static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    /// What is to be the same in all views.
    var alignedAttributes: [Attribute] { Self.alignments.filter { contains($0.0) }.map(\.1) }
  }
}
