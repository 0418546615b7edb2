import CoreGraphicsTypes
import SwiftUICore

/// What is picked up and dragged (Facts 4.16).
nonisolated struct DraggingMetrics: Sendable {
  var motion = DragMetrics(
    delay: 0.5, slack: 10, mouseSlack: 4, scale: 1.05, shadowColor: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.3),
    shadowRadius: 12, shadowOffset: CGSize(width: 0, height: 6), lifting: .spring(response: 0.3, dampingFraction: 0.8),
    returning: .spring(response: 0.4, dampingFraction: 1), landing: .easeOut(duration: 0.2))
}
