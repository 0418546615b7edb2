import CoreGraphicsTypes
import SwiftUICore

/// Switches (Facts 3.3).
nonisolated struct SwitchMetrics: Sendable {
  /// The track.
  var size = CGSize(width: 51, height: 31)
  /// How far the track reaches beyond the switch's place in the layout, at the side where lines end.
  var overhang: CGFloat = 2
  /// From the track's edge to the knob.
  var inset: CGFloat = 2
  /// What a pressed knob is wider by.
  var stretch: CGFloat = 7
  /// From the label to the switch at least.
  var spacing: CGFloat = 8
  /// Of the track of one that is on, unless something is tinted.
  var onColor = Color(SystemColor.green)
  /// Of the track of one that is off.
  var offColor = Color(SystemColor.secondaryFill)
  /// How the knob and the track's colour move.
  var motion = Animation.easeInOut(duration: 0.2)
  /// How the knob becomes wider.
  var pressMotion = Animation.easeInOut(duration: 0.3)
  /// The part of the track's width by which a finger moves before the switch changes.
  var dragPart: CGFloat = 0.7
  /// The part of the track's width from the touch at which it changes back.
  var returnPart: CGFloat = 0.2
}
