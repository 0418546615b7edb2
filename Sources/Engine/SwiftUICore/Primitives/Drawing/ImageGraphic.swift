package import CoreGraphicsTypes
package import Foundation

/// An image that was found, with what is needed to size and draw it.
///
/// For a picture that was not found a dotted square stands in where missing ones are marked; a symbol takes its room and draws nothing.
struct ImageGraphic {
  private enum Content {
    case picture(NamedImage)
    case symbol(SizedSymbol)
    /// A dotted square, or nothing where it has no size.
    case missing(pointSize: CGFloat)
  }
  private let image: Image
  private let content: Content
  private let symbolStyle: SymbolStyle
  /// The font of a symbol.
  let font: ResolvedFont?
  /// The image's own colours of its levels.
  private let colors: [DisplayColor]

  /// Resolves an image once, for layout and for drawing.
  ///
  /// `outerFont` is the font of the surroundings; only symbols ask for it.
  init(
    _ image: Image, environment: EnvironmentValues, services: EngineServices, font outerFont: (EnvironmentValues) -> ResolvedFont
  ) {
    self.image = image
    colors = image.own?.colors.map { $0.displayColor(in: environment) } ?? []
    func font(in environment: EnvironmentValues) -> ResolvedFont {
      image.own?.symbolFont?.resolve(in: environment.fontContext) ?? outerFont(environment)
    }
    switch image.source {
    case .pixels(let box, let scale):
      self.font = nil
      symbolStyle = SymbolStyle()
      content = .picture(NamedImage(source: PixelSource(box.image), scale: scale, isTemplate: false, capInsets: nil))
    case .opened(let box, let scale):
      self.font = nil
      symbolStyle = SymbolStyle()
      content = .picture(NamedImage(source: box.source, scale: scale, isTemplate: false, capInsets: nil))
    case .named(let name, let path, let value):
      symbolStyle = SymbolStyle()
      var found = services.resources.image(
        named: name, in: OpenedBundles.bundle(at: path), isDark: environment.colorScheme == .dark,
        scale: environment.displayScale, value: value)
      self.font = found?.unitsPerEm == nil ? nil : font(in: environment)
      if let units = found?.unitsPerEm, let size = self.font?.size, size > 0 {
        found?.scale = units / (size * environment.imageScale.factor)
      }
      // The size of what marks a missing image is a choice (Facts 1.6).
      content = found.map { .picture($0) } ?? .missing(pointSize: services.marksMissing ? 17 : 0)
    case .symbol(let name, _):
      let resolved = font(in: environment)
      self.font = resolved
      symbolStyle = SymbolStyle(image, in: environment)
      content = Self.symbol(
        name, font: resolved, scale: image.own?.symbolScale ?? environment.imageScale, environment, services)
    }
  }

  /// Resolves an image whose symbols are as large as the text of the surroundings.
  init(_ image: Image, environment: EnvironmentValues, services: EngineServices) {
    self.init(image, environment: environment, services: services) { environment in
      (environment.symbolFont ?? environment.font ?? .body).resolve(in: environment.fontContext)
    }
  }

  private static func symbol(
    _ name: String, font: ResolvedFont, scale: Image.Scale, _ environment: EnvironmentValues, _ services: EngineServices
  ) -> Content {
    let size = font.size * scale.factor
    let sized = { SizedSymbol(graphic: $0, pointSize: size, displayScale: environment.displayScale) }
    var undrawn: SymbolGraphic?
    for candidate in environment.symbolVariants.names(for: name) {
      guard let graphic = services.symbols.symbol(named: candidate, weight: font.weight) else { continue }
      if !graphic.layers.isEmpty { return .symbol(sized(graphic)) }
      undrawn = undrawn ?? graphic
    }
    if let undrawn {
      Diagnostics.report("the symbol \"\(name)\" has no drawing yet; its place stays empty")
      return .symbol(sized(undrawn))
    }
    Diagnostics.report("no symbol named \"\(name)\"; nothing is drawn for it")
    return .missing(pointSize: size)
  }

  /// The room that an image takes: a view of its own, a box in a line of text, or whatever it is stretched to.
  enum Room { case view, line, stretched }

  /// The size in a view: a symbol's with its bearings, unless it is to be stretched.
  var naturalSize: CGSize { size(in: ownRoom) }
  private var ownRoom: Room { image.resizing == nil ? .view : .stretched }

  func size(in room: Room) -> CGSize {
    switch content {
    case .picture(let picture):
      CGSize(width: picture.source.size.width / picture.scale, height: picture.source.size.height / picture.scale)
    case .symbol(let symbol):
      switch room {
      case .view: symbol.box
      case .line: symbol.lineBox
      case .stretched: symbol.ink
      }
    case .missing(let pointSize): CGSize(width: pointSize, height: pointSize)
    }
  }

