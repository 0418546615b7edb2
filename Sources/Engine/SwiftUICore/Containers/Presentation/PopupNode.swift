import CoreGraphicsTypes
package import Foundation

/// A popup in the window: over everything, as large as the window's safe area, of which its content takes a part.
///
/// One number says how far it has come out of the view that opened it. A spring moves that, from wherever it is, so that a popup
/// can be closed while it opens and opened while it closes. Layout knows nothing of it.
package final class PopupNode: WrapperNode {
  private(set) weak var anchor: PopupAnchorNode?
  private var metrics: PopupMetrics
  private var presence = AnimatedValue(0.0)
  /// How far away a finger is that came from the popup, 0…1.
  private var pull = AnimatedValue(0.0)
  private var arrangement = PopupArrangement.none
  /// The view that opened it, as it was, or what is shown in its place.
  private var liftedImage: DisplayFragment?
  private var preview: ImplicitContainerNode<AnyView>?
  private var fingerWasInside = false
  /// Whether its content takes any room.
  private(set) var hasContent = true

  init(_ view: PopupView, inputs: _ViewInputs) {
    anchor = view.anchor
    metrics = view.metrics
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(view.content, inputs: childInputs))
  }

  func setView(_ view: PopupView) {
    metrics = view.metrics
    updateContent(with: view.content)
    invalidatePlacement()
  }

  // MARK: The way

  /// Whether the view that opened it shows here and not in its place.
  var hidesSource: Bool { liftedImage != nil || preview != nil }

  /// Takes what is lifted: a view, or the picture of the one that opened it.
  func lift(_ view: AnyView?, from anchor: PopupAnchorNode) {
    guard metrics.lift != nil else { return }
    if let view {
      preview = ImplicitContainerNode(view, inputs: childInputs)
    } else {
      liftedImage = (anchor.row?.content ?? anchor.content).fragment()
    }
    anchor.row?.isLifted = true
    anchor.invalidateDisplay()
    invalidatePlacement()
  }

  func move(to target: Double) {
    let animation = transaction.disablesAnimations ? nil : target == 1 ? metrics.opening : metrics.closing
    set(target, in: &presence, transaction: Transaction(animation: animation))
    release()
    invalidateDisplay()
    graph.wantFrame()
    if presence.isAnimating { return }
    rest()
  }

  private func rest() {
    guard presence.model == 0 else { return }
    graph.enqueueAction { [weak self] in
      guard let self, self.presence.model == 0, !self.presence.isAnimating else { return }
      self.anchor?.popupHasGone()
    }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    let step = pass.visit(&presence, changing: .display)
    pass.visit(&pull, changing: .display)
    if step == .arrived { rest() }
  }

  // MARK: Layout

  package override var layoutNode: ViewNode { self }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package override func hugging(along axis: Axis) -> Hugging { .follows }
  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let preview { visit(preview) }
    super.forEachChild(visit)
  }

  package override func placeChildren() {
    guard let anchor, anchor.isMounted, let root = graph.root else { return }
    let origin = convertToWindow(.zero)
    let window = CGRect(origin: .zero, size: root.size)
    let safe = CGRect(origin: origin, size: size)
    let bounds = safe.overlap(with: window.insetBy(dx: metrics.margin, dy: metrics.margin))
    let offered = ProposedViewSize(width: bounds.width, height: nil)
    let ideal = content.size(for: offered)
    hasContent = ideal.height > 0
    if !hasContent { graph.enqueueAction { [weak anchor] in anchor?.popupIsEmpty() } }
    var source = anchor.sourceFrame
    if let preview {
      let own = preview.size(for: ProposedViewSize(width: bounds.width, height: bounds.height))
      source = source.insetBy(dx: (source.width - own.width) / 2, dy: (source.height - own.height) / 2)
    }
    let missing = max(metrics.leastSourceHeight - source.height, 0)
    source = source.insetBy(dx: -metrics.sourceOutset, dy: -missing / 2)
    arrangement = PopupArrangement(metrics: metrics, source: source, bounds: bounds, window: window, ideal: ideal)
    let frame = arrangement.frame
    anchor.modifier.popup.standsAbove = arrangement.origin.y == 1
    anchor.modifier.popup.opensFromScrolledContent = anchor.enclosingScrollNode() != nil
    graph.withoutMovement {
      preview?.place(
        at: arrangement.lifted.offsetBy(dx: -origin.x, dy: -origin.y).origin, proposal: ProposedViewSize(source.size))
      content.place(
        at: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y),
        proposal: ProposedViewSize(width: bounds.width, height: frame.height))
    }
  }

  /// Whether a point of the window lies in the content.
  func contains(_ location: CGPoint) -> Bool { arrangement.frame.covers(location) }

  // MARK: Drawing

  package override func makeFragment() -> DisplayFragment {
    guard hasContent else { return .empty }
    var builder = FragmentBuilder(for: self)
    let shown = presence.presentation
    if let lift = metrics.lift {
      appendBackdrop(lift, opacity: min(max(shown, 0), 1), to: &builder)
      appendLifted(lift, shown: shown, to: &builder)
    }
    let opacity = UnitCurve.easeIn.value(at: min(max(shown, 0), 1))
    guard opacity > 0 else { return builder.finish() }
    var popup = content.fragment()
    if opacity < 1 { popup = popup.wrapped(in: .opacity(opacity), id: displayID) }
    let pulled = 1 - (1 - metrics.pullAwayScale) * pull.presentation
    let scale = (metrics.smallest + (1 - metrics.smallest) * shown) * pulled
    let (size, origin) = (content.size, arrangement.origin)
    let point = CGPoint(x: size.width * origin.x, y: size.height * origin.y)
    builder.append(popup.scaled(by: scale, about: point, id: displayID), at: content.position)
    return builder.finish()
  }

  private func appendBackdrop(_ lift: PopupLift, opacity: Double, to builder: inout FragmentBuilder) {
    guard opacity > 0, let root = graph.root else { return }
    let origin = convertToWindow(.zero)
    let window = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: root.size)
    var inner = FragmentBuilder(for: self)
    let isOpaque = EnvironmentValues(scope: scope).accessibilityReduceTransparency
    let color = isOpaque ? lift.dim : lift.dim.multiplyingAlpha(by: 1 / max(lift.dim.alpha, 0.01))
    inner.append(.fill(DisplayFill(path: Path(window), paint: .color(color), snapFrame: window)), bounds: window)
    var pane = inner.finish()
    if !isOpaque {
      let material = DisplayMaterial(tint: lift.dim, radius: lift.blur, saturation: 1)
      pane = pane.wrapped(in: .material(material), id: displayID)
    }
    builder.append(opacity < 1 ? pane.wrapped(in: .opacity(opacity), id: displayID) : pane, at: .zero)
  }

  private func appendLifted(_ lift: PopupLift, shown: Double, to builder: inout FragmentBuilder) {
    guard let anchor, let picture = preview?.fragment() ?? liftedImage else { return }
    let origin = convertToWindow(.zero)
    let source = anchor.sourceFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    let goal = arrangement.lifted.offsetBy(dx: -origin.x, dy: -origin.y)
    let size = preview?.size ?? anchor.source.size
    guard size.width > 0, size.height > 0 else { return }
    // A view of its own comes out of the one in whose place it shows.
    let start = preview == nil ? source.width / size.width : min(source.width / size.width, source.height / size.height)
    let scale = start + (goal.width / size.width - start) * shown
    let middle = CGPoint(
      x: source.midX + (goal.midX - source.midX) * shown, y: source.midY + (goal.midY - source.midY) * shown)
    let clip = RoundedRectangle(cornerRadius: lift.corner * shown, style: .continuous).path(in: CGRect(origin: .zero, size: size))
    let clipped = picture.wrapped(
      in: .clip(clip, isEvenOdd: false, isAntialiased: true, snapFrame: nil), id: displayID)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle.x - size.width * scale / 2, ty: middle.y - size.height * scale / 2)
    builder.append(clipped.wrapped(in: .transform(ProjectionTransform(transform)), id: displayID), at: .zero)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? { content.hitTest(content.convertFromParent(point)) ?? self }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    content.appendAccessibility(to: &builder)
  }

  package override var debugName: String { "Popup" }
}

