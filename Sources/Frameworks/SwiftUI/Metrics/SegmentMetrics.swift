import CoreGraphicsTypes
import SwiftUICore

/// A choice between a few things side by side (Facts 4.8).
nonisolated struct SegmentMetrics: Sendable {
  var height: CGFloat = 32
  /// The corners of all, and of the plate behind what is chosen.
  var corner: CGFloat = 9
  var plateCorner: CGFloat = 7
  /// Around the plate.
  var inset: CGFloat = 2
  /// Beside a label, at least.
  var labelInset: CGFloat = 10
  /// Of labels, and of a control in a group that is on.
  var font = Font.system(size: 13, weight: .medium)
  var chosenFont = Font.system(size: 13, weight: .semibold)
  var fill = Color(SystemColor.tertiaryFill)
  /// The plate, light and dark.
  var plate = BarColor(light: 255, lightOpacity: 1, dark: 100, darkOpacity: 1)
  /// Below the plate.
  var shadow = (opacity: 0.12, radius: CGFloat(4), y: CGFloat(3))
  /// How the plate moves.
  var motion = Animation.spring(response: 0.28, dampingFraction: 1)
  /// How far a finger goes before it slides over the labels, and how far outside it may be then.
  var slideDistance: CGFloat = 10
  var slideSlop: CGFloat = 50
  /// Between labels of which none is chosen.
  var line = CGSize(width: 1, height: 18)
  var lineColor = Color.gray.opacity(0.3)
  /// How much of a label shows while a finger is on it, and of all while nothing can be chosen.
  var pressedOpacity = 0.2
  var disabledOpacity = 0.5
}
