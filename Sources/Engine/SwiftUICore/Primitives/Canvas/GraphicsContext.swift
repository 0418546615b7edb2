public import CoreGraphicsTypes
public import Foundation

/// Paints into a canvas, one step over the other.
///
/// A copy paints into the same canvas; what is set on it, such as a transform or a clip, is not set on the original. That is how
/// something is painted differently for a while.
public struct GraphicsContext {
  /// How opaque what is painted is: 0 leaves nothing, 1 all.
  public var opacity = 1.0
  /// How what is painted mixes with what was painted before.
  public var blendMode = BlendMode.normal
  /// How the coordinates of what is painted map to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  var filters: [Filter] = []
  var clip: GraphicsClip?
  let layer: GraphicsLayer

  init(layer: GraphicsLayer, environment: EnvironmentValues) {
    self.layer = layer
    self.environment = environment
  }

  // MARK: Coordinates

  /// Stretches what is painted from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is painted from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is painted from now on clockwise about the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies a transform to what is painted from now on, before those that hold already.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clipping

  /// How a clip is used.
  public struct ClipOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Leaves what lies outside in place of what lies inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle around all that can be painted, in the coordinates of what is painted.
  public var clipBoundingRect: CGRect {
    let inverse = transform.inverted()
    let bounds = (clip?.bounds ?? layer.frame).applying(inverse)
    return bounds.isNull || bounds.isFinite ? bounds : .null
  }

  /// Leaves of what is painted from now on what lies inside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else { return add(.path(path, style)) }
    let fill = DisplayFill(
      path: path, paint: .color(.black), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased)
    let picture = DisplayFragment(id: layer.node.displayID, items: [.fill(fill)], bounds: path.boundingRect)
    add(.picture(picture, isInverse: true))
  }

  /// Leaves of what is painted from now on what lies where a layer is opaque, which a closure paints.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var picture = try paintedLayer(content)
    if opacity < 1 { picture = picture.wrapped(in: .opacity(max(opacity, 0)), id: layer.node.displayID) }
    add(.picture(picture, isInverse: options.contains(.inverse)))
  }

  private mutating func add(_ limit: GraphicsClip.Limit) { clip = GraphicsClip(limit, in: clip, of: layer.frame) }

  // MARK: Layers and filters

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Works in linear light; this renderer works on colours as they are encoded.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Applies a filter to each step that is painted from now on, after those that were added before.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// Paints what a closure paints as one picture, with the opacity, blend mode, filters and clip of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    paint(layer: try paintedLayer(content))
  }

  private func paintedLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayFragment {
    let inner = GraphicsLayer(over: layer)
    var context = GraphicsContext(layer: inner, environment: environment)
    context.transform = transform
    try content(&context)
    return inner.fragment()
  }

  // MARK: What is painted

  /// Whether a step is painted as it is, but for the transform and the opacity.
  var isPlain: Bool { filters.isEmpty && (blendMode == .normal || blendMode == .copy) }

  /// Paints a shape, in the coordinates of the canvas.
  func paint(shape: DisplayFragment) { layer.composite(shape: filtered(shape), blendMode, clip: clip) }

  /// Paints a picture that counts as transparent where it shows nothing, in the coordinates of the canvas.
  func paint(layer picture: DisplayFragment) { layer.composite(layer: filtered(picture), blendMode, clip: clip) }

  private func filtered(_ fragment: DisplayFragment) -> DisplayFragment {
    var result = filters.reduce(fragment) { $1.applied(to: $0, in: self) }
    if opacity < 1 { result = result.wrapped(in: .opacity(max(opacity, 0)), id: layer.node.displayID) }
    return result
  }

  /// A fragment in the coordinates of what is painted, brought to those of the canvas.
  func transformed(_ fragment: DisplayFragment) -> DisplayFragment {
    if transform.isIdentity { return fragment }
    return fragment.wrapped(in: .transform(ProjectionTransform(transform)), id: layer.node.displayID)
  }
}
