import Foundation

/// What makes a finger's way on content that scrolls that of something around it.
protocol ContentPullTarget: ViewNode {
  /// Whether a vertical pull on content that is at its upper end belongs to this.
  func takesPull(by distance: CGSize) -> Bool
}
