public import Foundation
import SwiftUICore

extension UIEdgeInsets: Codable {
  /// Reads top, left, bottom and right, one after the other.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self), left: try numbers.decode(CGFloat.self), bottom: try numbers.decode(CGFloat.self),
      right: try numbers.decode(CGFloat.self))
  }
  /// Writes top, left, bottom and right, one after the other.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try numbers.encode(number) }
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Reads top, leading, bottom and trailing, one after the other.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      top: try numbers.decode(CGFloat.self), leading: try numbers.decode(CGFloat.self),
      bottom: try numbers.decode(CGFloat.self), trailing: try numbers.decode(CGFloat.self))
  }
  /// Writes top, leading, bottom and trailing, one after the other.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
  }
}

/// Geometry as text: "{1, 2}" for points and sizes, "{{1, 2}, {3, 4}}" for rectangles, "{1, 2, 3, 4}" for insets; text that is none
/// is 0.
extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  /// Insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: ", ") + "}"
  }
  /// The point of a text.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size of a text.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// The rectangle of a text.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The insets of a text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = string.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private class func text(_ number: CGFloat) -> String {
    number.rounded() == number && abs(number) < 1e15 ? String(Int(clamping: number)) : "\(number)"
  }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The set as a number.
  public let rawValue: UInt
  /// A set by its number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
