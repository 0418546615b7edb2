public import Foundation

/// A view that a closure paints, step by step, without views for what it paints.
///
/// It takes the space that it is offered. The closure runs when the canvas is given a new one, when its size or something that
/// the closure reads has changed, and not when other views have. What it paints cannot be pressed and is not read to people who
/// cannot see it. Lengths are in points, from the top left corner.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///     }
nonisolated public struct Canvas<Symbols: View>: View {
  /// Views that the closure may paint, found by their ids and tags.
  public var symbols: Symbols
  /// Paints, in points from the top left corner of the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the whole canvas is painted; nothing depends on it here.
  public var isOpaque: Bool
  /// How colours are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the picture may come later than the frame; here it never does.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views that can be painted by their ids.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: ContainerView {
  package typealias Node = CanvasNode

  var content: Symbols { symbols }
  func makeContainer(_ inputs: _ViewInputs) -> CanvasNode { CanvasNode(renderer, inputs: inputs) }
  func configure(_ node: CanvasNode) { node.setRenderer(renderer) }
}

/// Paints what a closure says; the views in it are never seen by themselves.
package final class CanvasNode: EagerContainerNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void

  init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, inputs: _ViewInputs) {
    self.renderer = renderer
    super.init(inputs: inputs)
  }

  func setRenderer(_ new: @escaping (inout GraphicsContext, CGSize) -> Void) {
    renderer = new
    invalidateDisplay()
  }

  /// What the closure has read has changed.
  package override func update() {
    super.update()
    invalidateDisplay()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
  }

  package override var fillsSpace: Bool { true }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override func placeChildren() {
    let offered = ProposedViewSize(size)
    for child in allChildren { placeChild(child, at: .zero, proposal: offered) }
  }

  /// The view with an id or a tag.
  func symbol(_ id: AnyHashable) -> ViewNode? {
    let id = id.withoutOptional
    if let index = list.index(ofID: id) { return list.node(at: index) }
    let tagged = (0..<list.count).first { list.trait(TagTraitKey.self, at: $0)?.withoutOptional == id }
    return tagged.map { list.node(at: $0) }
  }

  package override var animatesOwnFrame: Bool { true }

  // The views in it show where the closure paints them.
  package override var isGeometryGroup: Bool { true }

  package override func makeFragment() -> DisplayFragment {
    let layer = GraphicsLayer(of: self)
    let shown = shownSize
    guard shown.width > 0, shown.height > 0 else { return .empty }
    tracking {
      var context = GraphicsContext(layer: layer, environment: EnvironmentValues(scope: scope, reader: self))
      renderer(&context, shown)
    }
    return layer.fragment()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {}
}
