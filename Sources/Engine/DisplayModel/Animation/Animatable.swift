import CoreGraphicsTypes
public import Foundation

/// The data of something that does not change over time; it has no components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates an empty value.
  public init() {}
  /// The value whose components are all zero.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Adds to a value.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Takes away from a value.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// The sum.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// The difference.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Multiplies every component by a factor.
  public mutating func scale(by rhs: Double) {}
  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { 0 }
}

/// Something with data that can lie between two values.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes over time.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, which is its own data.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// x and y.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  /// Width and height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  /// Origin and size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { .init(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// What animatable data that are no lengths count times, so that a small step of a share or an angle counts as much as a small
/// step of a length.
package let unitScale: Double = 128
