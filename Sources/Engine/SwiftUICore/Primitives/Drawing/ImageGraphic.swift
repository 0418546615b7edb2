package import CoreGraphicsTypes
package import Foundation

/// An image that was found, with what is needed to size and draw it; where it was not, a dotted square or nothing.
struct ImageGraphic {
  private enum Content {
    case picture(NamedImage)
    case symbol(SizedSymbol)
    /// A dotted square, or nothing where it has no size.
    case missing(pointSize: CGFloat)
  }
  private let image: Image
  private let content: Content
  private let symbolMode: SymbolRenderingMode?
  /// The font of a symbol.
  let font: ResolvedFont?

  /// Resolves an image once, for layout and for drawing.
  ///
  /// `font` is the font of the surroundings; only symbols ask for it.
  init(
    _ image: Image, environment: EnvironmentValues, services: EngineServices, font: (EnvironmentValues) -> ResolvedFont
  ) {
    self.image = image
    switch image.source {
    case .pixels(let box, let scale):
      self.font = nil
      symbolMode = nil
      content = .picture(NamedImage(source: PixelSource(box.image), scale: scale, isTemplate: false, capInsets: nil))
    case .opened(let box, let scale):
      self.font = nil
      symbolMode = nil
      content = .picture(NamedImage(source: box.source, scale: scale, isTemplate: false, capInsets: nil))
    case .named(let name, let path):
      self.font = nil
      symbolMode = nil
      let found = services.resources.image(
        named: name, in: OpenedBundles.bundle(at: path), isDark: environment.colorScheme == .dark,
        scale: environment.displayScale)
      // The size of what marks a missing image is a choice (Facts 1.6).
      content = found.map { .picture($0) } ?? .missing(pointSize: services.marksMissing ? 17 : 0)
    case .symbol(let name):
      let font = font(environment)
      self.font = font
      symbolMode = image.symbolMode ?? environment.symbolRenderingMode
      content = Self.symbol(name, font: font, environment, services)
    }
  }

  /// Resolves an image whose symbols are as large as the text of the surroundings.
  init(_ image: Image, environment: EnvironmentValues, services: EngineServices) {
    self.init(image, environment: environment, services: services) { environment in
      (environment.symbolFont ?? environment.font ?? .body).resolve(in: environment.fontContext)
    }
  }

  private static func symbol(
    _ name: String, font: ResolvedFont, _ environment: EnvironmentValues, _ services: EngineServices
  ) -> Content {
    let size = font.size * environment.imageScale.factor
    for candidate in environment.symbolVariants.names(for: name) {
      if let graphic = services.symbols.symbol(named: candidate, weight: font.weight) {
        return .symbol(SizedSymbol(graphic: graphic, pointSize: size, displayScale: environment.displayScale))
      }
    }
    Diagnostics.report("no symbol named \"\(name)\"; a dotted square stands in for it")
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
    in frame: CGRect, room: Room? = nil, of node: ViewNode, paint: (_ level: Int) -> DisplayPaint
  ) -> DisplayFragment {
    switch content {
    case .picture(let picture): drawingFragment(picture, in: frame, of: node, paint)
    case .symbol(let symbol):
      symbolFragment(
        symbol.graphic, in: Self.inkFrame(symbol.ink, in: frame, of: size(in: room ?? ownRoom)), of: node, paint)
    case .missing(let pointSize): pointSize > 0 ? placeholderFragment(in: frame, of: node, paint) : .empty
    }
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

  private func symbolFragment(
    _ graphic: SymbolGraphic, in frame: CGRect, of node: ViewNode, _ paint: (Int) -> DisplayPaint
  ) -> DisplayFragment {
    var builder = FragmentBuilder(for: node)
    let scale = CGSize(width: frame.width / graphic.size.width, height: frame.height / graphic.size.height)
    var transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    if graphic.mirrorsInRightToLeft && node.isRightToLeft {
      transform = CGAffineTransform(a: -scale.width, b: 0, c: 0, d: scale.height, tx: frame.width, ty: 0)
    }
    transform = transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let lineScale = (scale.width * scale.height).squareRoot()
    let bounds = frame.insetBy(dx: -1, dy: -1)
    for run in runs(of: graphic.layers) {
      // Where strokes of one colour overlap they are not denser than elsewhere.
      let (own, opacity) = run.erases ? (.color(.black), nil) : Self.opaque(paint(run.level), of: run.layers.count)
      let items = run.layers.map { Self.item($0, path: $0.path.applying(transform), lineScale: lineScale, paint: own) }
      if run.erases || opacity != nil {
        let effect = opacity.map { DisplayEffect.opacity($0) } ?? .blendMode(.destinationOut)
        builder.append(
          .group(effect, DisplayFragment(id: node.displayID, items: items, bounds: bounds), offset: .zero), bounds: bounds)
      } else {
        for item in items { builder.append(item, bounds: bounds) }
      }
    }
    let fragment = builder.finish()
    return graphic.layers.contains(where: \.erases) ? fragment.wrapped(in: .compositingGroup, id: node.displayID) : fragment
  }

  /// Layers one after the other that are painted alike.
  private struct Run {
    let erases: Bool
    let level: Int
    var layers: [SymbolGraphic.Layer]
  }

  private func runs(of layers: [SymbolGraphic.Layer]) -> [Run] {
    var runs: [Run] = []
    for layer in layers {
      let level = symbolMode == .hierarchical || symbolMode == .palette ? min(layer.level, 2) : 0
      if let last = runs.last, last.erases == layer.erases, layer.erases || last.level == level {
        runs[runs.count - 1].layers.append(layer)
      } else {
        runs.append(Run(erases: layer.erases, level: level, layers: [layer]))
      }
    }
    return runs
  }

  /// A translucent colour of several layers as an opaque one, and the opacity of all of them together.
  private static func opaque(_ paint: DisplayPaint, of count: Int) -> (DisplayPaint, Double?) {
    guard count > 1, case .color(var color) = paint, color.alpha > 0, color.alpha < 1 else { return (paint, nil) }
    let opacity = Double(color.alpha)
    color.alpha = 1
    return (.color(color), opacity)
  }

  private static func item(
    _ layer: SymbolGraphic.Layer, path: Path, lineScale: CGFloat, paint: DisplayPaint
  ) -> DisplayItem {
    guard let width = layer.strokeWidth else { return .fill(DisplayFill(path: path, paint: paint)) }
    let style = StrokeStyle(lineWidth: width * lineScale, lineCap: .round, lineJoin: .round)
    return .stroke(DisplayStroke(path: path, style: style, paint: paint))
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
  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// What is read for it: its label, else its name.
  var spokenName: String {
    if let label { return label.plainString }
    return switch source {
    case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
    case .named(let name, _): name
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
