import CoreGraphicsTypes
import Foundation

extension View {
  /// Makes the view translucent: 0 hides it, 1 changes nothing.
  ///
  /// What overlaps inside stays one picture. At 0 the view takes no presses; it keeps its place.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Hides the view, which keeps its place and takes no presses.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Casts a shadow behind the view, at a distance in points.
  ///
  /// The blur is a Gaussian of sigma `radius / 2`, in points; a radius below 0 counts as 0. Parts of the view have one shadow.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view by a radius in points; 0 and less changes nothing.
  ///
  /// With `opaque` what lies beyond the edges looks like the edges, so that they stay opaque.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Mixes the view's colours with those of what lies below.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }

  /// Draws the view as one picture before effects outside apply, so that a shadow or blend mode meets all of it at once.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws the view as one picture before effects outside apply, as `compositingGroup()` does.
  ///
  /// The parameters make no difference: the picture is translucent and gamma-encoded.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_CompositingGroupEffect())
  }

  /// Shows only what lies inside the view's bounds; presses outside do not count.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what lies inside a shape that is fitted to the view's bounds; presses outside do not count.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what lies inside a rectangle with round corners; the radius is in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Turns the view clockwise around a point of it, without a change of layout.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the view's width and height around a point of it, without a change of layout; below zero it is mirrored.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales the view around a point of it, without a change of layout.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the view around a point of it, without a change of layout.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view under a transform, without a change of layout.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Draws the view under a projective transform, without a change of layout.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Turns the view around an axis in space, without a change of layout.
  ///
  /// The eye is at the distance of the larger side divided by `perspective`; with 0 things further away look no smaller.
  /// `anchorZ` is the depth of the point that stays, in points.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Adds to each colour component: −1 gives black, 0 changes nothing, 1 gives white.
  public nonisolated func brightness(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.brightness(amount))) }
  /// Spreads colours around the middle: 1 changes nothing, 0 is gray, below 0 they are inverted.
  public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.contrast(amount))) }
  /// Strengthens or weakens colours: 1 changes nothing, 0 is gray.
  public nonisolated func saturation(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.saturation(amount))) }
  /// Takes colour away: 0 changes nothing, 1 is gray.
  public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_ColorFilterEffect(.grayscale(amount))) }
  /// Turns hues around the colour circle; a whole turn changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorFilterEffect(.hueRotation(angle.radians)))
  }
  /// Inverts colours.
  public nonisolated func colorInvert() -> some View { modifier(_ColorFilterEffect(.invert)) }
  /// Makes the view transparent where it is dark, and black.
  public nonisolated func luminanceToAlpha() -> some View { modifier(_ColorFilterEffect(.luminanceToAlpha)) }
  /// Multiplies the view's colours by a colour: white changes nothing, black gives black.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

  /// Shows the view as far as another one is opaque; the other one's colours do not matter.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }
  /// Shows the view where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}

/// How colours are mixed while drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In gamma-encoded components, in linear light, or in linear light beyond 0…1.
  case nonLinear, linear, extendedLinear
}

/// Draws a view as one translucent picture.
nonisolated public struct _OpacityEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var opacity: Double
  nonisolated init(opacity: Double) { self.opacity = opacity }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    opacity >= 1 ? nil : .opacity(max(opacity, 0))
  }
  package func accepts(_ point: CGPoint, size: CGSize) -> Bool { opacity > 0 }
}

/// Keeps a view from being drawn and pressed.
nonisolated public struct _HiddenModifier: EffectModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  nonisolated init() {}
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .opacity(0) }
  package func accepts(_ point: CGPoint, size: CGSize) -> Bool { false }
}

/// Casts a shadow behind a view.
nonisolated public struct _ShadowEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
  var resolvedColor = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  package func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.resolvedColor = color.resolve(in: environment)
    return result
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let color = resolvedColor.displayColor
    return color.alpha == 0 ? nil : .shadow(color: color, radius: max(radius, 0), offset: offset)
  }
}

/// Blurs a view.
nonisolated public struct _BlurEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var radius: CGFloat
  let isOpaque: Bool
  nonisolated init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    radius <= 0 ? nil : .blur(radius: radius, isOpaque: isOpaque)
  }
}

/// Mixes a view with what lies below.
nonisolated public struct _BlendModeEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  let blendMode: BlendMode
  nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    blendMode == .normal ? nil : .blendMode(blendMode)
  }
}

