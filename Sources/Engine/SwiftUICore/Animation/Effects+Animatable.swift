import CoreGraphicsTypes
import Foundation

extension _OpacityEffect {
  /// The opacity × 128.
  public nonisolated var animatableData: Double {
    get { opacity * unitScale }
    set { opacity = newValue / unitScale }
  }
}

extension _ShadowEffect {
  /// The colour's light, the radius and the distance.
  public nonisolated var animatableData:
    AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { .init(resolvedColor.animatableData, .init(radius, offset.animatableData)) }
    set {
      resolvedColor.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

extension _BlurEffect {
  /// The radius.
  public nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _ClipEffect {
  /// The shape's data.
  public nonisolated var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _RotationEffect {
  /// The angle and the anchor.
  public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
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

extension _TransformEffect {
  /// The matrix, component by component; those that do not move points × 128.
  public nonisolated var animatableData: ProjectionTransform.AnimatableData {
    get { matrix.animatableData }
    set { matrix.animatableData = newValue }
  }
}

extension ProjectionTransform: Animatable {
  package typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The matrix, row by row; components that are no lengths × 128.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      .init(
        Row(m11 * unitScale, .init(m12 * unitScale, m13 * unitScale)),
        .init(Row(m21 * unitScale, .init(m22 * unitScale, m23 * unitScale)), Row(m31, .init(m32, m33 * unitScale))))
    }
    set {
      let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
      (m11, m12, m13) = (a.first / unitScale, a.second.first / unitScale, a.second.second / unitScale)
      (m21, m22, m23) = (b.first / unitScale, b.second.first / unitScale, b.second.second / unitScale)
      (m31, m32, m33) = (c.first, c.second.first, c.second.second / unitScale)
    }
  }
}

extension _Rotation3DEffect {
  package typealias Axis3 = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The angle, the axis × 128, the anchor, its depth and the perspective × 128.
  public nonisolated var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      .init(
        .init(angle.animatableData, Axis3(x * unitScale, .init(y * unitScale, z * unitScale))),
        .init(anchor.animatableData, .init(anchorZ, perspective * unitScale)))
    }
    set {
      let axis = newValue.first.second
      angle.animatableData = newValue.first.first
      (x, y, z) = (axis.first / unitScale, axis.second.first / unitScale, axis.second.second / unitScale)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second / unitScale
    }
  }
}

extension _ColorFilterEffect: StructuredAnimatable {
  /// The filter's amount.
  public nonisolated var animatableData: AnimatablePair<Double, Color.Resolved.AnimatableData> {
    get { filter.animatableData }
    set { filter.animatableData = newValue }
  }

  package nonisolated func hasSameStructure(as other: Self) -> Bool { filter.hasSameStructure(as: other.filter) }
}

extension _ColorMultiplyEffect {
  /// The colour's light.
  public nonisolated var animatableData: Color.Resolved.AnimatableData {
    get { resolvedColor.animatableData }
    set { resolvedColor.animatableData = newValue }
  }
}
