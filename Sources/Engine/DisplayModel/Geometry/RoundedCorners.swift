import CoreGraphicsTypes
import Foundation

/// The outlines of rectangles with round corners.
enum RoundedCorners {
  /// Radii from the top left clockwise.
  static func elements(_ rect: CGRect, radii: [CGSize], style: RoundedCornerStyle) -> [PathElement] {
    // What is below zero, or no number, is no radius.
    let radii = radii.map { CGSize(width: $0.width > 0 ? $0.width : 0, height: $0.height > 0 ? $0.height : 0) }
    let isContinuous =
      style == .continuous
      && radii.allSatisfy { radius in
        // A continuous corner needs 1.528665 radii of each side; without that room it becomes a circle.
        radius.width * 2 * extent <= rect.width && radius.height * 2 * extent <= rect.height
      }
    if !isContinuous {
      return PathGeometry.roundedRectangle(
        rect, topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    }
    let corners: [(CGPoint, CGSize, CGSize)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGSize(width: 0, height: 1), CGSize(width: 1, height: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGSize(width: -1, height: 0), CGSize(width: 0, height: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGSize(width: 0, height: -1), CGSize(width: -1, height: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGSize(width: 1, height: 0), CGSize(width: 0, height: -1)),
    ]
    var result: [PathElement] = []
    for (index, (corner, incoming, outgoing)) in corners.enumerated() {
      let radius = radii[index]
      // `u` runs along the side that leads to the corner, `v` along the one that leaves it, both in radii from the corner.
      let at = { (u: CGFloat, v: CGFloat) in
        CGPoint(
          x: corner.x + (incoming.width * u + outgoing.width * v) * radius.width,
          y: corner.y + (incoming.height * u + outgoing.height * v) * radius.height)
      }
      result.append(result.isEmpty ? .move(at(extent, 0)) : .line(at(extent, 0)))
      result.append(.curve(at(0.669_934, 0.065_496), control1: at(1.088_493, 0), control2: at(0.868_407, 0)))
      result.append(.line(at(0.631_494, 0.074_911)))
      result.append(
        .curve(at(0.074_911, 0.631_494), control1: at(0.372_824, 0.169_060), control2: at(0.169_060, 0.372_824)))
      result.append(.line(at(0.065_496, 0.669_934)))
      result.append(.curve(at(0, extent), control1: at(0, 0.868_407), control2: at(0, 1.088_493)))
    }
    result.append(.close)
    return result
  }

  /// How far a continuous corner reaches along its sides, in radii (Facts 3.5).
  private static let extent: CGFloat = 1.528_665
}
