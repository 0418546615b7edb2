import CoreGraphicsTypes
package import Foundation

/// What the sign that something goes on looks like where it has its common size (Facts 3.3).
package struct SpinnerMetrics: Sendable {
  /// How far its blades reach, in points.
  package var radius: CGFloat = 10
  /// Of the blade that is lit, unless something is tinted.
  package var color = Self.gray

  package init() {}

  private static let gray = Color(
    light: DisplayColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255),
    dark: DisplayColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255))
}