  /// From the top of a symbol of a height to its baseline: its middle lies at the middle of the capitals; `nil` for others.
  func baseline(inHeight height: CGFloat) -> CGFloat? {
    font.map { height / 2 + $0.size * TextStyleMetrics.capHeight / 2 }
  }

  /// The picture, drawn for a number of pixels a point, and its size in points; `nil` for symbols and where nothing was found.
  func bitmap(scaledBy scale: CGFloat) -> (image: CGImage, size: CGSize)? {
    guard case .picture(let picture) = content else { return nil }
    let size = naturalSize
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    return picture.source.bitmap(pixelSize: pixels).map { ($0, size) }
  }

  /// What it looks like in a frame, which is as large as the image in a room, or on its way there.
  ///
  /// `paint` returns the paint of a level of the foreground; level 0 is the foreground itself.
  func fragment(
    in frame: CGRect, room: Room? = nil, of node: ViewNode, paint: @escaping (_ level: Int) -> DisplayPaint
  ) -> DisplayFragment {
    let paint = ownPaint(or: paint)
    return switch content {
    case .picture(let picture): drawingFragment(picture, in: frame, of: node, paint)
    case .symbol(let symbol):
      SymbolPainter(
        symbol.graphic, in: Self.inkFrame(symbol.ink, in: frame, of: size(in: room ?? ownRoom)), of: node, style: symbolStyle,
        level: paint
      ).fragment()
    case .missing(let pointSize):
      pointSize == 0 || image.isSymbol ? .empty : placeholderFragment(in: frame, of: node, paint)
    }
  }

  /// The paint of each level: the image's own where it has colours, with further levels as copies that are fainter (Facts 2.2).
  private func ownPaint(or paint: @escaping (Int) -> DisplayPaint) -> (Int) -> DisplayPaint {
    let colors = colors
    guard let first = colors.first else { return paint }
    if colors.count > 1 { return { .color(colors[min($0, colors.count - 1)]) } }
    return { .color(first.multiplyingAlpha(by: ForegroundStyles.opacity(ofLevel: $0))) }
  }

  /// Where the ink lies in a frame in which the whole has a size: in the middle.
  private static func inkFrame(_ ink: CGSize, in frame: CGRect, of whole: CGSize) -> CGRect {
    let share = { (ink: CGFloat, whole: CGFloat) in whole > 0 ? ink / whole : 1 }
    let (x, y) = (share(ink.width, whole.width), share(ink.height, whole.height))
    return frame.insetBy(dx: frame.width * (1 - x) / 2, dy: frame.height * (1 - y) / 2)
  }

  private func drawingFragment(
    _ picture: NamedImage, in frame: CGRect, of node: ViewNode, _ paint: (Int) -> DisplayPaint
  ) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let isTemplate = image.rendering.map { $0 == .template } ?? picture.isTemplate
    let insets = image.resizing?.capInsets ?? picture.capInsets ?? EdgeInsets()
    let resizing: DisplayImage.Resizing =
      image.resizing?.mode == .tile ? .tile(capInsets: insets) : .stretch(capInsets: insets)
    let item = DisplayImage(
      source: picture.source, naturalSize: naturalSize, frame: frame, resizing: resizing,
      interpolation: image.interpolationQuality.display, templatePaint: isTemplate ? paint(0) : nil,
      isAntialiased: image.isAntialiased)
    builder.append(.image(item), bounds: frame)
    return builder.finish()
  }

  private func placeholderFragment(
    in frame: CGRect, of node: ViewNode, _ paint: (Int) -> DisplayPaint
  ) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let line = max(1, min(frame.width, frame.height) / 17)
    let path = Path(frame.insetBy(dx: line, dy: line))
    let style = StrokeStyle(lineWidth: line, lineCap: .round, dash: [0, line * 2.5])
    builder.append(.stroke(DisplayStroke(path: path, style: style, paint: paint(0))), bounds: frame)
    return builder.finish()
  }
}

extension Image {
  /// Whether it is one of the system's symbols.
  var isSymbol: Bool { symbolName != nil }
  /// The name of a symbol.
  var symbolName: String? { if case .symbol(let name, _) = source { name } else { nil } }

  /// What is read for it: its label, else its name.
  var spokenName: String {
    if let label { return label.plainString }
    return switch source {
    case .symbol("ellipsis", _), .symbol("ellipsis.circle", _), .symbol("ellipsis.circle.fill", _): "More"
    case .symbol(let name, _): name.replacingOccurrences(of: ".", with: " ")
    case .named(let name, _, _): name
    case .pixels, .opened: ""
    }
  }
}

extension Image.Interpolation {
  fileprivate var display: DisplayImage.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

/// Pixels given by the app.
package final class PixelSource: ImageSource {
  private let image: CGImage
  package init(_ image: CGImage) { self.image = image }
  package var size: CGSize { CGSize(width: image.width, height: image.height) }
  package var isVector: Bool { false }
  package func bitmap(pixelSize: CGSize) -> CGImage? { image }
  package var identity: ObjectIdentifier { ObjectIdentifier(image) }
}
