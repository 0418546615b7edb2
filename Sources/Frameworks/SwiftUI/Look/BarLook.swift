import CoreGraphicsTypes
import SwiftUICore

/// The bars at the top and the bottom of a screen (Facts 4.2).
nonisolated struct BarLook: Sendable {
  /// The row with the inline title and the buttons.
  var height: CGFloat = 44
  /// What a large title adds below that row.
  var largeTitleHeight: CGFloat = 52
  /// From the screen's sides to titles and buttons.
  var margin: CGFloat = 16
  /// Of a title in the bar's row.
  var titleFont = Font.system(size: 17, weight: .semibold)
  /// Of a title below the bar's row.
  var largeTitleFont = Font.system(size: 34, weight: .bold)
}
