import CoreGraphicsTypes
import SwiftUICore

/// Sliders (Facts 3.3).
nonisolated struct SliderMetrics: Sendable {
  var height: CGFloat = 34
  /// Of the knob.
  var knob: CGFloat = 27
  var trackHeight: CGFloat = 4
  /// From the slider's ends to the track's.
  var trackInset: CGFloat = 0.67
  /// How far the middle of the knob is above that of the track.
  var knobRise: CGFloat = 1.2
  /// How far beyond the knob fingers find it.
  var slop: CGFloat = 10
  var trackColor = Color(SystemColor.secondaryFill)
  var knobColor = Color.white
  /// Below the knob, and around it.
  var shadow = (opacity: 0.15, radius: CGFloat(8), y: CGFloat(4))
  var rim = (opacity: 0.04, width: CGFloat(0.5))
  /// A tick's mark, and how far its middle is above that of the track.
  var tick = CGSize(width: 1, height: 3)
  var tickRise: CGFloat = 9
  var tickColor = Color(SystemColor.tertiaryLabel)
  var disabledOpacity = 0.5
  /// The part of the track by which keys and screen readers move the knob where there are no steps.
  var smallStep = 0.1
}
