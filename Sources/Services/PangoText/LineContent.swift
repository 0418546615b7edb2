import Foundation
import DisplayModel

/// What one line shows: stretches of a paragraph, and perhaps an ellipsis.
struct LineContent {
  struct Segment {
    var paragraph: ShapedParagraph
    var range: Range<Int>
    /// The run that an ellipsis looks like; `nil`: the clusters' own.
    var style: Int?
  }
  /// In reading order.
  var segments: [Segment]
  /// The style of a line without characters.
  var emptyStyle: Int
  /// Points added to each cluster to tighten the line; not positive.
  var adjustment: CGFloat = 0
}

/// Shortens the last line that is shown when something is left out.
struct LineTruncation {
  let paragraph: ShapedParagraph
  let styles: [StyledTextRun]
  let style: ParagraphStyle
  let width: CGFloat
  let shaper: TextShaper

  /// The line that begins with `start` and stands for the rest of its paragraph.
  ///
  /// `hasMore`: other paragraphs follow that are not shown, so that an ellipsis is needed even if the rest fits.
  func content(from start: Int, hasMore: Bool) -> LineContent {
    let rest = paragraph.trimmingSpaces(start..<paragraph.clusters.count)
    guard !rest.isEmpty else { return line([(rest, nil), (nil, paragraph.emptyStyle)]) }
    if !hasMore, let tight = tightened(rest) { return tight }
    switch style.truncation {
    case .tail: return tail(rest)
    case .head: return hasMore ? tail(rest) : head(rest)
    case .middle: return hasMore ? tail(rest) : middle(rest)
    }
  }

  private func tail(_ rest: Range<Int>) -> LineContent {
    var end = fitting(rest, width: width - ellipsisWidth(runStyle(rest.lowerBound)))
    // The ellipsis looks like the character before it, which may be of another size.
    let last = runStyle(max(rest.lowerBound, end - 1))
    end = min(end, fitting(rest, width: width - ellipsisWidth(last)))
    return line([(paragraph.trimmingSpaces(rest.lowerBound..<end), nil), (nil, last)])
  }

  private func head(_ rest: Range<Int>) -> LineContent {
    let last = runStyle(rest.upperBound - 1)
    let start = fittingEnd(rest, width: width - ellipsisWidth(last))
    return line([(nil, last), (paragraph.trimmingLeadingSpaces(start..<rest.upperBound), nil)])
  }

  private func middle(_ rest: Range<Int>) -> LineContent {
    let first = runStyle(rest.lowerBound)
    let room = max(0, width - ellipsisWidth(first))
    let end = fitting(rest, width: room / 2)
    let left = paragraph.trimmingSpaces(rest.lowerBound..<end)
    let used = paragraph.width(of: left, styles: styles)
    let start = fittingEnd(end..<rest.upperBound, width: room - used)
    return line([(left, nil), (nil, first), (paragraph.trimmingLeadingSpaces(start..<rest.upperBound), nil)])
  }

  /// The line with a little less space between letters, if that is enough to show all of it.
  private func tightened(_ rest: Range<Int>) -> LineContent? {
    guard style.allowsTightening, rest.count > 1 else { return nil }
    let excess = paragraph.width(of: rest, styles: styles) - width
    let each = excess / CGFloat(rest.count - 1)
    guard each <= 0.025 * styles[runStyle(rest.lowerBound)].font.size else { return nil }
    var content = line([(rest, nil)])
    content.adjustment = -max(0, each)
    return content
  }

  /// The end of the longest beginning of a range that is not wider than `width`.
  private func fitting(_ range: Range<Int>, width: CGFloat) -> Int {
    var x: CGFloat = 0
    for index in range {
      x = LineBreaker.advance(x, over: paragraph.clusters[index])
      if x > width + LineBreaker.tolerance { return graphemeStart(index, in: range) }
    }
    return range.upperBound
  }

  /// The start of the longest end of a range that is not wider than `width`.
  private func fittingEnd(_ range: Range<Int>, width: CGFloat) -> Int {
    var x: CGFloat = 0
    for index in range.reversed() {
      x = LineBreaker.advance(x, over: paragraph.clusters[index])
      guard x > width + LineBreaker.tolerance else { continue }
      var start = index + 1
      while start < range.upperBound, !isGraphemeStart(start) { start += 1 }
      return start
    }
    return range.lowerBound
  }

  private func graphemeStart(_ index: Int, in range: Range<Int>) -> Int {
    var index = index
    while index > range.lowerBound, !isGraphemeStart(index) { index -= 1 }
    return index
  }

  private func isGraphemeStart(_ index: Int) -> Bool {
    paragraph.breaks.allowsEmergencyBreak(before: Int(paragraph.clusters[index].character))
  }

  private func runStyle(_ cluster: Int) -> Int {
    paragraph.runs[Int(paragraph.clusters[cluster].run)].style
  }

  private func ellipsisWidth(_ runStyle: Int) -> CGFloat {
    let ellipsis = shaper.ellipsis(like: styles[runStyle], paragraph: style)
    return ellipsis.clusters.reduce(0) { $0 + CGFloat($1.width) }
  }

  /// A line of clusters, or an ellipsis in a style where there is no range.
  private func line(_ parts: [(range: Range<Int>?, style: Int?)]) -> LineContent {
    let segments = parts.compactMap { part -> LineContent.Segment? in
      if let range = part.range {
        return range.isEmpty ? nil : LineContent.Segment(paragraph: paragraph, range: range, style: nil)
      }
      let runStyle = part.style ?? paragraph.emptyStyle
      let ellipsis = shaper.ellipsis(like: styles[runStyle], paragraph: style)
      return LineContent.Segment(paragraph: ellipsis, range: 0..<ellipsis.clusters.count, style: runStyle)
    }
    return LineContent(segments: segments, emptyStyle: paragraph.emptyStyle)
  }
}
