package import Foundation

/// Carets, selections and what shows of text that is typed; lengths in points (Facts 3.3).
package struct TextInputMetrics: Equatable, Sendable {
  /// Of a caret, and of the stems of handles.
  package var caretWidth: CGFloat = 2
  /// How long a caret shows, and how long it does not, in seconds; a choice.
  package var blinkTime: TimeInterval = 0.5
  /// Of the tint behind selected letters, 0…1; a choice.
  package var selectionOpacity: Float = 0.2
  /// Of the discs of handles, and how far they reach into the stems.
  package var handleRadius: CGFloat = 6
  package var handleOverlap: CGFloat = 1.5
  /// How far from a handle a finger takes hold of it; a choice.
  package var handleSlop: CGFloat = 22
  /// The line below what an input method composes, and below what of it is being converted.
  package var markedLine: CGFloat = 1
  package var clauseLine: CGFloat = 2
  /// How far the dots of secret text are from each other and how large they are, in ems: 10.33 and 7.2 at 17 points.
  package var dotPitch: CGFloat = 31 / 3 / 17
  package var dotSize: CGFloat = 7.2 / 17

  package init() {}
}
