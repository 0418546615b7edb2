package import Foundation

/// Where a popup stands, and what is lifted with it; in the window, in points.
package struct PopupArrangement: Equatable {
  package var frame = CGRect.zero
  /// Where what is lifted shows.
  package var lifted = CGRect.zero
  /// The point of the popup out of which it comes.
  package var origin = UnitPoint.top
  /// The arrow of a popup that points to its source: at which of its sides it is, and where its tip.
  package struct Pointer: Equatable {
    package var side: PopupSide
    package var tip: CGPoint
  }
  package var pointer: Pointer?

  private init() {}
  /// Nothing is placed yet.
  static let none = PopupArrangement()

  /// Finds the place.
  /// - Parameters:
  ///   - metrics: Says on which side and how far away.
  ///   - source: Where the view is that opens the popup.
  ///   - bounds: Where the popup may be.
  ///   - window: The window, whose parts decide on which side the popup stands.
  ///   - ideal: How large the popup would be with room for all.
  package init(metrics: PopupMetrics, source: CGRect, bounds: CGRect, window: CGRect, ideal: CGSize) {
    let size = CGSize(width: min(ideal.width, bounds.width), height: min(ideal.height, bounds.height))
    let isAbove = source.midY > window.minY + metrics.upperPart * window.height
    if case .pointing(let side, let arrow, let foot) = metrics.position {
      point(at: source, from: side, gap: metrics.gap, arrow: arrow, foot: foot, bounds: bounds, ideal: ideal)
    } else if let lift = metrics.lift {
      arrange(lift, isAbove: isAbove, metrics: metrics, source: source, bounds: bounds, window: window, size: size)
    } else if metrics.position == .over {
      frame = CGRect(origin: CGPoint(x: source.minX, y: source.minY), size: size).moved(into: bounds)
      origin = UnitPoint(x: 0.5, y: size.height > 0 ? (source.minY - frame.minY) / size.height : 0)
    } else {
      let below = CGRect(x: bounds.minX, y: source.maxY + metrics.gap, width: bounds.width, height: .infinity)
      let roomBelow = bounds.maxY - max(below.minY, bounds.minY)
      let roomAbove = min(source.minY - metrics.gap, bounds.maxY) - bounds.minY
      let (requested, other) = isAbove ? (roomAbove, roomBelow) : (roomBelow, roomAbove)
      // Where it fits on neither side it has the longer one, and scrolls.
      let staysThere = size.height <= requested || requested >= other
      let standsAbove = isAbove == staysThere
      let height = min(size.height, max(standsAbove ? roomAbove : roomBelow, 0))
      let y = standsAbove ? min(source.minY - metrics.gap, bounds.maxY) - height : max(below.minY, bounds.minY)
      let x = Self.x(metrics: metrics, source: source, window: window, width: size.width)
      frame = CGRect(x: x, y: y, width: size.width, height: height).moved(into: bounds)
      setOrigin(near: source.midX, atTop: !standsAbove)
    }
  }

  /// The view is lifted and the popup stands beside it, both moved where there is no room.
  private mutating func arrange(
    _ lift: PopupLift, isAbove: Bool, metrics: PopupMetrics, source: CGRect, bounds: CGRect, window: CGRect, size: CGSize
  ) {
    var scale = max(min(lift.scale, bounds.width / max(source.width, 1)), lift.leastScale)
    let room = bounds.height - size.height - lift.gap
    if source.height * scale > room { scale = min(scale, max(room, bounds.height / 4) / max(source.height, 1)) }
    lifted = source.insetBy(dx: source.width * (1 - scale) / 2, dy: source.height * (1 - scale) / 2)
    if lifted.width <= bounds.width { lifted = lifted.moved(into: bounds, vertically: false) }
    let extra = size.height + lift.gap
    let x = Self.x(metrics: metrics, source: lifted, window: window, width: size.width)
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

  /// It stands at a side of the source where there is room, with an arrow in between; else where there is most, and is smaller.
  private mutating func point(
    at source: CGRect, from requested: PopupSide?, gap: CGFloat, arrow: CGSize, foot: CGFloat, bounds: CGRect, ideal: CGSize
  ) {
    let between = gap + arrow.height
    func room(_ side: PopupSide) -> CGSize {
      switch side {
      case .bottom: CGSize(width: bounds.width, height: max(bounds.maxY - max(source.maxY + between, bounds.minY), 0))
      case .top: CGSize(width: bounds.width, height: max(min(source.minY - between, bounds.maxY) - bounds.minY, 0))
      case .right: CGSize(width: max(bounds.maxX - max(source.maxX + between, bounds.minX), 0), height: bounds.height)
      case .left: CGSize(width: max(min(source.minX - between, bounds.maxX) - bounds.minX, 0), height: bounds.height)
      }
    }
    func holds(_ side: PopupSide) -> Bool { room(side).width >= ideal.width && room(side).height >= ideal.height }
    func area(_ side: PopupSide) -> CGFloat { min(room(side).width, ideal.width) * min(room(side).height, ideal.height) }
    let sides = (requested.map { [$0] } ?? []) + PopupSide.allCases
    // The first of equals, so that a popup does not jump from side to side.
    let side = sides.first(where: holds) ?? sides.reduce(sides[0]) { area($1) > area($0) ? $1 : $0 }
    let size = CGSize(width: min(ideal.width, room(side).width), height: min(ideal.height, room(side).height))
    switch side {
    case .bottom, .top:
      let y =
        side == .bottom ? max(source.maxY + gap, bounds.minY) : min(source.minY - gap, bounds.maxY) - size.height - arrow.height
      frame = CGRect(x: source.midX - size.width / 2, y: y, width: size.width, height: size.height + arrow.height)
        .moved(into: bounds, vertically: false)
      let x = Self.tip(source.midX, from: frame.minX, to: frame.maxX, foot: foot)
      pointer = Pointer(side: side == .bottom ? .top : .bottom, tip: CGPoint(x: x, y: side == .bottom ? frame.minY : frame.maxY))
    case .right, .left:
      let x =
        side == .right ? max(source.maxX + gap, bounds.minX) : min(source.minX - gap, bounds.maxX) - size.width - arrow.height
      frame = CGRect(x: x, y: source.midY - size.height / 2, width: size.width + arrow.height, height: size.height)
      frame.origin.y = frame.moved(into: bounds).minY
      let y = Self.tip(source.midY, from: frame.minY, to: frame.maxY, foot: foot)
      pointer = Pointer(side: side == .right ? .left : .right, tip: CGPoint(x: side == .right ? frame.minX : frame.maxX, y: y))
    }
    guard let tip = pointer?.tip, frame.width > 0, frame.height > 0 else { return }
    origin = UnitPoint(x: (tip.x - frame.minX) / frame.width, y: (tip.y - frame.minY) / frame.height)
  }

  /// Where an arrow is along a side that wants to be at a place and keeps away from the corners.
  private static func tip(_ requested: CGFloat, from low: CGFloat, to high: CGFloat, foot: CGFloat) -> CGFloat {
    low + foot <= high - foot ? min(max(requested, low + foot), high - foot) : (low + high) / 2
  }

  private static func x(metrics: PopupMetrics, source: CGRect, window: CGRect, width: CGFloat) -> CGFloat {
    let part = window.width > 0 ? (source.midX - window.minX) / window.width : 0.5
    if part < metrics.middlePart.lowerBound { return source.minX }
    return part > metrics.middlePart.upperBound ? source.maxX - width : source.midX - width / 2
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
