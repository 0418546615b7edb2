import CoreGraphicsTypes
package import Foundation

/// What shows that a pointer is over a view; lengths in points, choices (Facts 3.6).
package struct HoverMetrics: Equatable, Sendable {
  /// How long it takes to show, and to go, in seconds.
  package var duration: TimeInterval = 0.2
  /// The plate behind the view: how much of black, in dark surroundings of white, 0…1, and its corners.
  package var plateOpacity = 0.1
  package var plateCorner: CGFloat = 8
  /// How much larger a view is that is lifted, as a part of its size.
  package var lift: CGFloat = 0.05
  /// Its shadow.
  package var shadowOpacity = 0.25
  package var shadowRadius: CGFloat = 8
  package var shadowOffset = CGSize(width: 0, height: 4)

  package init() {}
}
