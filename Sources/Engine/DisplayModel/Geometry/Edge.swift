import Foundation

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
