import Foundation
import DisplayModel

/// Finds the largest scale, in steps, at which a text with a `minimumScaleFactor` is shown whole.
final class ScaledTexts {
  private let text: StyledText
  private let shaper: TextShaper
  private let counters: TextCounters
  private let lastStep: Int
  private var latest: (step: Int, text: PangoPreparedText)?

  /// Fonts shrink by one part in so many.
  private static let steps: CGFloat = 64
  /// How many steps an estimate may be off, as smaller sizes have other tracking.
  private static let corrections = 4

  /// `nil` when the text may not shrink.
  init?(_ text: StyledText, shaper: TextShaper, counters: TextCounters) {
    let least = text.paragraph.minimumScaleFactor
    guard least < 1 else { return nil }
    lastStep = Int(((1 - max(least, 1 / Self.steps)) * Self.steps + 1e-6).rounded(.down))
    guard lastStep > 0 else { return nil }
    self.text = text
    self.shaper = shaper
    self.counters = counters
  }

  /// `fits` estimates whether a scale is small enough; a smaller one than that is too.
  func text(width: CGFloat, height: CGFloat, fits: (CGFloat) -> Bool) -> PangoPreparedText {
    var low = 1
    var high = lastStep
    while low < high {
      let middle = (low + high) / 2
      if fits(Self.scale(middle)) { high = middle } else { low = middle + 1 }
    }
    var step = low
    while true {
      let text = prepared(step)
      if step == lastStep || !text.layout(width: width, height: height).isTruncated { return text }
      step = step < low + Self.corrections ? step + 1 : lastStep
    }
  }

  private static func scale(_ step: Int) -> CGFloat { 1 - CGFloat(step) / steps }

  private func prepared(_ step: Int) -> PangoPreparedText {
    if let latest, latest.step == step { return latest.text }
    let prepared = PangoPreparedText(text.scaled(by: Self.scale(step)), shaper: shaper, counters: counters)
    latest = (step, prepared)
    return prepared
  }
}

extension StyledText {
  /// The text with everything smaller, which may not shrink further.
  fileprivate func scaled(by scale: CGFloat) -> StyledText {
    var result = self
    result.paragraph.minimumScaleFactor = 1
    result.paragraph.lineSpacing *= scale
    for index in result.runs.indices {
      result.runs[index].font.size *= scale
      result.runs[index].font.leading *= scale
      result.runs[index].tracking *= scale
      result.runs[index].kerning *= scale
      result.runs[index].baselineOffset *= scale
      if let height = result.runs[index].lineHeight { result.runs[index].lineHeight = height * scale }
      result.runs[index].attachment?.size.width *= scale
      result.runs[index].attachment?.size.height *= scale
      result.runs[index].attachment?.descent *= scale
    }
    return result
  }
}
