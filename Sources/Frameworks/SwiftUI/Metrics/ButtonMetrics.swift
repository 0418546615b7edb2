import CoreGraphicsTypes
import SwiftUICore

/// Buttons with a fill (Facts 3.3).
nonisolated struct ButtonMetrics: Sendable {
  /// What depends on how large controls are.
  struct Measures: Sendable {
    /// From the label to the edge.
    var insets: EdgeInsets
    /// Of the corners; `nil`: half of the height.
    var radius: CGFloat?
    /// The label's font; `nil`: that of the surroundings.
    var font: Font?
  }

  var small = Measures(insets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), font: .subheadline)
  var regular = Measures(insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), radius: 8)
  var large = Measures(insets: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20), radius: 12)

  /// Behind the label where no tint is set, and of what cannot be pressed.
  var plainFill = Color(SystemColor.secondaryFill)

  /// How much of the tint a faint fill of it has.
  var tintOpacity = 0.15
  /// How much of label and fill shows while a button is pressed.
  var pressedOpacity = 0.75

  func measures(for size: ControlSize) -> Measures {
    switch size {
    case .mini, .small: small
    case .regular: regular
    case .large, .extraLarge: large
    }
  }
}
