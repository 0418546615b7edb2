import CoreGraphicsTypes
public import Foundation

/// Values that can be added and scaled, so that what lies between two of them is known.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  /// Moves towards another value by a fraction of the way: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
  /// The value on the way to another one: 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies every component by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// Multiplies every component by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  /// Multiplies every component by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { Double(self * self) }
}
