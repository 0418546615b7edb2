package import Foundation

/// How a sheet stands and moves; lengths in points.
package struct SheetMetrics: Equatable, Sendable {
  /// Of the upper corners, and of those of the screen behind.
  package var corner: CGFloat
  /// From the upper inset of the window to the largest sheet, where there is a notch: an inset of more than `notchFrom`.
  package var gap: CGFloat
  package var notchFrom: CGFloat
  /// Where there is none, how far down the largest one begins, as a part of the window's height.
  package var topPart: CGFloat
  /// How wide the screen behind shows, as a part of its width.
  package var behindScale: CGFloat
  /// How dark what is behind becomes in light and in dark surroundings, 0…1.
  package var dim: Double
  package var darkDim: Double
  /// The shadow above a sheet that leaves what is behind as bright as it is: how high, and how dark at the edge.
  package var shadowHeight: CGFloat
  package var shadowOpacity: Double
  /// A sheet stays of which so much of the lowest detent shows.
  package var stayPart: CGFloat
  /// From which speed downwards on it goes from there, in its own heights a second.
  package var dismissSpeed: CGFloat
  /// To which height a finger lets it go; speeds in points a second.
  package var release: ReleaseRule
  /// How far it can be pulled beyond its largest height, as a part of the window's height.
  package var pullPart: CGFloat
  /// How near the leading edge a finger goes down that takes a cover back to the view out of which it came, in points.
  package var edge: CGFloat
  /// How large the card is in a window of regular width.
  package var cardSize: CGSize

  package init(
    corner: CGFloat, gap: CGFloat, notchFrom: CGFloat, topPart: CGFloat, behindScale: CGFloat, dim: Double, darkDim: Double,
    shadowHeight: CGFloat, shadowOpacity: Double, stayPart: CGFloat, dismissSpeed: CGFloat, release: ReleaseRule,
    pullPart: CGFloat, edge: CGFloat, cardSize: CGSize
  ) {
    self.corner = corner
    self.gap = gap
    self.notchFrom = notchFrom
    self.topPart = topPart
    self.behindScale = behindScale
    self.dim = dim
    self.darkDim = darkDim
    self.shadowHeight = shadowHeight
    self.shadowOpacity = shadowOpacity
    self.stayPart = stayPart
    self.dismissSpeed = dismissSpeed
    self.release = release
    self.pullPart = pullPart
    self.edge = edge
    self.cardSize = cardSize
  }
}
