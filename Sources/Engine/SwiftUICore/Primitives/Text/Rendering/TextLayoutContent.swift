import CoreGraphicsTypes
import Foundation

/// A part of a laid out text: a line, a run of it, or some glyphs of a run.
struct TextPart: Hashable {
  var line: Int
  var run: Int?
  var slices: Range<Int>?
}

/// What the values of a `Text.Layout` show: the lines of a text, and what they are painted with.
final class TextLayoutContent {
  let layout: TextLayout
  let lines: [PlacedLine]
  private(set) var resolved: ResolvedText
  private var paints: [DisplayPaint]
  private var request: _ShapeStyleRequest
  /// What was painted before is the same object again, so that it is known for the same.
  private var parts: [TextPart: TextLayout] = [:]

  init(
    _ layout: TextLayout, lines: [PlacedLine], of resolved: ResolvedText, paints: [DisplayPaint], _ request: _ShapeStyleRequest
  ) {
    self.layout = layout
    self.lines = lines
    self.resolved = resolved
    self.paints = paints
    self.request = request
  }

  /// Paints with something else from now on.
  func repaint(_ resolved: ResolvedText, paints: [DisplayPaint], _ request: _ShapeStyleRequest) {
    self.resolved = resolved
    self.paints = paints
    self.request = request
  }

  /// Whether it is painted with these paints.
  func isPainted(with paints: [DisplayPaint]) -> Bool { self.paints == paints }

  /// Whether it is that of a layout of a text.
  func shows(_ layout: TextLayout, of text: ResolvedText) -> Bool {
    self.layout === layout && resolved.customAttributes == text.customAttributes
  }

  /// What an app attached to a run.
  func attribute<T: TextAttribute>(_ type: T.Type, ofRun index: Int, in line: Int) -> T? {
    resolved.customAttributes[lines[line].runs[index].style]?.lazy.compactMap { $0.value as? T }.first
  }

  // MARK: Places

  /// The bounds of a part, where its line's origin is at a place.
  func bounds(of part: TextPart, at origin: CGPoint) -> Text.Layout.TypographicBounds {
    let line = lines[part.line]
    var bounds = Text.Layout.TypographicBounds()
    let metrics = part.run.map { line.runs[$0].metrics } ?? line.metrics
    let (start, end) = extent(of: part)
    bounds.origin = CGPoint(x: origin.x + start, y: origin.y)
    bounds.width = end - start
    (bounds.ascent, bounds.descent, bounds.leading) = (metrics.ascent, metrics.descent, metrics.leading)
    return bounds
  }

  /// From where to where a part reaches, from its line's origin.
  private func extent(of part: TextPart) -> (start: CGFloat, end: CGFloat) {
    let line = lines[part.line]
    guard let index = part.run else { return (0, line.line.width) }
    let run = line.runs[index]
    guard let range = part.slices else { return (run.start, run.end) }
    let slices = run.slices[range]
    guard let start = slices.map(\.start).min(), let end = slices.map(\.end).max() else { return (run.start, run.start) }
    return (start, end)
  }

  // MARK: Painting

  /// A part as the text paints it, with what lies behind it, moved by a distance.
  func fragment(of part: TextPart, movedBy distance: CGPoint, isExact: Bool, by node: ViewNode) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    for run in part.run.map({ [$0] }) ?? Array(lines[part.line].runs.indices) {
      appendBackground(of: TextPart(line: part.line, run: run, slices: part.slices), at: distance, to: &builder)
    }
    resolved.append(layout(of: part), at: distance, isExact: isExact, paints: paints, request, to: &builder, of: node)
    return builder.finish()
  }

  private func appendBackground(of part: TextPart, at distance: CGPoint, to builder: inout FragmentBuilder) {
    guard !resolved.backgrounds.isEmpty, let run = part.run else { return }
    let line = lines[part.line]
    let (start, end) = extent(of: part)
    for background in resolved.backgrounds where background.run == line.runs[run].style && end > start {
      let box = CGRect(
        x: line.line.origin.x + start + distance.x, y: line.top + distance.y, width: end - start, height: line.height)
      let fill = DisplayFill(path: Path(box), paint: paints[background.paintIndex], snapFrame: box)
      builder.append(.fill(fill), bounds: box)
    }
  }

  /// The glyphs of a part as a layout of their own, at their place in the whole.
  private func layout(of part: TextPart) -> TextLayout {
    if let known = parts[part] { return known }
    let placed = lines[part.line]
    let line = part.run.map { placed.part(part.slices ?? placed.runs[$0].slices.indices, ofRun: $0) } ?? placed.line
    let isEmpty = line.runs.isEmpty && line.decorations.isEmpty
    let ink = line.inkBounds(
      ascent: placed.metrics.ascent, descent: placed.metrics.descent, from: extent(of: part).start)
    let made = TextLayout(
      size: layout.size, firstBaseline: line.origin.y, lastBaseline: line.origin.y, lines: [line],
      isTruncated: layout.isTruncated, inkBounds: isEmpty ? .zero : ink)
    parts[part] = made
    return made
  }
}
