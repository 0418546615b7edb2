import Foundation

/// What the paragraphs of a text to edit have in common.
struct TextInputStyle {
  let sizing: TextInputSizing
  /// Whether dots show in place of the characters.
  let isSecure: Bool
  /// One character in the font, with what it is painted with.
  let resolved: ResolvedText
  let text: any TextEngine
  let alignment: TextAlignment
  let isRightToLeft: Bool
  let scale: CGFloat
  let lineLimit: LineLimit
  /// The height of a line that stands alone, and what comes between two, in points.
  let lineHeight: CGFloat
  let gap: CGFloat
  /// What carets, selections and dots look like.
  let metrics: TextInputMetrics

  /// How much room a byte takes, in ems, in paragraphs that were not laid out: letters of Latin and of Japanese are near it.
  private static let estimatedAdvance: CGFloat = 0.42

  init(sizing: TextInputSizing, isSecure: Bool, in environment: EnvironmentValues, services: EngineServices) {
    var environment = environment
    lineLimit = sizing == .line ? LineLimit(maximum: 1) : environment[LineLimitKey.self]
    environment[LineLimitKey.self] = LineLimit(maximum: sizing == .line ? 1 : nil)
    environment.textCase = nil
    environment.minimumScaleFactor = 1
    (self.sizing, self.isSecure, text) = (sizing, isSecure, services.text)
    var resolved = TextResolver.resolve(Text(verbatim: "•"), in: environment, services: services)
    resolved.styled.paragraph.allowsLoneWord = true
    self.resolved = resolved
    alignment = environment.multilineTextAlignment
    isRightToLeft = environment.layoutDirection == .rightToLeft
    scale = environment.displayScale
    metrics = environment.primitiveMetrics.textInput
    let line = text.prepare(resolved.styled).caretLines(width: .infinity)
    (lineHeight, gap) = (line.height, line.gap)
  }

  /// Whether paragraphs are laid out in the same way.
  func isLaidOut(as other: TextInputStyle) -> Bool {
    sizing == other.sizing && isSecure == other.isSecure && resolved.styled == other.resolved.styled && metrics == other.metrics
  }

  func styled(_ string: String) -> StyledText {
    var styled = resolved.styled
    styled.runs[0].string = string
    return styled
  }

  /// From one dot to the next, in points.
  var dotPitch: CGFloat { metrics.dotPitch * resolved.largestFont.size }
  var dotDiameter: CGFloat { metrics.dotSize * resolved.largestFont.size }

  func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-3).rounded(.up) / scale }

  /// The height of a field of one line: a line of the font, rounded up, and a point more: 22 for the body font; for secret text 21
  /// while it is empty, else as high as a text (Facts 3.3).
  func fieldHeight(isEmpty: Bool) -> CGFloat {
    if isSecure, !isEmpty { return roundedUp(lineHeight) }
    return (resolved.largestFont.size * TextStyleMetrics.lineHeight).rounded(.up) + (isSecure ? 0 : 1)
  }

  /// What a field is higher than its text.
  var slack: CGFloat { max(fieldHeight(isEmpty: false) - roundedUp(lineHeight), 0) }

  /// The height of a number of lines, rounded up.
  func height(ofLines count: Int) -> CGFloat {
    let count = CGFloat(min(max(count, 1), NumberLimits.lines))
    return roundedUp(count * (lineHeight + gap) - gap)
  }

  /// How high a paragraph of a number of bytes probably is, with the gap below it.
  func estimatedLength(ofBytes count: Int, width: CGFloat) -> CGFloat {
    let advance = CGFloat(count) * Self.estimatedAdvance * resolved.largestFont.size
    let lines = width.isFinite ? max((advance / max(width, 1)).rounded(.up), 1) : 1
    return min(lines, CGFloat(max(count, 1))) * (lineHeight + gap)
  }
}

/// A paragraph of a text to edit as it is laid out.
final class TextParagraph {
  /// What shows: the characters but for the line end; what has no look shows as spaces, so that places stay what they are.
  let string: String
  let layout: TextLayout
  let lines: CaretLines
  /// Dots in place of characters, in the layout's coordinates.
  let dots: [CGRect]
  /// As wide as its lines.
  let width: CGFloat

  init(_ string: String, width: CGFloat, style: TextInputStyle) {
    self.string = string
    let shown = style.isSecure ? (string.isEmpty ? "" : "•") : string
    let prepared = style.text.prepare(style.styled(shown))
    layout = prepared.layout(width: width, height: .infinity)
    var lines = prepared.caretLines(width: width)
    if style.isSecure, let line = lines.lines.first {
      lines.lines = [Self.dotLine(string, like: line, style: style)]
      dots = Self.dots(in: lines.lines[0], baseline: layout.firstBaseline, style: style)
      self.width = CGFloat(string.count) * style.dotPitch
    } else {
      dots = []
      self.width = layout.size.width
    }
    self.lines = lines
  }

  /// From its top to that of the next one, in points.
  var length: CGFloat { lines.height + lines.gap }

  private static func dotLine(_ string: String, like line: CaretLine, style: TextInputStyle) -> CaretLine {
    var (line, position, index) = (line, 0, 0)
    let total = CGFloat(string.count) * style.dotPitch
    func x(_ index: Int) -> CGFloat {
      style.isRightToLeft ? total - CGFloat(index) * style.dotPitch : CGFloat(index) * style.dotPitch
    }
    line.stops = string.map { character in
      defer { (position, index) = (position + character.utf8.count, index + 1) }
      return CaretStop(position: position, start: x(index), end: x(index + 1))
    }
    line.range = 0..<position
    line.end = x(index)
    return line
  }

  /// In the middle of their places and of the capitals' height.
  private static func dots(in line: CaretLine, baseline: CGFloat, style: TextInputStyle) -> [CGRect] {
    let diameter = style.dotDiameter
    let middle = baseline - TextStyleMetrics.capHeight / 2 * style.resolved.largestFont.size
    return line.stops.map {
      CGRect(x: ($0.start + $0.end - diameter) / 2, y: middle - diameter / 2, width: diameter, height: diameter)
    }
  }
}
