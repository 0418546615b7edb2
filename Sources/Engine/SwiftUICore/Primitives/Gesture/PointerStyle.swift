/// What a mouse's pointer looks like over a view.
///
///     Color.yellow.pointerStyle(isDragged ? .grabActive : .grabIdle)
nonisolated public struct PointerStyle: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case shape(PointerShape)
    case column(HorizontalDirection.Set)
    case row(VerticalDirection.Set)
    case frame(FrameResizePosition, FrameResizeDirection.Set)
  }
  fileprivate let kind: Kind
  private init(_ shape: PointerShape) { kind = .shape(shape) }
  private init(kind: Kind) { self.kind = kind }

  /// An arrow.
  public static let `default` = PointerStyle(.arrow)
  /// A bar between letters of a line.
  public static let horizontalText = PointerStyle(.text)
  /// A bar between letters of lines that run from top to bottom.
  public static let verticalText = PointerStyle(.verticalText)
  /// A cross, for a rectangle that is drawn around what is to be selected.
  public static let rectSelection = PointerStyle(.crosshair)
  /// An open hand, over what can be moved.
  public static let grabIdle = PointerStyle(.grab)
  /// A closed hand, over what is being moved.
  public static let grabActive = PointerStyle(.grabbing)
  /// A hand that points, over what opens an address.
  public static let link = PointerStyle(.link)
  /// A magnifier with a plus.
  public static let zoomIn = PointerStyle(.zoomIn)
  /// A magnifier with a minus.
  public static let zoomOut = PointerStyle(.zoomOut)
  /// Over the edge of a column that can be moved to both sides.
  public static let columnResize = PointerStyle(.columnResize)
  /// Over the edge of a row that can be moved up and down.
  public static let rowResize = PointerStyle(.rowResize)
  /// Over the edge of a column that can be moved to some sides.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    PointerStyle(kind: .column(directions))
  }
  /// Over the edge of a row that can be moved up, down or both.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle(kind: .row(directions)) }
  /// Over an edge or a corner of a frame that can be moved.
  /// - Parameters:
  ///   - position: The edge or corner.
  ///   - directions: Whether the frame can become larger, smaller or both.
  /// - Returns: A style for the edge or corner.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { PointerStyle(kind: .frame(position, directions)) }

  /// What shows, where lines run to a side.
  func shape(isRightToLeft: Bool) -> PointerShape {
    switch kind {
    case .shape(let shape): return shape
    case .column(let directions):
      if directions == .leading { return isRightToLeft ? .right : .left }
      if directions == .trailing { return isRightToLeft ? .left : .right }
      return .columnResize
    case .row(let directions): return directions == .up ? .up : directions == .down ? .down : .rowResize
    case .frame(let position, let directions):
      let (x, y) = position.direction
      let sign = directions == .inward ? -1 : 1
      let isDouble = directions != .inward && directions != .outward
      return Self.arrow(x: (isRightToLeft ? -x : x) * sign, y: y * sign, isDouble: isDouble)
    }
  }

  private static func arrow(x: Int, y: Int, isDouble: Bool) -> PointerShape {
    switch (x, y) {
    case (0, -1): isDouble ? .upAndDown : .up
    case (0, _): isDouble ? .upAndDown : .down
    case (-1, 0): isDouble ? .leftAndRight : .left
    case (_, 0): isDouble ? .leftAndRight : .right
    case (-1, -1): isDouble ? .upLeftAndDownRight : .upLeft
    case (1, 1): isDouble ? .upLeftAndDownRight : .downRight
    case (-1, _): isDouble ? .upRightAndDownLeft : .downLeft
    default: isDouble ? .upRightAndDownLeft : .upRight
    }
  }
}

/// A way along a line.
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// To where lines begin, or to where they end.
  case leading, trailing
  /// Several ways.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one way.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// To where lines begin.
    public static let leading = Set(.leading)
    /// To where lines end.
    public static let trailing = Set(.trailing)
    /// Both ways.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// One of the two ways.
  case up, down
  /// Several ways.
  @frozen public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one way.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both ways.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner of a frame, by which it is made larger or smaller.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  /// An edge, or a corner, named by the edges that meet there.
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Outwards, as columns to the trailing side and rows downwards.
  fileprivate var direction: (x: Int, y: Int) {
    switch self {
    case .top: (0, -1)
    case .leading: (-1, 0)
    case .bottom: (0, 1)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}

/// Whether a frame becomes smaller or larger.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  /// Smaller, or larger.
  case inward, outward
  /// Several ways.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: Int8
    /// Creates a value from the one stored.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one way.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    /// The frame can become smaller.
    public static let inward = Set(.inward)
    /// The frame can become larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
