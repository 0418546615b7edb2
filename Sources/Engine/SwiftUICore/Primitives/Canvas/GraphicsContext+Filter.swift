import CoreGraphicsTypes
public import Foundation

extension GraphicsContext {
  /// A change of what was painted, as a whole.
  ///
  /// Distances are in points of the canvas.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effect(@Sendable (EnvironmentValues) -> DisplayEffect)
      case shadow(color: Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
    }
    let kind: Kind

    private static func effect(_ effect: @escaping @Sendable (EnvironmentValues) -> DisplayEffect) -> Filter {
      Filter(kind: .effect(effect))
    }

    /// A filter of a number; one that changes nothing where the number is none, which is reported.
    private static func filter(_ amount: Double, _ make: (Double) -> Filter) -> Filter {
      CGFloat(amount).finiteUnit("filter amount").map { make(Double($0)) } ?? .projectionTransform(ProjectionTransform())
    }
    private static func filter(_ amount: Double, _ make: (Double) -> DisplayColorFilter) -> Filter {
      filter(amount) { amount in
        let filter = make(amount)
        return effect { _ in .colorFilter(filter) }
      }
    }

    /// Applies a transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { effect { _ in .transform(matrix) } }
    /// Adds a shadow, blurred by a radius and moved, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color: color, radius: radius.finiteLength("shadow radius") ?? 0,
          offset: CGSize(width: x, height: y).finite("shadow offset"), blendMode: blendMode, options: options))
    }
    /// Multiplies each colour with another one.
    public static func colorMultiply(_ color: Color) -> Filter {
      effect { .colorFilter(.multiply(color.displayColor(in: $0))) }
    }
    /// Changes each colour by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { effect { _ in .colorFilter(.matrix(matrix)) } }
    /// Turns hues around the colour circle.
    public static func hueRotation(_ angle: Angle) -> Filter { filter(angle.radians, DisplayColorFilter.hueRotation) }
    /// Strengthens or weakens colours: 1 changes nothing, 0 is gray.
    public static func saturation(_ amount: Double) -> Filter { filter(amount, DisplayColorFilter.saturation) }
    /// Adds to each part of a colour, −1…1.
    public static func brightness(_ amount: Double) -> Filter { filter(amount, DisplayColorFilter.brightness) }
    /// Spreads colours around the middle: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { filter(amount, DisplayColorFilter.contrast) }
    /// Turns colours into their opposites: 0 changes nothing, 1 does so wholly.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      filter(amount) { .matrix(.inverting(Float($0))) }
    }
    /// Takes colour away: 0 changes nothing, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { filter(amount, DisplayColorFilter.grayscale) }
    /// Makes black of each colour, as opaque as the colour is bright.
    public static var luminanceToAlpha: Filter { effect { _ in .colorFilter(.luminanceToAlpha) } }
    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = radius.finiteLength("blur radius") ?? 0
      return effect { _ in .blur(radius: radius, isOpaque: options.contains(.opaque)) }
    }
    /// Paints a colour where opacities lie between two others, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      filter(min) { least in
        filter(max) { most in
          effect {
            .colorFilter(.alphaThreshold(least: Float(least), most: Float(most), color: color.displayColor(in: $0)))
          }
        }
      }
    }
  }

  /// How a shadow is painted.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow takes the place of what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// What is not covered casts the shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and what casts it are composited one after the other.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a blur is painted.
  public struct BlurOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32
    /// Creates a set from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred is opaque up to its edges, and stays so.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Hides steps in the result; this renderer's has none that would need it.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}

extension GraphicsContext.Filter {
  /// A fragment in the coordinates of the canvas with the filter applied.
  func applied(to content: DisplayFragment, in context: GraphicsContext) -> DisplayFragment {
    let id = context.layer.node.displayID
    switch kind {
    case .effect(let effect): return content.wrapped(in: effect(context.environment), id: id)
    case .shadow(let color, let radius, let offset, let mode, let options):
      let color = color.displayColor(in: context.environment)
      if options.isEmpty, mode == .normal {
        return content.wrapped(in: .shadow(color: color, radius: radius, offset: offset), id: id)
      }
      let outset = 3 * max(radius, 0) + max(abs(offset.width), abs(offset.height))
      let own = Self.shadow(of: content, color, radius, offset, options, outset: outset, in: context.layer)
      if options.contains(.shadowOnly) { return own }
      // The later one mixes with the earlier one.
      let parts = options.contains(.shadowAbove) ? [content, own] : [own, content]
      let layer = GraphicsLayer(over: context.layer)
      for part in parts { layer.composite(shape: part, part === own ? mode : .normal, clip: nil) }
      return layer.fragment()
    }
  }

  /// The silhouette of something in a colour, or what lies around it, blurred and moved.
  private static func shadow(
    of content: DisplayFragment, _ color: DisplayColor, _ radius: CGFloat, _ offset: CGSize,
    _ options: GraphicsContext.ShadowOptions, outset: CGFloat, in layer: GraphicsLayer
  ) -> DisplayFragment {
    let id = layer.node.displayID
    var shape = content.wrapped(in: .colorFilter(.matrix(.silhouette(in: color))), id: id)
    if options.contains(.invertsAlpha) {
      let hole = content.wrapped(in: .blendMode(.destinationOut), id: id)
      shape = layer.union([layer.area(color, grownBy: outset), hole]).wrapped(in: .compositingGroup, id: id)
    }
    if radius > 0 { shape = shape.wrapped(in: .blur(radius: radius / 2, isOpaque: false), id: id) }
    return shape.moved(by: CGPoint(x: offset.width, y: offset.height), id: id)
  }
}
