import CoreGraphicsTypes
import SwiftUICore

/// Gauges (Facts 3.8).
nonisolated struct GaugeMetrics: Sendable {
  /// A bar with labels above, below and beside it.
  struct Bar: Sendable {
    var height: CGFloat
    /// From the labels at the ends to the bar.
    var spacing: CGFloat
    /// From the label above, and to that below.
    var above: CGFloat = 0
    var below: CGFloat = 0
    /// Of the labels at the ends; `nil`: that of the surroundings.
    var endFont: Font?
  }
  /// The gauge without a style.
  var capacity = Bar(height: 16, spacing: 8.67, above: 12, below: 8)
  /// Small ones: with a mark, and one that fills.
  var accessory = Bar(height: 8, spacing: 8.67, above: 4, below: 4, endFont: .headline)

  /// Of the part of a bar that is not filled.
  var trackColor = Color(SystemColor.tertiaryFill)
  /// How much of the tint shows where a ring is not filled.
  var ringTrackOpacity = 0.35
  /// How wide a round one is, and its line.
  var diameter: CGFloat = 58
  var line: CGFloat = 5.8
  /// How far the ring goes to either side of the top: above a label, and between two.
  var sweep = (label: Angle.degrees(135), bounds: Angle.degrees(120))
  /// Around the mark on a ring, and around that on a bar.
  var ringGap: CGFloat = 2.7
  var barGap: CGFloat = 4
  /// In the middle of a ring, in its gap, and at the ends of the gap.
  var valueFont = Font.system(size: 25, weight: .medium)
  var labelFont = Font.system(size: 12)
  var boundsFont = Font.system(size: 11)
  /// How wide the value and what stands in the gap may be.
  var valueWidth: CGFloat = 40
  var gapWidth: CGFloat = 20
  /// From the middle of what stands in the gap to the frame's bottom.
  var gapInset: CGFloat = 7
  /// From the middles of the two labels at the ends of the gap to the ring's middle, across.
  var boundsOffset: CGFloat = 11
}
