public import Foundation

/// That somebody who cannot see a view wants to see it larger or smaller.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Which way.
  public let direction: Direction
  /// About which point, as a part of the view's size.
  public let location: UnitPoint
  /// About which point, in the view's coordinates.
  public let point: CGPoint
}

extension View {
  /// Lets somebody who cannot see the view make it larger and smaller.
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(AccessibilityModifier { $0.zoom = handler })
  }
}

extension AccessibilityElement {
  /// Makes it larger or smaller about a point, as a part of its size; does nothing where it cannot be zoomed.
  package func zoom(_ direction: AccessibilityZoomGestureAction.Direction, at location: UnitPoint) {
    let point = CGPoint(x: frame.width * location.x, y: frame.height * location.y)
    zoom?(AccessibilityZoomGestureAction(direction: direction, location: location, point: point))
  }
}
