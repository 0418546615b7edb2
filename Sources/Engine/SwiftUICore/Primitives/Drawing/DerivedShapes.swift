public import CoreGraphicsTypes
public import Foundation

/// A shape moved away from the rectangle it is given; its size in the layout stays.
nonisolated public struct OffsetShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// How far the shape is moved, in points.
  public var offset: CGSize
  /// Moves a shape by a distance.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller by an amount on each side, and moved as far.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape scaled around a point.
nonisolated public struct ScaledShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// The factors of width and height; below zero they mirror.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  /// Scales a shape around a point.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let fixed = rect.point(anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
}

/// A shape turned around a point.
nonisolated public struct RotatedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// How far the shape is turned, clockwise.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  /// Turns a shape clockwise around a point.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let fixed = rect.point(anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).rotated(by: angle.radians)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, smaller by an amount on each side, and turned as far.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape under a transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform
  /// Puts a shape under a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// The outline of a shape's stroke.
nonisolated public struct _StrokedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// The stroke.
  public var style: StrokeStyle
  /// Makes a shape of the outline of another one.
  public nonisolated init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(elements: PathStroking.outline(of: shape.path(in: rect).elements, style: style, around: rect))
  }
  /// How the shape is used by default.
  public nonisolated static var role: ShapeRole { .stroke }
  /// The size the shape takes for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Content: Shape>: Shape, DerivedShape {
  /// The shape.
  public var shape: Content
  /// Where the part begins, 0…1 of the length.
  public var startFraction: CGFloat
  /// Where the part ends, 0…1 of the length.
  public var endFraction: CGFloat
  /// Takes a part of a shape's outline.
  public nonisolated init(shape: Content, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

/// A shape behind its type.
nonisolated public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let fit: @Sendable (ProposedViewSize) -> CGSize
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated let layoutDirectionBehavior: LayoutDirectionBehavior
  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
  /// The size the shape takes for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

extension Shape {
  /// The shape moved, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// The shape moved, in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// The shape moved, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// The shape scaled around a point.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// The shape scaled around a point.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape turned clockwise around a point.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The shape under a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// The shape with a fixed size of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// The shape with a fixed size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// A part of the outline, between two shares of its length; empty where the first is not below the second.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  /// The outline of the shape's stroke, half of which lies outside the shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
  /// The outline of the shape's stroke; the width is in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape filled with a style.
  ///
  ///     Circle().fill(.orange)
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape filled with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// The shape's outline drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The shape's outline drawn with a style; the width is in points, and a line of 0 or less does not show.
  ///
  ///     Circle().stroke(.gray, lineWidth: 2)
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape in a rectangle of fixed size at the given rectangle's origin.
nonisolated public struct _SizedShape<Content: Shape>: Shape, DerivedShape {
  let shape: Content
  let size: CGSize
  nonisolated init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension InsettableShape {
  /// The outline drawn with a style, all of it inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  /// The outline drawn with a style, all of it inside the shape; the width is in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// The outline drawn with the foreground, all of it inside the shape.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  /// The outline drawn with the foreground, all of it inside the shape; the width is in points.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
