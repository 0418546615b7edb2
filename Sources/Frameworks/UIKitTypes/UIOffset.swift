public import Foundation

/// How far something lies aside of where it would be, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat
  /// Creates an offset of two distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  /// Creates an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// None.
  public static let zero = UIOffset()
}
