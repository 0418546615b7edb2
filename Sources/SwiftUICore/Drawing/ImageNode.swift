import CoreGraphicsTypes
import Foundation

/// Sizes and draws an image or a symbol.
final class ImageNode: ViewNode {
  private var image: Image
  private var loaded: ImageGraphic?

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

  private var graphic: ImageGraphic {
    if let loaded { return loaded }
    let graphic = ImageGraphic(image, environment: environment, services: graph.services) { environment in
      (environment.font ?? .body).resolve(in: environment.fontContext)
    }
    loaded = graphic
    return graphic
  }

  // MARK: Layout

  /// Symbols take a line's height beside text only in their alignment; their box is their ink (FACTS 1.6).
  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let natural = graphic.naturalSize
    guard image.resizing != nil else { return natural }
    return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard let font = graphic.font, image.resizing == nil,
      key.id == VerticalAlignment.FirstTextBaseline.self || key.id == VerticalAlignment.LastTextBaseline.self
    else { return nil }
    // The symbol's middle lies at the middle of the capitals.
    return size.height / 2 + font.size * TextStyleMetrics.capHeight / 2
  }

  override var spacing: ViewSpacing {
    guard let font = graphic.font, image.resizing == nil else { return ViewSpacing() }
    return ViewSpacing(textWith: font, displayScale: graph.services.displayScale)
  }

  // MARK: Drawing

  override var showsFrame: Bool { true }

  override func makeFragment() -> DisplayFragment {
    let frame = shownBounds
    guard frame.width > 0, frame.height > 0 else { return .empty }
    let environment = environment
    return graphic.fragment(in: frame, of: self) { level in
      HierarchicalShapeStyle(level: level)._paint(_ShapeStyleRequest(environment: environment, frame: frame)).paint
    }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    guard !image.isDecorative else { return }
    builder.appendLeaf(role: .image, label: image.spokenName, node: self)
  }

  override var debugName: String {
    if case .symbol(let name) = image.source { "Image(systemName: \"\(name)\")" } else { "Image" }
  }
}
