package import Foundation

/// How a row is pulled aside for the buttons behind it; lengths in points.
package struct RowSwipeMetrics: Equatable, Sendable {
  /// What takes a row that was let go to where it rests.
  package var spring: Spring
  /// Whether a row that is let go opens; speeds in points a second.
  package var release: ReleaseRule
  /// How much of the row's width a finger pulls for the first button to act by itself, 0…1.
  package var fullShare: CGFloat
  /// How far beyond the buttons it pulls at least for that.
  package var fullMargin: CGFloat
  /// How long the first button takes to take all the room, or to give it back, in seconds.
  package var fullTime: TimeInterval

  package init(
    spring: Spring, release: ReleaseRule, fullShare: CGFloat, fullMargin: CGFloat, fullTime: TimeInterval
  ) {
    self.spring = spring
    self.release = release
    self.fullShare = fullShare
    self.fullMargin = fullMargin
    self.fullTime = fullTime
  }
}
