import CoreGraphicsTypes
import Foundation

/// Sizes and draws an image or a symbol.
final class ImageNode: ViewNode {
  private enum Content {
    case picture(NamedImage)
    case symbol(SymbolGraphic, pointSize: CGFloat)
    case missing(pointSize: CGFloat)
  }
  private var image: Image
  private var loaded: Content?
  private var symbolFont: ResolvedFont?

  init(_ image: Image, inputs: _ViewInputs) {
    self.image = image
    super.init(inputs: inputs)
  }

  func setImage(_ new: Image) {
    guard new != image else { return }
    image = new
    reload()
  }

  override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    setNeedsUpdate()
  }

  override func update() {
    needsUpdate = false
    reload()
  }

  private func reload() {
    loaded = nil
    invalidateLayout()
    invalidateDisplay()
  }

  private var environment: EnvironmentValues { EnvironmentValues(scope: scope, reader: self) }

  // MARK: Loading

  private var content: Content {
    if let loaded { return loaded }
    let content = load()
    loaded = content
    return content
  }

  private func load() -> Content {
    let environment = environment
    switch image.source {
    case .pixels(let box, let scale):
      return .picture(
        NamedImage(source: PixelSource(box.image), scale: scale, isTemplate: false, capInsets: nil))
    case .named(let name, let path):
      let bundle = path.flatMap { Bundle(path: $0) }
      let isDark = environment.colorScheme == .dark
      let found = graph.services.resources.image(
        named: name, in: bundle, isDark: isDark, scale: environment.displayScale)
      return found.map { .picture($0) } ?? .missing(pointSize: 17)
    case .symbol(let name):
      return loadSymbol(name, environment)
    }
  }

  private func loadSymbol(_ name: String, _ environment: EnvironmentValues) -> Content {
    let font = (environment.font ?? .body).resolve(in: environment.fontContext)
    symbolFont = font
    let size = font.size * environment.imageScale.factor
    for candidate in environment.symbolVariants.names(for: name) {
      if let graphic = graph.services.symbols.symbol(named: candidate, weight: font.weight) {
        return .symbol(graphic, pointSize: size)
      }
    }
    graph.services.log("no symbol named \"\(name)\"; a dotted square stands in for it")
    return .missing(pointSize: size)
  }

  // MARK: Layout

  private var naturalSize: CGSize {
    switch content {
    case .picture(let picture):
      CGSize(width: picture.source.size.width / picture.scale, height: picture.source.size.height / picture.scale)
    case .symbol(let graphic, let pointSize):
      CGSize(width: graphic.size.width * pointSize, height: graphic.size.height * pointSize)
    case .missing(let pointSize): CGSize(width: pointSize, height: pointSize)
    }
  }

  /// Symbols take a line's height beside text only in their alignment; their box is their ink (FACTS 1.6).
  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize
    guard image.resizing != nil else { return natural }
    return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let font = symbolFont, image.resizing == nil,
      key.id == VerticalAlignment.FirstTextBaseline.self || key.id == VerticalAlignment.LastTextBaseline.self
    else { return nil }
    // The symbol's middle lies at the middle of the capitals.
    return size.height / 2 + font.size * TextStyleMetrics.capHeight / 2
  }

  override var spacing: ViewSpacing {
    _ = content
    guard let font = symbolFont, image.resizing == nil else { return ViewSpacing() }
    return ViewSpacing(textWith: font, displayScale: graph.services.displayScale)
  }

  // MARK: Drawing

  override func makeFragment() -> DisplayFragment {
    let frame = CGRect(origin: .zero, size: size)
    guard frame.width > 0, frame.height > 0 else { return .empty }
    switch content {
    case .picture(let picture): return pictureFragment(picture, in: frame)
    case .symbol(let graphic, _): return symbolFragment(graphic, in: frame)
    case .missing: return placeholderFragment(in: frame)
    }
  }

  private func foreground(_ frame: CGRect, level: Int = 0) -> DisplayPaint {
    HierarchicalShapeStyle(level: level)._paint(_ShapeStyleRequest(environment: environment, frame: frame)).paint
  }

  private func pictureFragment(_ picture: NamedImage, in frame: CGRect) -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let isTemplate = image.rendering.map { $0 == .template } ?? picture.isTemplate
    let insets = image.resizing?.capInsets ?? picture.capInsets ?? EdgeInsets()
    let resizing: DisplayImage.Resizing =
      image.resizing?.mode == .tile ? .tile(capInsets: insets) : .stretch(capInsets: insets)
    let item = DisplayImage(
      source: picture.source, naturalSize: naturalSize, frame: frame, resizing: resizing,
      interpolation: image.interpolationQuality.display, templatePaint: isTemplate ? foreground(frame) : nil)
    builder.append(.image(item), bounds: frame)
    return builder.finish()
  }

  private func symbolFragment(_ graphic: SymbolGraphic, in frame: CGRect) -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let scale = CGSize(width: frame.width / graphic.size.width, height: frame.height / graphic.size.height)
    var transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    if graphic.mirrorsInRightToLeft && isRightToLeft {
      transform = CGAffineTransform(a: -scale.width, b: 0, c: 0, d: scale.height, tx: frame.width, ty: 0)
    }
    let mode = image.symbolMode ?? environment.symbolRenderingMode
    for layer in graphic.layers {
      let path = layer.path.applying(transform)
      let level = mode == .hierarchical || mode == .palette ? min(layer.level, 2) : 0
      let paint: DisplayPaint = layer.erases ? .color(.black) : foreground(frame, level: level)
      let item: DisplayItem =
        layer.strokeWidth.map { width in
          .stroke(
            DisplayStroke(
              path: path,
              style: StrokeStyle(
                lineWidth: width * (scale.width * scale.height).squareRoot(), lineCap: .round, lineJoin: .round),
              paint: paint))
        } ?? .fill(DisplayFill(path: path, paint: paint))
      if layer.erases {
        let eraser = DisplayFragment(id: displayID, items: [item], bounds: frame)
        builder.append(.group(.blendMode(.destinationOut), eraser, offset: .zero), bounds: frame)
      } else {
        builder.append(item, bounds: frame.insetBy(dx: -1, dy: -1))
      }
    }
    let fragment = builder.finish()
    return graphic.layers.contains(where: \.erases) ? fragment.wrapped(in: .compositingGroup, id: displayID) : fragment
  }

  /// A dotted square where a picture is missing.
  private func placeholderFragment(in frame: CGRect) -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let line = max(1, min(frame.width, frame.height) / 17)
    let path = Path(frame.insetBy(dx: line, dy: line))
    let style = StrokeStyle(lineWidth: line, lineCap: .round, dash: [0, line * 2.5])
    builder.append(.stroke(DisplayStroke(path: path, style: style, paint: foreground(frame))), bounds: frame)
    return builder.finish()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    guard !image.isDecorative else { return }
    let name: String =
      switch image.source {
      case .symbol(let name): name.replacingOccurrences(of: ".", with: " ")
      case .named(let name, _): name
      case .pixels: ""
      }
    builder.appendLeaf(role: .image, label: image.label?.plainString ?? name, node: self)
  }

  override var debugName: String {
    if case .symbol(let name) = image.source { "Image(systemName: \"\(name)\")" } else { "Image" }
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
private final class PixelSource: ImageSource {
  private let image: CGImage
  init(_ image: CGImage) { self.image = image }
  var size: CGSize { CGSize(width: image.width, height: image.height) }
  var isVector: Bool { false }
  func bitmap(pixelSize: CGSize) -> CGImage? { image }
}
