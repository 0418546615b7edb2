package import Foundation

/// Where a popup stands, and what is lifted with it; in the window, in points.
package struct PopupArrangement: Equatable {
  package var frame = CGRect.zero
  /// Where what is lifted shows.
  package var lifted = CGRect.zero
  /// The point of the popup out of which it comes.
  package var origin = UnitPoint.top

  private init() {}
  /// Nothing is placed yet.
  static let none = PopupArrangement()

  /// Finds the place.
  /// - Parameters:
  ///   - look: Says on which side and how far away.
  ///   - source: Where the view is that opens the popup.
  ///   - bounds: Where the popup may be.
  ///   - window: The window, whose parts decide on which side the popup stands.
  ///   - ideal: How large the popup would be with room for all.
  package init(look: PopupLook, source: CGRect, bounds: CGRect, window: CGRect, ideal: CGSize) {
    let size = CGSize(width: min(ideal.width, bounds.width), height: min(ideal.height, bounds.height))
    let isAbove = source.midY > window.minY + look.upperPart * window.height
    if let lift = look.lift {
      arrange(lift, isAbove: isAbove, look: look, source: source, bounds: bounds, window: window, size: size)
    } else if look.place == .over {
      frame = CGRect(origin: CGPoint(x: source.minX, y: source.minY), size: size).moved(into: bounds)
      origin = UnitPoint(x: 0.5, y: size.height > 0 ? (source.minY - frame.minY) / size.height : 0)
    } else {
      let below = CGRect(x: bounds.minX, y: source.maxY + look.gap, width: bounds.width, height: .infinity)
      let roomBelow = bounds.maxY - max(below.minY, bounds.minY)
      let roomAbove = min(source.minY - look.gap, bounds.maxY) - bounds.minY
      let (wanted, other) = isAbove ? (roomAbove, roomBelow) : (roomBelow, roomAbove)
      // Where it fits on neither side it has the longer one, and scrolls.
      let staysThere = size.height <= wanted || wanted >= other
      let standsAbove = isAbove == staysThere
      let height = min(size.height, max(standsAbove ? roomAbove : roomBelow, 0))
      let y = standsAbove ? min(source.minY - look.gap, bounds.maxY) - height : max(below.minY, bounds.minY)
      let x = Self.x(look: look, source: source, window: window, width: size.width)
      frame = CGRect(x: x, y: y, width: size.width, height: height).moved(into: bounds)
      setOrigin(near: source.midX, atTop: !standsAbove)
    }
  }

  /// The view is lifted and the popup stands beside it, both moved where there is no room.
  private mutating func arrange(
    _ lift: PopupLift, isAbove: Bool, look: PopupLook, source: CGRect, bounds: CGRect, window: CGRect, size: CGSize
  ) {
    var scale = max(min(lift.scale, bounds.width / max(source.width, 1)), lift.leastScale)
    let room = bounds.height - size.height - lift.gap
    if source.height * scale > room { scale = min(scale, max(room, bounds.height / 4) / max(source.height, 1)) }
    lifted = source.insetBy(dx: source.width * (1 - scale) / 2, dy: source.height * (1 - scale) / 2)
    if lifted.width <= bounds.width { lifted = lifted.moved(into: bounds, vertically: false) }
    let extra = size.height + lift.gap
    let x = Self.x(look: look, source: lifted, window: window, width: size.width)
    if isAbove {
      lifted.origin.y = min(max(lifted.minY, bounds.minY + extra), bounds.maxY - lifted.height)
      frame = CGRect(origin: CGPoint(x: x, y: lifted.minY - extra), size: size)
    } else {
      lifted.origin.y = max(min(lifted.minY, bounds.maxY - extra - lifted.height), bounds.minY)
      frame = CGRect(origin: CGPoint(x: x, y: lifted.maxY + lift.gap), size: size)
    }
    frame = frame.moved(into: bounds)
    setOrigin(near: lifted.midX, atTop: !isAbove)
  }

  private static func x(look: PopupLook, source: CGRect, window: CGRect, width: CGFloat) -> CGFloat {
    let part = window.width > 0 ? (source.midX - window.minX) / window.width : 0.5
    if part < look.middlePart.lowerBound { return source.minX }
    return part > look.middlePart.upperBound ? source.maxX - width : source.midX - width / 2
  }

  private mutating func setOrigin(near x: CGFloat, atTop: Bool) {
    let part = frame.width > 0 ? (x - frame.minX) / frame.width : 0.5
    origin = UnitPoint(x: min(max(part, 0), 1), y: atTop ? 0 : 1)
  }
}

extension CGRect {
  /// The rectangle where it lies inside of another one, as far as it fits; its top and left edge then go first.
  fileprivate func moved(into bounds: CGRect, vertically: Bool = true) -> CGRect {
    var result = self
    result.origin.x = max(min(minX, bounds.maxX - width), bounds.minX)
    if vertically { result.origin.y = max(min(minY, bounds.maxY - height), bounds.minY) }
    return result
  }
}
