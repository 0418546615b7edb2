import CoreGraphicsTypes
import SwiftUICore

/// Tables (Facts 3.10).
nonisolated struct TableMetrics: Sendable {
  /// Between columns.
  var columnSpacing: CGFloat = 16
  /// The least width of a column that says none.
  var columnWidth: CGFloat = 40
  /// Of the titles of the columns.
  var headerFont = Font.subheadline.weight(.semibold)
  /// The least height of the bar in which they stand, and above and below them in it.
  var headerHeight: CGFloat = 36
  /// Above and below the titles.
  var headerInset: CGFloat = 8
  /// Of the sign beside the column that sorts.
  var sortSignFont = Font.caption.weight(.semibold)
  /// From the title to it.
  var sortSignSpacing: CGFloat = 4
  /// How much of a title shows while it is pressed.
  var pressedOpacity = 0.5
  /// The room before the first column for the sign that unfolds a row.
  var foldWidth: CGFloat = 22
}
