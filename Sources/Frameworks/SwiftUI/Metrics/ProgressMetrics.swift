import CoreGraphicsTypes
import SwiftUICore

/// Progress bars and spinners (Facts 3.3).
nonisolated struct ProgressMetrics: Sendable {
  /// How high a bar is.
  var barHeight: CGFloat = 4
  /// Of the part of a bar that is not done.
  var trackColor = Color(SystemColor.fill)
  /// A spinner of common size.
  var spinner = SpinnerMetrics()
  /// How far its blades reach in large controls.
  var largeSpinnerRadius: CGFloat = 18.5
}
