import CoreGraphicsTypes
public import Foundation

/// A picture: from an asset catalogue or file, of the system's symbols, or given as pixels.
///
/// It has its own size unless `resizable()` lets it fill the space it is offered. What cannot be read is reported once; in a window
/// a dotted square stands in for it, elsewhere nothing.
///
///     Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 40)
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// A value from 0 to 1 is shown by symbols that can, here and below.
    case named(String, bundlePath: String?, value: Double? = nil)
    case symbol(String, value: Double? = nil)
    case pixels(PixelBox, scale: CGFloat)
    case opened(SourceBox, scale: CGFloat)
  }
  // Safe: never changed; sources are asked on the main thread.
  /// A picture that was opened, compared by identity.
  struct SourceBox: Equatable, @unchecked Sendable {
    let source: any ImageSource
    static func == (a: SourceBox, b: SourceBox) -> Bool { a.source === b.source }
  }
  /// Pixels compared by identity.
  struct PixelBox: Equatable, Sendable {
    /// Upright.
    let image: CGImage
    private let given: CGImage
    private let orientation: Orientation
    init(image: CGImage, orientation: Orientation) {
      (given, self.orientation) = (image, orientation)
      self.image = image.upright(from: orientation)
    }
    static func == (a: PixelBox, b: PixelBox) -> Bool { a.given === b.given && a.orientation == b.orientation }
  }
  let source: Source
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var interpolationQuality: Interpolation = .medium
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?
  var own: OwnAttributes?

  /// What an image brings along that others have from their surroundings.
  package struct OwnAttributes: Equatable, Sendable {
    /// Paints stencils and the levels of symbols, the last one also those beyond.
    package var colors: [Color] = []
    /// The font beside which a symbol is as large as it is.
    package var symbolFont: Font?
    package var symbolScale: Scale?

    package init() {}
  }

  /// The image with attributes of its own, in place of those of its surroundings; `nil` for none.
  package func withAttributes(_ own: OwnAttributes?) -> Image {
    var image = self
    image.own = own
    return image
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(source: Source) { self.source = source }

  /// Shows a picture that was opened; `scale` is the number of a bitmap's pixels for each point.
  package init(opened source: any ImageSource, scale: CGFloat) {
    self.source = .opened(SourceBox(source: source), scale: source.isVector ? 1 : scale)
  }

  /// The image with a text for people who cannot see it.
  package func labeled(_ label: Text) -> Image {
    var image = self
    image.label = label
    return image
  }
  /// The image saying nothing to people who cannot see it.
  package var decorative: Image {
    var image = self
    image.isDecorative = true
    return image
  }

  /// Shows an image of an asset catalogue or a file of the bundle; its name is read to people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundlePath: bundle?.bundlePath)
    label = Text(verbatim: name)
  }
  /// Shows an image of an asset catalogue or a file of the bundle, with a text for people who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundlePath: bundle?.bundlePath)
    self.label = label
  }
  /// Shows an image of an asset catalogue or a file of the bundle that says nothing to people who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundlePath: bundle?.bundlePath)
    isDecorative = true
  }
  /// Shows one of the system's symbols.
  ///
  /// An unknown name is reported once and shows nothing.
  public init(systemName: String) {
    source = .symbol(systemName)
  }
  /// Shows one of the system's symbols with as many of its parts in full as a value says, from 0 for none to 1 for all.
  ///
  /// Symbols without such parts, and all symbols where the value is `nil`, show in full; `wifi` and `speaker.wave.3` have some.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: Self.shareOfAll(variableValue))
  }

  /// How an image fills a larger space: with copies side by side, or stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image is painted with the foreground, as a stencil, or shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How smoothly pixels are scaled; `none` keeps them as squares.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text: 0.78, 1 or 1.29 times its usual one.
  public enum Scale: Hashable, Sendable {
    /// A little smaller than text, as text, or a little larger.
    case small, medium, large
    /// In sizes of the text (Facts 1.6).
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// Lets the image fill the space it is offered, whatever its own shape; see `scaledToFit()`.
  ///
  /// `capInsets`, in points, mark edges that keep their size while the middle is stretched or repeats.
  ///
  /// Without it an image keeps its own size, whatever it is offered.
  ///
  ///     Image("kyoto").resizable().scaledToFit().frame(width: 120)
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }
  /// Paints the image's shape with the foreground, or shows its own colours; `nil` leaves it to the asset.
  ///
  ///     Image("kyoto").renderingMode(.template).foregroundStyle(.red)
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = renderingMode
    return image
  }
  /// Sets how smoothly pixels are scaled; medium by default.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolationQuality = interpolation
    return image
  }
  /// Sets whether edges that do not lie on pixels, as those of a turned image, are smooth; they are by default, and always those
  /// of symbols.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }
  /// Sets how the layers of a symbol are painted; `nil` leaves it to the surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

/// How the layers of a symbol are painted.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable { case monochrome, multicolor, hierarchical, palette }
  let kind: Kind
  /// All layers in the foreground.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers in colours of their own, where a symbol has them.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// Further layers in fainter copies of the foreground.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in its own level of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false
  /// No variant.
  public static let none = SymbolVariants()
  /// The filled variant.
  public static let fill = SymbolVariants(isFilled: true)
  /// The variant in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// The variant in a square.
  public static let square = SymbolVariants(shape: "square")
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// The variant with a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The same, filled.
  public var fill: SymbolVariants { union(.fill) }
  /// The same, in a circle.
  public var circle: SymbolVariants { union(.circle) }
  /// The same, in a square.
  public var square: SymbolVariants { union(.square) }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { union(.rectangle) }
  /// The same, struck through.
  public var slash: SymbolVariants { union(.slash) }
  /// Whether this has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// Names of the form of a symbol, the wanted one first, for those that do not have it.
  func names(for name: String) -> [String] {
    let suffixes = [isSlashed ? "slash" : nil, shape, isFilled ? "fill" : nil].compactMap { $0 }
    let missing = suffixes.filter { !name.split(separator: ".").contains(Substring($0)) }
    return (0...missing.count).reversed().map { ([name] + missing.prefix($0)).joined(separator: ".") }
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: PrimitiveView {
  package static func makeNode(_ view: Image, inputs: _ViewInputs) -> ImageNode { ImageNode(view, inputs: inputs) }
  package static func updateNode(_ node: ImageNode, with view: Image) { node.setImage(view) }
}
