/// Lengths on the flat map of the world, in map points.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Creates lengths of zero.
  public init() { (width, height) = (0, 0) }
  /// Creates a size by its numbers.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole world's.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// The whole world's size.
public let MKMapSizeWorld = MKMapSize.world

/// Creates a size by its numbers.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
