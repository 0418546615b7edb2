import Foundation
import DisplayModel

extension StyledText {
  /// The text with at least one run, and with numbers that can be laid out: those that are none become usual ones,
  /// those out of all bounds the nearest.
  func sanitized() -> StyledText {
    var result = self
    if runs.isEmpty {
      let body = ResolvedFont(family: .system(.default), size: 17, leading: 22)
      result.runs = [StyledTextRun(string: "", font: body)]
    }
    for index in result.runs.indices where !result.runs[index].isSane {
      result.runs[index].sanitize()
    }
    result.paragraph.lineSpacing = bounded(paragraph.lineSpacing, 0...Limits.length, else: 0)
    result.paragraph.displayScale = bounded(paragraph.displayScale, 0.25...256, else: 1)
    result.paragraph.minimumScaleFactor = bounded(paragraph.minimumScaleFactor, 0...1, else: 1)
    return result
  }
}

private enum Limits {
  static let length: CGFloat = 100_000
  static let lengths = -length...length
  static let fontSize: ClosedRange<CGFloat> = 0.1...4096
  static let unit: ClosedRange<CGFloat> = -1...1
}

private func bounded(_ value: CGFloat, _ range: ClosedRange<CGFloat>, else usual: CGFloat) -> CGFloat {
  value.isNaN ? usual : min(max(value, range.lowerBound), range.upperBound)
}

extension StyledTextRun {
  /// Comparisons with what is no number are false.
  fileprivate var isSane: Bool {
    Limits.fontSize.contains(font.size) && Limits.lengths.contains(font.leading) && Limits.unit.contains(font.weight)
      && Limits.unit.contains(font.width) && Limits.lengths.contains(tracking) && Limits.lengths.contains(kerning)
      && Limits.lengths.contains(baselineOffset) && attachment == nil && lineHeight == nil
  }

  fileprivate mutating func sanitize() {
    font.size = bounded(font.size, Limits.fontSize, else: 17)
    font.leading = bounded(font.leading, Limits.lengths, else: 0)
    font.weight = bounded(font.weight, Limits.unit, else: 0)
    font.width = bounded(font.width, Limits.unit, else: 0)
    tracking = bounded(tracking, Limits.lengths, else: 0)
    kerning = bounded(kerning, Limits.lengths, else: 0)
    baselineOffset = bounded(baselineOffset, Limits.lengths, else: 0)
    if let height = lineHeight { lineHeight = height.isNaN ? nil : bounded(height, 0...Limits.length, else: 0) }
    guard var box = attachment else { return }
    box.size.width = bounded(box.size.width, 0...Limits.length, else: 0)
    box.size.height = bounded(box.size.height, 0...Limits.length, else: 0)
    box.descent = bounded(box.descent, Limits.lengths, else: 0)
    attachment = box
  }
}
