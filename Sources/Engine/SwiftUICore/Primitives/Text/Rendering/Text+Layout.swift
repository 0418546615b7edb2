public import Foundation

extension Text {
  /// The lines of a text as they are laid out, for a ``TextRenderer`` to draw.
  ///
  /// A layout is a collection of lines, a line of runs, a run of its glyphs; all stand from left to right.
  public struct Layout: RandomAccessCollection, Equatable {
    let content: TextLayoutContent

    init(_ content: TextLayoutContent) { self.content = content }

    /// Whether something of the text is not shown.
    public var isTruncated: Bool { content.layout.isTruncated }
    /// 0, the first line's index.
    public var startIndex: Int { 0 }
    /// How many lines there are.
    public var endIndex: Int { content.lines.count }
    /// A line, the first at the top.
    public subscript(index: Int) -> Line {
      Line(content: content, index: index, origin: content.lines[index].line.origin)
    }
    /// Whether both are the same layout of the same text.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.content === rhs.content }
  }
}

extension Text.Layout {
  /// The place of a character in its text: it tells which of two parts of a layout comes first, and not which character of a string
  /// stands there.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let value: Int

    init(_ value: Int) { self.value = value }

    /// Whether a character comes before another one.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
    /// The place so many characters further on.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value + n) }
    /// How many characters another place is further on.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
  }

  /// Where a part of a layout lies, by the measures of its fonts; letters may reach beyond.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in points from the top left corner of the text.
    public var origin = CGPoint.zero
    /// The width, in points.
    public var width: CGFloat = 0
    /// From the baseline upwards, in points.
    public var ascent: CGFloat = 0
    /// From the baseline downwards, in points.
    public var descent: CGFloat = 0
    /// What is left below the descent before the next line, in points.
    public var leading: CGFloat = 0
    /// Creates empty bounds at the origin.
    public init() {}
    /// The rectangle from the ascent to the descent.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How parts of a layout are drawn.
  public struct DrawingOptions: OptionSet {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws letters exactly where the context has them, in place of the nearest place at which they are sharp.
    ///
    /// Text that moves does not jitter then.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}
