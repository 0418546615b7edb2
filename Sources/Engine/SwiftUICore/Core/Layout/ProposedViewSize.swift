public import Foundation

/// A size that a container offers a view; each dimension may be left to the view.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points; `nil` asks for the ideal width, 0 for the least, infinity for the most.
  public var width: CGFloat?
  /// Points; `nil` asks for the ideal height, 0 for the least, infinity for the most.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the most.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Proposes a width and a height in points, either of which may be left open with `nil`.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size, in points, with no dimension left open.
  @inlinable public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  // The lengths by default: Facts 8.1.
  /// The proposal as a size, with another size's dimensions where it leaves them open; 10 by default.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
