import CoreGraphicsTypes
public import Foundation

extension RectangleCornerRadii: Animatable {
  /// The radii.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(.init(topLeading, topTrailing), .init(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension UnevenRoundedRectangle {
  /// The radii.
  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension OffsetShape {
  /// The shape's data and the offset.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { .init(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension ScaledShape {
  /// The shape's data, the factors × 128 and the anchor.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      .init(
        shape.animatableData,
        .init(.init(scale.width * unitScale, scale.height * unitScale), anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      let factors = newValue.second.first
      scale = CGSize(width: factors.first / unitScale, height: factors.second / unitScale)
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape {
  /// The shape's data, the angle and the anchor.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { .init(shape.animatableData, .init(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension TransformedShape {
  /// The shape's data; the transform does not take part.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _InsetShape {
  /// The shape's data and the inset.
  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { .init(base.animatableData, amount) }
    set {
      var base = base
      base.animatableData = newValue.first
      self = _InsetShape(base: base, amount: newValue.second)
    }
  }
}

extension _InsetRoundedRectangle {
  /// The rectangle's data and the inset.
  public nonisolated var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { .init(base.animatableData, amount) }
    set {
      var base = base
      base.animatableData = newValue.first
      self = _InsetRoundedRectangle(base: base, amount: newValue.second)
    }
  }
}

extension _StrokedShape {
  /// The shape's data and the stroke's.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { .init(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _TrimmedShape {
  /// The shape's data and, × 128, where the part begins and ends.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(shape.animatableData, .init(startFraction * unitScale, endFraction * unitScale)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / unitScale
      endFraction = newValue.second.second / unitScale
    }
  }
}

extension _SizedShape {
  /// The shape's data and the size.
  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { .init(shape.animatableData, size.animatableData) }
    set {
      var (shape, size) = (shape, size)
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
      self = _SizedShape(shape: shape, size: size)
    }
  }
}
