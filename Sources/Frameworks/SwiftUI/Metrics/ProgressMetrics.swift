import CoreGraphicsTypes
import SwiftUICore

/// Progress bars and spinners (Facts 3.3).
nonisolated struct ProgressMetrics: Sendable {
  /// How high a bar is.
  var barHeight: CGFloat = 4
  /// Of the part of a bar that is not done.
  var trackColor = Color(SystemColor.fill)
  /// How far a spinner's blades reach.
  var spinnerRadius = ActivityIndicator.standardRadius
  /// The same for large controls.
  var largeSpinnerRadius: CGFloat = 18.5
  /// Of a spinner, unless something is tinted.
  var spinnerColor = ActivityIndicator.standardColor
}
