import Foundation

extension View {
  /// Draws the view under a projective transform, without a change of layout.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
