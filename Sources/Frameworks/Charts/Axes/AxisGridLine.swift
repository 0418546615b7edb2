public import SwiftUI

/// A line across the plot at a value of an axis.
///
///     AxisMarks { _ in AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2])) }
public struct AxisGridLine: AxisMark {
  let part: AxisElement
  /// A line at the value, or at the edge of its band.
  /// - Parameters:
  ///   - centered: Whether it stands in the middle of the value's band.
  ///   - stroke: How it is drawn; thin unless told otherwise, dashed along x.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisElement(kind: .gridLine, isCentered: centered, stroke: stroke)
  }
  public nonisolated static func _collect(_ mark: Self, into parts: inout _AxisElements) { parts.parts.append(mark.part) }
}
