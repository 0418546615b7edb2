import CoreGraphicsTypes
import SwiftUICore

/// Steppers (Facts 3.3).
nonisolated struct StepperMetrics: Sendable {
  var size = CGSize(width: 94, height: 32)
  /// Of the corners.
  var radius: CGFloat = 8
  var fill = Color(SystemColor.tertiaryFill)
  /// Over the half that is pressed; a choice.
  var pressedFill = Color(SystemColor.tertiaryFill)
  /// Between the halves.
  var line = CGSize(width: 1, height: 18)
  var lineColor = Color.gray.opacity(0.3)
  /// How long the strokes of the signs are, and how thick.
  var sign: CGFloat = 13.67
  var signLine: CGFloat = 1.67
  var signColor = Color(SystemColor.label)
  /// How much of a sign shows where its half does nothing, and of all where the stepper does nothing.
  var disabledOpacity = 0.5
  /// From the label to the stepper at least.
  var spacing: CGFloat = 8
}
