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

/// A side of a rectangle; leading is left, or right where lines run from right to left.
public enum Edge: Int8, CaseIterable, Sendable {
  /// A side; lines begin at leading and end at trailing.
  case top, leading, bottom, trailing
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// The top.
    public static let top = Set(.top)
    /// The side on which lines begin.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The side on which lines end.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Codable {
  /// The side on which lines begin, or that on which they end.
  case leading, trailing
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The side on which lines begin.
    public static let leading = Set(.leading)
    /// The side on which lines end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Codable {
  /// The upper or the lower side.
  case top, bottom
  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top.
    public static let top = Set(.top)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle inwards, in points; below zero they lead outwards.
public struct EdgeInsets: Equatable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the side on which lines begin.
  public var leading: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the side on which lines end.
  public var trailing: CGFloat
  /// Creates insets of four distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates insets of 0 at every side.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The data that an animation changes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { .init(top, .init(leading, .init(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
