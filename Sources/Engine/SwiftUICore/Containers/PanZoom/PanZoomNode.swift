package import Foundation

/// The node of a plane; see ``PanZoomView``.
///
/// It takes all the space that it is offered and shows beyond it over the edges of the safe area that it touches.
package final class PanZoomNode: EagerContainerNode {
  let delegate: any PanZoomDelegate
  /// How far the plane shows beyond the bounds.
  private var growth = SafeAreaOutset.Edges()
  /// What was drawn last of a plane that is drawn in part.
  private var drawnPart: CGRect?

  init(delegate: any PanZoomDelegate, inputs: _ViewInputs) {
    self.delegate = delegate
    super.init(inputs: inputs)
    trackPlacement()
  }

  /// The plane, as its delegate knows it.
  var context: PanZoomContext { PanZoomContext(node: self) }

  /// Where the plane shows: the bounds, grown over the safe area.
  var viewport: CGRect { viewport(of: size) }
  /// Where the plane shows on the way to another size.
  var shownViewport: CGRect { viewport(of: shownSize) }

  private func viewport(of size: CGSize) -> CGRect {
    CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  /// How many times as long as the window a plane is that is drawn in part; a choice.
  private static let farLarger: CGFloat = 3

  /// The part of where the plane shows that is to be drawn: all of it, or of a plane that is far larger than the window what lies in
  /// the window and as much around it; null where that is nothing.
  func partToDraw() -> CGRect {
    let whole = shownViewport
    guard let window = windowInPlane,
      whole.width > Self.farLarger * window.width || whole.height > Self.farLarger * window.height
    else {
      drawnPart = nil
      return whole
    }
    let part = whole.overlap(with: window.insetBy(dx: -window.width, dy: -window.height))
    drawnPart = part
    return part
  }

  /// The window, in the plane's points; `nil` where it has no place there.
  private var windowInPlane: CGRect? {
    guard let size = graph.root?.size else { return nil }
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height),
    ].map(convertFromWindow)
    guard corners.allSatisfy(\.isFinite) else { return nil }
    return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Whether the window shows more than what was drawn.
  private var needsOtherPart: Bool {
    guard let drawnPart, let window = windowInPlane else { return false }
    let seen = viewport.overlap(with: window)
    return !seen.isNull && !drawnPart.contains(seen)
  }

  /// The views on the plane that show, those that leave too, as the container would draw them.
  var drawnChildren: [ViewNode] { children.inDrawingOrder(stackedChildren, in: graph) }

  /// Places the views anew at once, without the rest of a layout, and draws the plane again.
  func showMovement() {
    guard isPlaced else { return }
    if !needsLayout { placeNow { place() } }
    invalidateDisplay()
    graph.wantFrame()
  }

  private func place() { graph.withoutMovement { delegate.place(PanZoomChildren(nodes: shownChildren), in: context) } }

  package override var fillsSpace: Bool { true }
  package override var isGeometryGroup: Bool { true }
  package override var animatesOwnFrame: Bool { true }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: offered.width.isFinite ? max(offered.width, 0) : 0, height: offered.height.isFinite ? max(offered.height, 0) : 0)
  }

  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override func placeChildren() {
    growth = safeAreaOutset().growth
    place()
  }

  package override func placementInWindowDidChange() {
    let now = safeAreaOutset().growth
    if now != growth || needsOtherPart {
      growth = now
      invalidateDisplay()
    }
    super.placementInWindowDidChange()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    delegate.environmentDidChange(of: context)
  }

  package override func makeFragment() -> DisplayFragment { delegate.draw(context) }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard viewport.covers(point) else { return nil }
    return super.hitTest(point) ?? self
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(
      isMoving: { delegate.isCoasting }, advance: { delegate.advance(context) }, stop: { delegate.stopMotion(of: context) })
  }

  package override func willUnmount() {
    super.willUnmount()
    delegate.panZoomWillUnmount(context)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(role: .group, label: "", node: self)
    var inside = builder
    inside.elements = []
    super.appendAccessibility(to: &inside)
    element.children = inside.elements
    delegate.describe(&element, of: context)
    builder.elements.append(element)
  }

  package override var debugName: String { "PanZoom" }
}

extension PanZoomNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isEnabled else { return nil }
    let recognizer = PanZoomRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }
}

extension PanZoomNode: WheelTarget, ScrollKeyTarget, KeyTarget {
  package var followsTouchpad: Bool { false }
  package func wheel(_ event: WheelEvent) -> Bool {
    isEnabled && delegate.wheel(event, at: convertFromWindow(event.location))
  }
  package func scroll(by step: ScrollKeyStep) -> Bool { isEnabled && delegate.scroll(by: step) }
  package func handle(_ key: KeyInput) -> Bool { isEnabled && delegate.handle(key) }
}
