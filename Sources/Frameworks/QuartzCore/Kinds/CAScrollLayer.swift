import CoreGraphicsTypes
import Foundation

/// Where a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Everywhere.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of the layers inside, which code moves.
@MainActor @preconcurrency
open class CAScrollLayer: CALayer {
  /// Where it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that cuts off what lies outside of its bounds.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Creates a layer as another one is, without what is inside.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive, of which there are none here: an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has a point of the layer's coordinates lie at its upper left corner.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls so far that a rectangle of the layer's coordinates shows, or as much of it as there is place for.
  open func scroll(to r: CGRect) {
    func origin(_ start: CGFloat, _ length: CGFloat, _ shown: CGFloat, _ size: CGFloat) -> CGFloat {
      if start < shown || length > size { return start }
      return max(shown, start + length - size)
    }
    scroll(
      to: CGPoint(
        x: origin(r.minX, r.width, bounds.minX, bounds.width), y: origin(r.minY, r.height, bounds.minY, bounds.height)))
  }
}
