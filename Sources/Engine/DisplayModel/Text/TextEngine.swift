import CoreGraphicsTypes
package import Foundation

/// Turns styled text into lines of glyphs.
///
/// The engine asks for text through this protocol and knows no text library.
///
/// Everything is called on the main actor. An engine may cache as it likes; the caller caches layouts for each text node.
package protocol TextEngine: AnyObject {
  /// Itemises and shapes a text, without breaking lines. The result may be asked for many widths.
  func prepare(_ text: StyledText) -> any PreparedText
  /// Makes the fonts of a file known by their family and PostScript names. Throws when it is not a font.
  func registerFont(at url: URL) throws
  /// Whether a family or PostScript name can be shown without a stand-in.
  func hasFont(named name: String) -> Bool
  /// The families of fonts that there are, the app's own among them, in order of their names.
  var familyNames: [String] { get }
  /// The PostScript names of a family's fonts, in their order; none where there is no such family.
  func fontNames(ofFamily name: String) -> [String]
}

/// A shaped text that can be broken into lines for any width.
package protocol PreparedText: AnyObject {
  /// Breaks the text into lines no wider than `width`, in a box no taller than `height` (points; infinite: no limit).
  ///
  /// At least one line is always shown; whole lines that do not fit the height are dropped and the last one shown is
  /// truncated. One glyph is shown even if it is wider than the width.
  func layout(width: CGFloat, height: CGFloat) -> TextLayout
  /// Where carets stand in the lines of the text as it is laid out in a width, without a limit of height.
  ///
  /// Characters are Swift's. Those that share a glyph, as in a ligature, share its width equally.
  func caretLines(width: CGFloat) -> CaretLines
  /// The lines of the layout for a width and a height, run by run and glyph by glyph.
  func placedLines(width: CGFloat, height: CGFloat) -> [PlacedLine]
}

/// Where carets stand in a text.
package struct CaretLines: Equatable {
  /// From top to bottom, at least one.
  package var lines: [CaretLine]
  /// The space between the last line and one that follows, in points.
  package var gap: CGFloat
  /// From the top of the first line to the bottom of the last one, in points, not rounded.
  package var height: CGFloat

  package init(lines: [CaretLine], gap: CGFloat, height: CGFloat) {
    self.lines = lines
    self.gap = gap
    self.height = height
  }
}

/// Where carets stand in a line, in the coordinates of the layout.
package struct CaretLine: Equatable {
  /// The paragraph of the text that the line is part of.
  package var paragraph: Int
  /// The characters of the line, with spaces that hang over its end, as bytes of UTF-8 in the paragraph.
  package var range: Range<Int>
  package var top: CGFloat
  package var height: CGFloat
  /// For each character in reading order.
  package var stops: [CaretStop]
  /// Where a caret behind the last character stands.
  package var end: CGFloat

  package init(
    paragraph: Int, range: Range<Int>, top: CGFloat, height: CGFloat, stops: [CaretStop], end: CGFloat
  ) {
    self.paragraph = paragraph
    self.range = range
    self.top = top
    self.height = height
    self.stops = stops
    self.end = end
  }
}

extension CaretLine {
  /// The boxes behind characters of a range, from the line's top; text in both directions has several.
  package func boxes(of range: Range<Int>) -> [CGRect] {
    var boxes: [CGRect] = []
    for stop in stops where range.contains(stop.position) && stop.start != stop.end {
      let box = CGRect(x: min(stop.start, stop.end), y: 0, width: abs(stop.end - stop.start), height: height)
      if let last = boxes.last, abs(last.maxX - box.minX) < 0.01 || abs(box.maxX - last.minX) < 0.01 {
        boxes[boxes.count - 1] = last.union(box)
      } else {
        boxes.append(box)
      }
    }
    return boxes
  }
}

/// Where reading enters and leaves a character: from right to left it enters on the right.
package struct CaretStop: Equatable {
  /// The character's first byte in the paragraph.
  package var position: Int
  package var start: CGFloat
  package var end: CGFloat

  package init(position: Int, start: CGFloat, end: CGFloat) {
    self.position = position
    self.start = start
    self.end = end
  }
}

/// What is to be laid out.
package struct StyledText: Hashable {
  package var runs: [StyledTextRun]
  package var paragraph: ParagraphStyle
  package init(runs: [StyledTextRun], paragraph: ParagraphStyle) {
    self.runs = runs
    self.paragraph = paragraph
  }
}

/// A stretch of characters that look the same.
package struct StyledTextRun: Hashable {
  package var string: String
  package var font: ResolvedFont
  /// Extra space after each character, points; ligatures that are optional are dropped when not 0.
  package var tracking: CGFloat
  /// Extra space after each character, points; ligatures are kept.
  package var kerning: CGFloat
  /// Points that glyphs are raised.
  package var baselineOffset: CGFloat
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Index into the paints of ``DisplayText``; 0 is the default foreground.
  package var paintIndex: Int
  /// A box of this size stands in for the run's single U+FFFC character (an image in text); its bottom is
  /// `attachmentDescent` below the baseline.
  package var attachment: TextAttachment?
  /// The height of lines, points, whatever the font needs, which stands at its lower end; `nil`: the font says it.
  package var lineHeight: CGFloat?
  /// Where a line stands that begins with the run; `nil`: where the paragraph style says.
  package var alignment: ParagraphStyle.Alignment?

  package init(
    string: String, font: ResolvedFont, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, paintIndex: Int = 0,
    attachment: TextAttachment? = nil, lineHeight: CGFloat? = nil, alignment: ParagraphStyle.Alignment? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.paintIndex = paintIndex
    self.attachment = attachment
    self.lineHeight = lineHeight
    self.alignment = alignment
  }
}

