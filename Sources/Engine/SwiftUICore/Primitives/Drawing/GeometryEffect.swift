public import DisplayModel
public import Foundation

/// A change of where a view is drawn, as a transform that depends on the view's size; its layout stays as it is.
///
/// It is animated by its `animatableData`:
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 6), y: 0))
///       }
///     }
nonisolated public protocol GeometryEffect: Animatable, _AppliedModifier where Body == Never {
  /// The transform for a view of a size, in points of the view; asked for each frame of an animation.
  func effectValue(size: CGSize) -> ProjectionTransform
  /// Whether coordinates inside are converted with the transform.
  static var _affectsLayout: Bool { get }
}

extension GeometryEffect {
  /// Coordinates are converted with the transform.
  public static var _affectsLayout: Bool { true }

  /// The effect drawn only: frames that are read of the view, and presses, stay where it is without the effect.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

  /// The modifier that draws with the transform.
  public nonisolated static func _applied(_ modifier: Self) -> some ViewModifier { GeometryEffectModifier(modifier) }
}

/// A geometry effect that is drawn and of which coordinates know nothing.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  /// The effect that is drawn.
  public var base: Base
  /// Draws an effect.
  public init(_ base: Base) { self.base = base }
  /// Coordinates are converted without the transform.
  public static var _affectsLayout: Bool { false }
  /// The transform of the effect that is drawn.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  /// The data of the effect that is drawn.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws an app's geometry effect.
nonisolated package struct GeometryEffectModifier<Base: GeometryEffect>: EffectModifier {
  package typealias Body = Never
  var base: Base

  init(_ base: Base) { self.base = base }

  package static var asksApp: Bool { true }
  package var dependsOnSize: Bool { true }
  package func transform(size: CGSize) -> ProjectionTransform? {
    Base._affectsLayout ? base.effectValue(size: size) : nil
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let matrix = base.effectValue(size: size)
    return matrix.isIdentity ? nil : .transform(matrix)
  }
  package var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
