public import CoreGraphicsTypes
package import Foundation

extension View {
  /// Draws the view under a transform, without a change of layout.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }
}

/// Draws a view under a transform.
nonisolated public struct _TransformEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var matrix: ProjectionTransform
  nonisolated init(transform: ProjectionTransform) { matrix = transform }
  package func transform(size: CGSize) -> ProjectionTransform? { matrix }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    matrix.isIdentity ? nil : .transform(matrix)
  }
}

extension _TransformEffect {
  /// The matrix, component by component; those that do not move points × 128.
  public nonisolated var animatableData: ProjectionTransform.AnimatableData {
    get { matrix.animatableData }
    set { matrix.animatableData = newValue }
  }
}
