import CoreGraphicsTypes
package import Foundation

/// What a scroll view draws over its content; lengths in points, times in seconds.
package struct ScrollMetrics: Sendable {
  /// The bars that show how much of the content shows, and where (Facts 6.6).
  package var indicators = Indicators()
  /// Refreshing by a pull (Facts 6.8).
  package var refresh = Refresh()

  package init() {}

  package struct Indicators: Sendable {
    /// How thick a bar is.
    package var thickness: CGFloat = 3
    /// From a bar to the edge, and to the ends of its way.
    package var margin: CGFloat = 3
    /// Of a bar, unless content is pulled beyond its end.
    package var minimumLength: CGFloat = 36
    /// Of a bar that content pulled far beyond its end has shrunk.
    package var leastLength: CGFloat = 8
    /// Of black, in dark surroundings of white, 0…1.
    package var opacity = 0.35
    /// Until bars begin to fade, and how long that takes.
    package var rest: TimeInterval = 0.35
    package var fade: TimeInterval = 0.25
    /// How long the bars show in all where they flash.
    package var flash: TimeInterval = 1
  }

  package struct Refresh: Sendable {
    /// How far content shows below its beginning when refreshing begins.
    package var threshold: CGFloat = 65
    /// The room for the sign while it goes on.
    package var room: CGFloat = 60
    /// How long the room takes to go.
    package var closing: TimeInterval = 0.3
    /// The sign.
    package var spinner = SpinnerMetrics()
  }
}