/// Draws a view as one picture.
nonisolated public struct _CompositingGroupEffect: EffectModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  nonisolated init() {}
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .compositingGroup }
}

/// Shows of a view what lies inside a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: EffectModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  var shape: ClipShape
  let style: FillStyle
  nonisolated init(shape: ClipShape, style: FillStyle) {
    self.shape = shape
    self.style = style
  }
  package var dependsOnSize: Bool { true }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let frame = CGRect(origin: .zero, size: size)
    return .clip(
      shape.path(in: frame), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, snapFrame: frame)
  }
  package func accepts(_ point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }
}

/// Turns a view.
nonisolated public struct _RotationEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint
  nonisolated init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }
  package var dependsOnSize: Bool { true }
  package func transform(size: CGSize) -> ProjectionTransform? {
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    return ProjectionTransform(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).rotated(by: angle.radians)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    angle == .zero ? nil : transform(size: size).map { .transform($0) }
  }
}

/// Scales a view.
nonisolated public struct _ScaleEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint
  nonisolated init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }
  package var dependsOnSize: Bool { true }
  package func transform(size: CGSize) -> ProjectionTransform? {
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    return ProjectionTransform(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    scale == CGSize(width: 1, height: 1) ? nil : transform(size: size).map { .transform($0) }
  }
}

/// Draws a view under a transform.
nonisolated public struct _TransformEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var matrix: ProjectionTransform
  nonisolated init(transform: ProjectionTransform) { matrix = transform }
  package func transform(size: CGSize) -> ProjectionTransform? { matrix }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    matrix.isIdentity ? nil : .transform(matrix)
  }
}

/// Turns a view in space.
nonisolated public struct _Rotation3DEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  nonisolated init(
    angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.angle = angle
    self.x = x
    self.y = y
    self.z = z
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
  package var dependsOnSize: Bool { true }
  /// The rotation by Rodrigues' formula, seen from a distance of the larger side divided by `perspective`.
  package func transform(size: CGSize) -> ProjectionTransform? {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    let m11 = t * ux * ux + c, m12 = t * ux * uy + s * uz, m13 = t * ux * uz - s * uy
    let m21 = t * ux * uy - s * uz, m22 = t * uy * uy + c, m23 = t * uy * uz + s * ux
    let m31 = t * ux * uz + s * uy, m32 = t * uy * uz - s * ux, m33 = t * uz * uz + c
    let distance = perspective == 0 ? CGFloat.infinity : max(size.width, size.height) / perspective
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    // A point (px, py, −anchorZ) is turned, moved back by anchorZ and divided by its distance to the eye.
    var matrix = ProjectionTransform()
    matrix.m11 = m11
    matrix.m12 = m12
    matrix.m13 = -m13 / distance
    matrix.m21 = m21
    matrix.m22 = m22
    matrix.m23 = -m23 / distance
    matrix.m31 = -anchorZ * m31
    matrix.m32 = -anchorZ * m32
    matrix.m33 = 1 - (anchorZ - anchorZ * m33) / distance
    let toOrigin = ProjectionTransform(CGAffineTransform(translationX: -fixed.x, y: -fixed.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: fixed.x, y: fixed.y))
    return toOrigin.concatenating(matrix).concatenating(back)
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    angle == .zero ? nil : transform(size: size).map { .transform($0) }
  }
}

/// Changes the colours of a view.
nonisolated public struct _ColorFilterEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var filter: DisplayColorFilter
  nonisolated init(_ filter: DisplayColorFilter) { self.filter = filter }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .colorFilter(filter) }
}

/// Multiplies the colours of a view by a colour.
nonisolated public struct _ColorMultiplyEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var color: Color
  nonisolated init(color: Color) { self.color = color }
  var resolvedColor = Color.Resolved(red: 1, green: 1, blue: 1)
  package func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.resolvedColor = color.resolve(in: environment)
    return result
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    .colorFilter(.multiply(resolvedColor.displayColor))
  }
}

/// A mask, which is a view of its own with the size of what it masks.
nonisolated public struct _MaskModifier<Mask: View>: ViewModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  nonisolated init(mask: Mask, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
  }
}

extension _MaskModifier: LayerModifier {
  var layer: Mask { mask }
  var placement: LayerPlacement { LayerPlacement(.mask, alignment: alignment) }
}
