import Foundation

/// A part of the flat map of the world, in map points; it may reach over the date line.
public struct MKMapRect: Sendable {
  /// The north-west corner.
  public var origin: MKMapPoint
  /// How far it reaches to the east and to the south.
  public var size: MKMapSize

  /// Creates an empty part in the world's north-west corner.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a part from a corner and lengths.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a part by its numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No part, not even an empty one.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// How far it reaches to the east.
  public var width: Double { size.width }
  /// How far it reaches to the south.
  public var height: Double { size.height }
  /// Whether it is no part at all.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  /// Whether all its edges are finite.
  var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
  /// Whether it reaches over the date line.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

  /// What is beyond the date line, at its place in the world.
  public var remainder: MKMapRect {
    let world = MKMapSize.world.width
    if isNull { return .null }
    if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height) }
    let beyond = maxX - world
    return beyond > 0 ? MKMapRect(x: max(minX - world, 0), y: minY, width: min(beyond, width), height: height) : .null
  }

  /// The smallest part that holds this one and another one.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// What belongs to both; null where there is nothing.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    guard !isNull, !rect2.isNull, right >= x, bottom >= y else { return .null }
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// The part with its edges moved inwards, or outwards where the numbers are below zero.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The part moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether a place lies in it; its eastern and southern edges do not belong to it.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of another part lies in it.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
  }

  /// Whether both have an area in common.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    let common = intersection(rect2)
    return !common.isNull && common.width > 0 && common.height > 0
  }
}

/// The whole world.
public let MKMapRectWorld = MKMapRect.world
/// No part, not even an empty one.
public let MKMapRectNull = MKMapRect.null

/// Creates a part by its numbers.
public func MKMapRectMake(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: w, height: h)
}

/// Whether two parts are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}
