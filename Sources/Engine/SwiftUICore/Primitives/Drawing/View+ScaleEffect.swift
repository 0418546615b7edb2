import CoreGraphicsTypes
public import Foundation

extension View {
  /// Scales the view's width and height by a factor each around a point of it, without a change of layout; below zero it is mirrored.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view by a factor around a point of it, without a change of layout.
  ///
  /// 0 leaves nothing to see, below zero the view is turned around. What shows is drawn at its new size and not enlarged from
  /// pixels.
  ///
  ///     Text("Kyoto").scaleEffect(isLarge ? 1.5 : 1)
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view around a point of it, without a change of layout.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

/// Scales a view.
nonisolated public struct _ScaleEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint
  nonisolated init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }
  package var dependsOnSize: Bool { true }
  package func transform(size: CGSize) -> ProjectionTransform? { projection(size: size) }
  /// How a view of a size becomes larger or smaller.
  func projection(size: CGSize) -> ProjectionTransform {
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    return ProjectionTransform(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    scale == CGSize(width: 1, height: 1) ? nil : .transform(projection(size: size))
  }
}

extension _ScaleEffect {
  /// The factors × 128 and the anchor.
  public nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(.init(scale.width * unitScale, scale.height * unitScale), anchor.animatableData) }
    set {
      scale = CGSize(width: newValue.first.first / unitScale, height: newValue.first.second / unitScale)
      anchor.animatableData = newValue.second
    }
  }
}
