import CoreGraphicsTypes
import SwiftUICore

/// What stands in place of content that is not there (Facts 3.7).
nonisolated struct UnavailableMetrics: Sendable {
  /// Of the symbol.
  var symbolFont = Font.system(size: 45)
  var symbolColor = Color(SystemColor.gray)
  var titleFont = Font.title2.weight(.bold)
  /// Of the description and of buttons.
  var font = Font.subheadline
  /// From the symbol's box to the title's, from that to the description, and from there to what can be done.
  var symbolSpacing: CGFloat = 14
  var descriptionSpacing: CGFloat = 2
  var actionsSpacing: CGFloat = 18.33
  /// Between several things that can be done, and beside all; choices.
  var actionSpacing: CGFloat = 12
  var margin: CGFloat = 16
}
