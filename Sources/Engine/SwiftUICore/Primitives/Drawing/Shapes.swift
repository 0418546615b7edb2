import CoreGraphicsTypes
public import Foundation

/// The whole of the given rectangle.
///
///     Rectangle().stroke(.gray, lineWidth: 2)
nonisolated public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with round corners.
///
/// Corners of 0 or less are square. The size of the corners moves with animations.
///
///     RoundedRectangle(cornerRadius: 12).fill(.yellow)
nonisolated public struct RoundedRectangle: Shape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How corners curve.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners, as wide and high as a size in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle with round corners of a radius in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// The data that an animation changes.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with corners of different radii.
nonisolated public struct UnevenRoundedRectangle: Shape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How corners curve.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
}

/// A rectangle whose shorter sides are half circles.
///
///     Text("Kyoto").padding(.horizontal, 12).background(.yellow, in: Capsule())
nonisolated public struct Capsule: Shape {
  /// How the ends curve.
  public var style: RoundedCornerStyle
  /// Creates a capsule as wide and high as the space it is given.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // A continuous corner of half the height has no room for its wider curve and becomes a circle.
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that touches all sides.
nonisolated public struct Ellipse: Shape {
  /// Creates an ellipse.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of the given rectangle.
///
/// It asks for a square: as wide as the shorter side of what it is offered, 10 points where nothing is proposed.
///
///     Circle().fill(.red).frame(width: 20)
nonisolated public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// The size the shape takes for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    case (let width?, nil): return CGSize(width: width, height: width)
    case (nil, let height?): return CGSize(width: height, height: height)
    case (nil, nil): return CGSize(width: 10, height: 10)
    }
  }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The shape of the container around, as `containerShape(_:)` sets it, as far inside it as the shape is; the whole of the given
/// rectangle where no container has a shape of its own.
nonisolated public struct ContainerRelativeShape: Shape {
  /// Makes the shape of the whole rectangle that it is given.
  public nonisolated init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { ContainerShapeContext.path(in: rect) }
}

extension Path: Shape {
  /// The path as it was drawn, whatever the rectangle is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

// MARK: - Insets

/// A shape drawn in a smaller rectangle.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  /// Whether the shape mirrors where leading is on the right.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// A rounded rectangle in a smaller rectangle, its corners smaller by as much.
nonisolated public struct _InsetRoundedRectangle: InsettableShape {
  let base: RoundedRectangle
  let amount: CGFloat
  nonisolated init(base: RoundedRectangle, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let size = CGSize(width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
    return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
  }
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
    _InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension RoundedRectangle: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRoundedRectangle(base: self, amount: amount)
  }
}
extension UnevenRoundedRectangle: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Capsule: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Ellipse: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension Circle: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
extension ContainerRelativeShape: InsettableShape {
  /// The shape, smaller by an amount, in points, on each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners; the radius is in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with round corners, each as wide and as high as a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners have radii of their own, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle whose corners have radii of their own, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  /// The whole rectangle, where no container has a shape of its own.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  /// An ellipse that touches all four sides.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Circle {
  /// A circle as wide as the shorter side.
  public static var circle: Circle { Circle() }
}
