package import Foundation

/// The ring around what has the focus, in points; choices (Facts 3.3).
package struct FocusRingMetrics: Equatable, Sendable {
  /// Of the line.
  package var width: CGFloat = 3
  /// Between the line and the control.
  package var gap: CGFloat = 2
  /// Between a row's edge and the line, which lies inside of rows.
  package var rowInset: CGFloat = 1
  /// Of the corners inside of the line.
  package var corner: CGFloat = 8

  package init() {}
}
