import Foundation

/// An angle; where it turns something, positive values turn clockwise.
///
/// Whole turns count: 370° is not 10°, and an animation between both goes round once.
///
///     Text("Kyoto").rotationEffect(Angle.degrees(90) + .radians(.pi))
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; 2π is a whole turn.
  public var radians: Double
  /// The angle in degrees; 360 is a whole turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// Creates an angle of 0.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of 0.
  public static let zero = Angle()
  /// Whether the first is smaller; whole turns count, so 10° is smaller than 370°.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The opposite.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// The product with a number.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// The product with a number.
  public static func * (a: Double, b: Angle) -> Angle { b * a }
  /// The quotient by a number.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  /// Adds to a value.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Takes away from a value.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies a value by a number.
  public static func *= (a: inout Angle, b: Double) { a = a * b }
  /// Divides a value by a number.
  public static func /= (a: inout Angle, b: Double) { a = a / b }
}

extension Angle: Animatable {
  /// Radians × 128, so that a small step of an angle counts as much as a small step of a length.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
