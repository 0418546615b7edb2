package import Foundation

/// The node of a plane; see ``PlaneView``.
///
/// It takes all the space that it is offered and shows beyond it over the edges of the safe area that it touches.
package final class PlaneNode: EagerContainerNode {
  let delegate: any PlaneDelegate
  /// How far the plane shows beyond the bounds.
  private var growth = SafeAreaOutset.Edges()

  init(delegate: any PlaneDelegate, inputs: _ViewInputs) {
    self.delegate = delegate
    super.init(inputs: inputs)
    trackPlacement()
  }

  /// Where the plane shows: the bounds, grown over the safe area.
  package var viewport: CGRect { viewport(of: size) }
  /// Where the plane shows on the way to another size.
  package var shownViewport: CGRect { viewport(of: shownSize) }

  private func viewport(of size: CGSize) -> CGRect {
    CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  /// The views on the plane that show, those that leave too, as the container would draw them.
  package var drawnChildren: [ViewNode] { children.inDrawingOrder(stackedChildren, in: graph) }

  /// Places the views anew at once, without the rest of a layout, and draws the plane again.
  package func showMovement() {
    guard isPlaced else { return }
    if !needsLayout { placeNow { place() } }
    invalidateDisplay()
    graph.wantFrame()
  }

  private func place() { graph.withoutMovement { delegate.place(shownChildren, in: self) } }

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
    if now != growth {
      growth = now
      invalidateDisplay()
    }
    super.placementInWindowDidChange()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    delegate.environmentDidChange(of: self)
  }

  package override func makeFragment() -> DisplayFragment { delegate.draw(self) }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard viewport.contains(point) else { return nil }
    return super.hitTest(point) ?? self
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(isMoving: { delegate.isCoasting }, advance: { delegate.advance(self) }, stop: { delegate.stopMotion(of: self) })
  }

  package override func willUnmount() {
    super.willUnmount()
    delegate.planeWillUnmount(self)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(role: .group, label: "", node: self)
    var inside = builder
    inside.elements = []
    super.appendAccessibility(to: &inside)
    element.children = inside.elements
    delegate.describe(&element, of: self)
    builder.elements.append(element)
  }

  package override var debugName: String { "Plane" }
}

extension PlaneNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isEnabled else { return nil }
    let recognizer = PlaneRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }
}

extension PlaneNode: WheelTarget, ScrollKeyTarget, KeyTarget {
  package var followsTouchpad: Bool { false }
  package func wheel(_ event: WheelEvent) -> Bool {
    isEnabled && delegate.wheel(event, at: convertFromWindow(event.location))
  }
  package func scroll(by step: ScrollKeyStep) -> Bool { isEnabled && delegate.scroll(by: step) }
  package func handle(_ key: KeyInput) -> Bool { isEnabled && delegate.handle(key) }
}