/// A box in a line of text.
package struct TextAttachment: Hashable {
  package var size: CGSize
  package var descent: CGFloat
  /// Which attachment of the text this is, so that the caller can draw it at the place found.
  package var index: Int
  package init(size: CGSize, descent: CGFloat, index: Int) {
    self.size = size
    self.descent = descent
    self.index = index
  }
}

/// A line under or through text.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  package var pattern: Pattern
  /// Index into the paints; `nil`: the run's own.
  package var paintIndex: Int?
  package init(pattern: Pattern = .solid, paintIndex: Int? = nil) {
    self.pattern = pattern
    self.paintIndex = paintIndex
  }
}

/// A font with every property decided; what remains is to find the file.
package struct ResolvedFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A family, full or PostScript name.
    case named(String)
  }
  package enum Design: Hashable, Sendable { case `default`, rounded, monospaced, serif }
  package var family: Family
  /// Points.
  package var size: CGFloat
  /// `Font.Weight` scale: −0.8 ultra light … 0 regular … 0.4 bold … 0.62 black.
  package var weight: CGFloat
  package var isItalic: Bool
  /// `Font.Width` scale: 0 standard, negative condensed, positive expanded.
  package var width: CGFloat
  package var hasMonospacedDigits: Bool
  package var smallCaps: SmallCaps
  /// Distance between baselines that a text style asks for, points; 0: the font's own line height.
  package var leading: CGFloat
  package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, both }

  package init(
    family: Family, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, width: CGFloat = 0,
    hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = .none, leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
  }
}

/// What holds for the whole text.
package struct ParagraphStyle: Hashable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package var alignment: Alignment
  package var truncation: Truncation
  /// `nil`: as many lines as needed.
  package var lineLimit: Int?
  /// Points added between lines.
  package var lineSpacing: CGFloat
  /// 0…1; the smallest factor that fonts may be scaled by to make the text fit.
  package var minimumScaleFactor: CGFloat
  package var allowsTightening: Bool
  /// Whether a paragraph of several lines may end with a line of one word; else it gets company from the line before.
  package var allowsLoneWord: Bool
  package var isRightToLeft: Bool
  /// Identifier of the language, for shaping and line breaking; empty: unknown.
  package var language: String
  /// Device pixels for each point: sizes are rounded up to pixels.
  package var displayScale: CGFloat

  package init(
    alignment: Alignment = .leading, truncation: Truncation = .tail, lineLimit: Int? = nil, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, allowsLoneWord: Bool = false,
    isRightToLeft: Bool = false, language: String = "", displayScale: CGFloat = 1
  ) {
    self.alignment = alignment
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.allowsLoneWord = allowsLoneWord
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.displayScale = displayScale
  }
}

/// Lines of glyphs in a box, ready to be painted.
package final class TextLayout {
  /// The box, rounded up to device pixels (Facts 1.2).
  package let size: CGSize
  /// From the top of the box, points, rounded to the nearest pixel.
  package let firstBaseline: CGFloat
  /// From the top of the box, points, rounded up to a pixel.
  package let lastBaseline: CGFloat
  package let lines: [TextLine]
  /// Whether something of the text is not shown.
  package let isTruncated: Bool
  /// A box that holds everything painted, with some room to all sides, in the box's coordinates.
  package let inkBounds: CGRect

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [TextLine], isTruncated: Bool, inkBounds: CGRect
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.isTruncated = isTruncated
    self.inkBounds = inkBounds
  }
}

/// One line of a layout.
package struct TextLine {
  /// The left end of the baseline, in the box's coordinates.
  package var origin: CGPoint
  package var width: CGFloat
  package var runs: [GlyphRun]
  /// Boxes for attachments: index and rectangle in the layout's box.
  package var attachments: [(index: Int, frame: CGRect)]
  package var decorations: [DecorationLine]

  package init(
    origin: CGPoint, width: CGFloat, runs: [GlyphRun], attachments: [(index: Int, frame: CGRect)] = [],
    decorations: [DecorationLine] = []
  ) {
    self.origin = origin
    self.width = width
    self.runs = runs
    self.attachments = attachments
    self.decorations = decorations
  }
}

/// Glyphs of one font, left to right.
package struct GlyphRun {
  package var face: any FontFace
  /// Glyph numbers in the face.
  package var glyphs: [UInt32]
  /// Where each glyph's origin lies, relative to the line's origin; y down.
  package var positions: [CGPoint]
  package var paintIndex: Int

  package init(face: any FontFace, glyphs: [UInt32], positions: [CGPoint], paintIndex: Int) {
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.paintIndex = paintIndex
  }
}

/// An underline or a strikethrough as drawn, relative to the line's origin.
package struct DecorationLine {
  package var start: CGPoint
  package var length: CGFloat
  package var thickness: CGFloat
  package var pattern: TextDecoration.Pattern
  package var paintIndex: Int
  package init(
    start: CGPoint, length: CGFloat, thickness: CGFloat, pattern: TextDecoration.Pattern, paintIndex: Int
  ) {
    self.start = start
    self.length = length
    self.thickness = thickness
    self.pattern = pattern
    self.paintIndex = paintIndex
  }
}

/// A font file at a size, as a text engine found it.
///
/// A renderer draws the glyphs of the text engines that it knows. A run with a face of another one is shown as a box, which the
/// renderer reports: what is written never vanishes without a word.
package protocol FontFace: AnyObject {
  /// Points.
  var size: CGFloat { get }
  /// Whether the glyphs bring their own colours, so that a paint only gives their opacity.
  var isColored: Bool { get }
  /// For people: family, style and file.
  var name: String { get }
}
