public import Foundation
public import SwiftUICore

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// Points from the top.
  public var top: CGFloat
  /// Points from the left.
  public var left: CGFloat
  /// Points from the bottom.
  public var bottom: CGFloat
  /// Points from the right.
  public var right: CGFloat
  /// Creates insets of four distances, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// Creates insets of 0 at every side.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// 0 at every side.
  public static let zero = UIEdgeInsets()
}

/// Distances from the sides of a rectangle, with sides that follow the direction of lines.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
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
  /// 0 at every side.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// The insets of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension CGRect {
  /// The rectangle with its sides moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
