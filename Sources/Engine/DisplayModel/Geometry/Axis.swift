import Foundation

/// A direction: from side to side, or from top to bottom.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From side to side, or from top to bottom.
  case horizontal, vertical
  /// "horizontal" or "vertical".
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }
}
