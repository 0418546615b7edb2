import Foundation
import DisplayModel

/// Stacks lines into a layout and rounds it to device pixels (Facts 1.2).
struct LayoutAssembler {
  let styles: [StyledTextRun]
  let metrics: [LineMetrics]
  let paragraph: ParagraphStyle

  /// Device pixels for each point.
  private var scale: CGFloat { paragraph.displayScale }
  var lineSpacing: CGFloat { max(0, paragraph.lineSpacing) }

  /// The largest measures among the styles on a line.
  func metrics(of content: LineContent) -> LineMetrics {
    var result: LineMetrics?
    func include(_ style: Int) {
      guard style < metrics.count else { return }
      if result == nil { result = metrics[style] } else { result?.include(metrics[style]) }
    }
    for segment in content.segments {
      if let style = segment.style {
        include(style)
        continue
      }
      var start = segment.range.lowerBound
      while start < segment.range.upperBound {
        let run = segment.paragraph.runs[Int(segment.paragraph.clusters[start].run)]
        include(run.style)
        start = max(start + 1, run.end)
      }
    }
    if result == nil { include(content.emptyStyle) }
    return result ?? LineMetrics()
  }

  /// How many of the lines fit a height; at least one.
  func lineCount(of lines: [LineMetrics], fitting height: CGFloat) -> Int {
    guard height.isFinite else { return lines.count }
    var bottom: CGFloat = 0
    for (index, line) in lines.enumerated() {
      if index > 0 { bottom += lines[index - 1].extra + lineSpacing }
      bottom += line.height
      if index > 0, roundedUp(bottom) > roundedUp(height) + 1e-6 { return index }
    }
    return lines.count
  }

  /// `width`: what was offered.
  func layout(_ contents: [LineContent], width: CGFloat, isTruncated: Bool) -> TextLayout {
    var lines = contents.map { LineBuilder.line($0, styles: styles) }
    let widest = lines.reduce(0) { max($0, $1.width) }
    // Rounding up may not push a text over the width that it was offered.
    let boxWidth = max(min(roundedUp(widest), width), widest)
    let boxes = contents.map(metrics(of:))
    var top: CGFloat = 0
    var baseline: CGFloat = 0
    for index in lines.indices {
      if index > 0 { top += boxes[index - 1].extra + lineSpacing }
      baseline = top + boxes[index].ascent
      top += boxes[index].height
      let left = offset(of: lines[index].width, in: boxWidth, alignment(of: contents[index]))
      let origin = CGPoint(x: left, y: rounded(baseline))
      lines[index].origin = origin
      for box in lines[index].attachments.indices {
        lines[index].attachments[box].frame.origin.x += origin.x
        lines[index].attachments[box].frame.origin.y += origin.y
      }
    }
    return TextLayout(
      size: CGSize(width: boxWidth, height: roundedUp(top)), firstBaseline: lines.first?.origin.y ?? 0,
      lastBaseline: roundedUp(baseline), lines: lines, isTruncated: isTruncated,
      inkBounds: inkBounds(lines, boxes: boxes))
  }

  /// Where a line stands: as what it begins with says, or the whole text.
  private func alignment(of content: LineContent) -> ParagraphStyle.Alignment {
    let first = content.segments.first.flatMap { segment in
      segment.style ?? segment.range.first.map { segment.paragraph.runs[Int(segment.paragraph.clusters[$0].run)].style }
    }
    return styles[first ?? content.emptyStyle].alignment ?? paragraph.alignment
  }

  private func offset(of width: CGFloat, in box: CGFloat, _ alignment: ParagraphStyle.Alignment) -> CGFloat {
    let space = max(0, box - width)
    return switch alignment {
    case .center: space / 2
    case .leading: paragraph.isRightToLeft ? space : 0
    case .trailing: paragraph.isRightToLeft ? 0 : space
    }
  }

  /// A box that holds all glyphs: their real extents are not looked up, margins are generous instead.
  private func inkBounds(_ lines: [TextLine], boxes: [LineMetrics]) -> CGRect {
    var result = CGRect.null
    for (line, box) in zip(lines, boxes) where !(line.runs.isEmpty && line.decorations.isEmpty) {
      result = result.union(line.inkBounds(ascent: box.ascent, descent: box.descent))
    }
    return result.isNull ? .zero : result
  }

  /// A little less than a whole pixel is a whole pixel: the sums of fractions are not exact.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return length }
    return (length * scale - 1e-3).rounded(.up) / scale
  }

  func rounded(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
