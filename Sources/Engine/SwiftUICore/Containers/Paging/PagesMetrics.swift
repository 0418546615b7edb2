import CoreGraphicsTypes
package import DisplayModel
package import Foundation

/// What the dots of a page view look like, and how a key turns a page; lengths in points.
package struct PagesMetrics: Equatable, Sendable {
  /// Of a dot.
  package var diameter: CGFloat
  /// From a dot's middle to that of the next one.
  package var pitch: CGFloat
  /// From the middle of the dots to the lower edge of the pages.
  package var distance: CGFloat
  /// How much of the dots shows that are not the chosen page's, 0…1.
  package var dimmedOpacity: Float
  /// The background behind the dots, where there is one: how high, and from the outer dots to its ends.
  package var backgroundHeight: CGFloat
  package var margin: CGFloat
  /// What it is made of in light and in dark surroundings.
  package var background: DisplayMaterial
  package var darkBackground: DisplayMaterial
  /// The dots on it in light surroundings that are not the chosen page's; that one is white.
  package var otherOnBackground: DisplayColor
  /// How long a page takes that a key or a wheel turns, in seconds.
  package var turningTime: TimeInterval

  package init(
    diameter: CGFloat, pitch: CGFloat, distance: CGFloat, dimmedOpacity: Float, backgroundHeight: CGFloat, margin: CGFloat,
    background: DisplayMaterial, darkBackground: DisplayMaterial, otherOnBackground: DisplayColor, turningTime: TimeInterval
  ) {
    self.diameter = diameter
    self.pitch = pitch
    self.distance = distance
    self.dimmedOpacity = dimmedOpacity
    self.backgroundHeight = backgroundHeight
    self.margin = margin
    self.background = background
    self.darkBackground = darkBackground
    self.otherOnBackground = otherOnBackground
    self.turningTime = turningTime
  }
}
