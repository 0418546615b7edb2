package import Foundation

/// Where a finger lets something go to that rests at certain places only: in its direction where it is fast, else where it is near.
///
/// Speeds and places are in the unit of what the finger holds: points for rows, sheets, pages and plots, widths for screens.
package struct ReleaseRule: Equatable, Sendable {
  /// Above which speed the direction decides, in units a second.
  package var decidingSpeed: CGFloat

  package init(decidingSpeed: CGFloat) { self.decidingSpeed = decidingSpeed }

  /// The direction of a finger that is fast enough to decide by it; `nil` for one that decides by where it lets go.
  package func direction(of speed: CGFloat) -> FloatingPointSign? { abs(speed) > decidingSpeed ? speed.sign : nil }

  /// The end of a way to which what lies on it is let go; without a speed that decides, the upper one past the middle.
  package func end(of way: ClosedRange<CGFloat>, from value: CGFloat, speed: CGFloat) -> CGFloat {
    switch direction(of: speed) {
    case .plus: way.upperBound
    case .minus: way.lowerBound
    case nil: value > (way.lowerBound + way.upperBound) / 2 ? way.upperBound : way.lowerBound
    }
  }

  /// The index of the stop to which what lies between some is let go: the next one in a direction that decides, else the nearest.
  ///
  /// Beyond the last stop in a direction there is none: it is the last one then. `stops` ascend, and there is one at least.
  package func stop(among stops: [CGFloat], from value: CGFloat, speed: CGFloat) -> Int {
    switch direction(of: speed) {
    case .plus: stops.firstIndex { $0 > value } ?? stops.count - 1
    case .minus: stops.lastIndex { $0 < value } ?? 0
    case nil: stops.indices.min { abs(stops[$0] - value) < abs(stops[$1] - value) } ?? 0
    }
  }
}
