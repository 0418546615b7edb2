import CoreGraphicsTypes
import SwiftUICore

/// Fields to search with (Facts 4.7).
nonisolated struct SearchMetrics: Sendable {
  /// The field.
  var height: CGFloat = 36
  /// The field's corners.
  var corner: CGFloat = 10
  /// From the screen's sides to the field.
  var margin: CGFloat = 16
  /// How much further in it is, with its button, while it is in use above a list whose sections are cards.
  var cardInset: CGFloat = 8
  /// How much further in it is at rest in a sidebar.
  var sidebarInset: CGFloat = 8
  /// From the title to the field, and from there to the content below it.
  var distances: (above: CGFloat, below: CGFloat) = (1, 15)
  /// The same while the field is in use, and has the title's place.
  var activeDistances: (above: CGFloat, below: CGFloat) = (8, 8)
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
  /// How the button comes and goes, and the title goes and comes.
  var motion = Animation.easeInOut(duration: 0.3)
  /// On which part of the field's way behind the bar what is in it fades.
  var fadePart: CGFloat = 0.2
  /// From the scopes to the content below them.
  var scopeDistance: CGFloat = 8
  /// A token: its height, its corners, what is beside its label, and what is between it and the next.
  var token = (height: CGFloat(24), corner: CGFloat(6), inset: CGFloat(7), spacing: CGFloat(4))
  /// The colour of tokens.
  var tokenFill = Color(SystemColor.secondaryFill)
  /// A suggestion.
  var rowHeight: CGFloat = 44

  /// All of it, with the distances around it: in use or not, and with scopes to choose from or without.
  func length(isActive: Bool, hasScopes: Bool, segments: SegmentMetrics) -> CGFloat {
    let (above, below) = isActive ? activeDistances : distances
    return above + height + below + (hasScopes ? segments.height + scopeDistance : 0)
  }
}
