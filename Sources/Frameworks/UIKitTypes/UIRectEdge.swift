/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
