import CoreGraphicsTypes
import SwiftUICore

/// Fields to search with (Facts 4.7).
nonisolated struct SearchLook: Sendable {
  /// The field.
  var height: CGFloat = 36
  /// The field's corners.
  var corner: CGFloat = 10
  /// From the screen's sides to the field.
  var margin: CGFloat = 16
  /// From the field to the content below it.
  var distance: CGFloat = 15
  /// The same while the field is in use.
  var activeDistance: CGFloat = 8
  /// From the field's side to the symbol.
  var inset: CGFloat = 6
  /// The width of the symbol's place.
  var symbolWidth: CGFloat = 20
  /// From the symbol's place to the text.
  var textSpacing: CGFloat = 6.5
  /// From the field's other side to the button that clears it.
  var clearInset: CGFloat = 5
  /// Of what is typed.
  var font = Font.system(size: 17)
  /// Between the field and the button that ends the search.
  var cancelSpacing: CGFloat = 12
  /// The field's colour.
  var fill = Color(SystemColor.tertiaryFill)
  /// How the button comes and goes.
  var motion = Animation.easeInOut(duration: 0.3)
  /// A suggestion.
  var rowHeight: CGFloat = 44
}
