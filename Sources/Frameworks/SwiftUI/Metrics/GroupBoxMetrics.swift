import CoreGraphicsTypes
import SwiftUICore

/// Group boxes (Facts 3.7).
nonisolated struct GroupBoxMetrics: Sendable {
  /// From the card's edge to what is in it.
  var padding: CGFloat = 16
  /// Of the card's corners.
  var radius: CGFloat = 8
  /// The cards' colours, from the outermost one inwards, in turns.
  var fills = [Color(SystemColor.secondaryBackground), Color(SystemColor.background)]
}
