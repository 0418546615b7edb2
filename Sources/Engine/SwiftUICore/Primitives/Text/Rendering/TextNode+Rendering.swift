import CoreGraphicsTypes
import Foundation

/// What a text has besides where a renderer draws it, or somebody reads its layout.
final class TextRendering {
  /// The renderer as the environment has it.
  var source: TextRendererSource?
  /// The renderer as it is now; `nil`: the engine draws.
  var shown: (any ShownTextRenderer)?
  /// What values of the layout show.
  var content: TextLayoutContent?
  let anchorReaders = AnchorReaders()
}

extension TextNode {
  // MARK: The renderer

  /// Lets the text, of which nothing shows yet, be drawn by a renderer.
  func showFirst(_ source: TextRendererSource) {
    let rendering = existingRendering()
    rendering.source = source
    rendering.shown = source.makeShown()
  }

  /// Lets the text be drawn by a renderer, or by the engine; returns whether that is news.
  func show(_ source: TextRendererSource?) -> Bool {
    if ValueComparator.areEqual(source, rendering?.source) { return false }
    if let source, let shown = rendering?.shown, source.show(in: shown, of: self) {
      reconsiderSizes()
    } else {
      if var before = rendering?.shown { before.stop(for: self) }
      existingRendering().shown = source?.makeShown()
      invalidateLayout()
    }
    rendering?.source = source
    return true
  }

  /// Something that the renderer has read has changed, or the environment.
  func rendererReadsChanged() {
    forgetReads()
    reconsiderSizes()
  }

  private func existingRendering() -> TextRendering {
    if let rendering { return rendering }
    let new = TextRendering()
    rendering = new
    return new
  }

  /// The size with which the renderer answers; `nil`: there is none.
  func renderedSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let shown = rendering?.shown else { return nil }
    return following { shown.size(for: proposal, of: TextProxy(self)) }
  }

  /// What was proposed for what is drawn: a renderer may take another size than the text would.
  var shownProposal: ProposedViewSize {
    guard rendering?.shown != nil, ownSize(for: placedProposal) != size else { return placedProposal }
    return ProposedViewSize(size)
  }

  /// Moves the renderer on.
  func forEachRendererMotion(_ pass: inout MotionPass) {
    guard let shown = rendering?.shown else { return }
    func visit<Shown: ShownTextRenderer>(_ shown: Shown) -> MotionStep { pass.visit(part: shown, changing: .display) }
    guard visit(shown).hasMoved else { return }
    reconsiderSizes()
    if isPlaced, self.size(for: placedProposal) != size { invalidateLayout() }
  }

  /// What the renderer draws; `nil`: there is none.
  func renderedFragment(of layout: TextLayout, paints: [DisplayPaint], _ request: _ShapeStyleRequest) -> DisplayFragment? {
    guard let shown = rendering?.shown else { return nil }
    let content = content(of: layout, paints: paints, request)
    content.repaint(current(), paints: paints, request)
    let limits = drawingBounds(of: layout, padding: shown.displayPadding)
    let layer = GraphicsLayer(of: self, page: limits)
    following {
      var context = GraphicsContext(layer: layer, environment: request.environment)
      shown.draw(Text.Layout(content), in: &context)
    }
    let drawn = layer.fragment()
    if drawn.isEmpty || limits.contains(drawn.bounds) { return drawn }
    return drawn.wrapped(in: .clip(Path(limits), isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: displayID)
  }

  private func drawingBounds(of layout: TextLayout, padding: EdgeInsets) -> CGRect {
    let letters = CGRect(origin: .zero, size: size).union(layout.inkBounds.insetBy(dx: -1, dy: -1))
    let (left, right) = isRightToLeft ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    return CGRect(
      x: letters.minX - left, y: letters.minY - padding.top, width: max(letters.width + left + right, 0),
      height: max(letters.height + padding.top + padding.bottom, 0))
  }

  // MARK: The layout as a value

  private func content(of layout: TextLayout, paints: [DisplayPaint], _ request: _ShapeStyleRequest) -> TextLayoutContent {
    let rendering = existingRendering()
    if let content = rendering.content, content.shows(layout, of: current()) { return content }
    let new = TextLayoutContent(layout, lines: placedLines(), of: current(), paints: paints, request)
    rendering.content = new
    return new
  }

  /// Lets who reads the layout look again.
  func layoutValueMayHaveChanged() {
    guard graph.hasPreferenceReaders, graph.preferencesRead.contains(ObjectIdentifier(Text.LayoutKey.self)) else { return }
    preferencesDidChange()
  }

  /// The layout with its place, if the text has one; while it waits for another layout, as it was.
  func anchoredLayouts() -> [Text.LayoutKey.AnchoredLayout] {
    guard isPlaced, let content = needsLayout ? rendering?.content : presentContent() else { return [] }
    let origin = Anchor<CGPoint>.Source.point(.zero).make(self)
    return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: Text.Layout(content))]
  }

  /// The layout that readers are given: another object where it is painted with something else, so that they draw it again.
  private func presentContent() -> TextLayoutContent {
    let environment = EnvironmentValues(scope: scope, reader: self)
    let request = _ShapeStyleRequest(environment: environment, frame: CGRect(origin: .zero, size: size))
    let paints = current().paints(request)
    let known = content(of: shownLayout, paints: paints, request)
    if known.isPainted(with: paints) { return known }
    let new = TextLayoutContent(known.layout, lines: known.lines, of: current(), paints: paints, request)
    existingRendering().content = new
    return new
  }
}

extension TextNode: AnchorSource {
  var anchorReaders: AnchorReaders { existingRendering().anchorReaders }
}
