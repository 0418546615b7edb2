import CoreGraphicsTypes
import SwiftUICore

/// Boxes with a check and circles with a dot; all choices, in the proportions of macOS beside a text of 17 points (Facts 3.3).
nonisolated struct CheckboxMetrics: Sendable {
  /// The box beside body text of the usual size; it grows with the text.
  var size: CGFloat = 20
  /// How large it is for controls of other sizes, of that.
  var parts: [ControlSize: CGFloat] = [.mini: 0.7, .small: 0.85, .extraLarge: 1.15]
  /// Of the box's corners and of its line, parts of its size.
  var corner: CGFloat = 0.25
  var line: CGFloat = 0.07
  var lineColor = Color(SystemColor.gray)
  /// How high letters of the check's font are, of the box's size.
  var mark: CGFloat = 0.62
  /// How wide the dot of a radio group's circle is, of the circle's size.
  var dot: CGFloat = 0.4
  /// From the box to the label.
  var spacing: CGFloat = 8
  var pressedOpacity = 0.6
  var disabledOpacity = 0.5
  var motion = Animation.easeOut(duration: 0.15)
}