// MARK: - Fingers

extension PopupNode: GestureOwner {
  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    let recognizer = OutsideRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  private var group: SlideGroupNode? { content.first { $0 as? SlideGroupNode } }

  /// Follows the finger that opened the popup, or one that went down in it.
  func slide(to location: CGPoint) {
    group?.slide(to: location)
    let frame = arrangement.frame
    if frame.contains(location) { fingerWasInside = true }
    guard fingerWasInside else { return }
    let distance = hypot(
      max(frame.minX - location.x, location.x - frame.maxX, 0), max(frame.minY - location.y, location.y - frame.maxY, 0))
    pull.set(min(distance / metrics.pullAwayDistance, 1), at: graph.time)
    invalidateDisplay()
    graph.wantFrame()
  }

  /// Chooses what the finger lifts over, if anything.
  func lift(at location: CGPoint) { group?.lift(at: location) }

  func cancelSlide() { group?.cancelSlide() }

  /// Lets keys come to the popup again, which was about to go.
  func takeKeys() { if let group { graph.focus.focus(group) } }

  /// Lets the popup come back to its size when the finger has gone.
  func release() {
    fingerWasInside = false
    guard pull.model != 0 else { return }
    set(0, in: &pull, transaction: Transaction(animation: metrics.closing))
  }

  /// Closes what was opened from inside.
  func closeInner() {
    func visit(_ node: ViewNode) {
      (node as? PopupAnchorNode)?.close()
      node.forEachViewChild(visit)
    }
    visit(content)
  }

  /// A finger was outside: closes the popup, and those around it up to the one in which the finger was.
  fileprivate func pressedOutside(at location: CGPoint) {
    let outer = anchor?.enclosingPopup
    anchor?.close()
    if let outer, !outer.contains(location) { outer.pressedOutside(at: location) }
  }
}

/// A finger that lifts, or moves, outside of a popup.
private final class OutsideRecognizer: TypedRecognizer<Void> {
  private var start: GestureEvent?
  /// How far a finger moves that means something else than a press, in points.
  private static let slop: CGFloat = 10

  private var popup: PopupNode? { node as? PopupNode }

  override func handle(_ event: GestureEvent) {
    guard case .possible = phase else { return }
    switch event.phase {
    case .down:
      if popup?.contains(event.location) ?? true { phase = .failed } else { start = event }
    case .move: if let start, start.location.distance(to: event.location) > Self.slop { phase = .ended(()) }
    case .up: phase = start == nil ? .failed : .ended(())
    case .cancel: phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    guard case .ended = phase, isWinner, let start else { return }
    self.start = nil
    popup?.pressedOutside(at: start.location)
  }
}
