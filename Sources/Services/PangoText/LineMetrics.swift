import Foundation
import DisplayModel

/// How tall a line is: what its fonts ask for, never what its fallback glyphs would need.
struct LineMetrics: Equatable {
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// Least distance to the next baseline, points; without `lineSpacing`.
  var pitch: CGFloat = 0

  var height: CGFloat { ascent + descent }
  /// Space below the line when another line follows.
  var extra: CGFloat { max(0, pitch - height) }

  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    pitch = max(pitch, other.pitch)
  }

  /// Of a run's characters or of the box in it.
  init(run: StyledTextRun, spec: FontSpec) {
    let offset = run.baselineOffset
    ascent = spec.ascent + offset
    descent = spec.descent - offset
    pitch = spec.pitch
    if let height = run.lineHeight {
      ascent = height - descent
      pitch = height
    }
    guard let box = run.attachment else { return }
    ascent = max(ascent, box.size.height - box.descent + offset)
    descent = max(descent, box.descent - offset)
  }

  init() {}
}
