import CoreGraphicsTypes
package import Foundation

/// The node of a row, which a finger pulls aside and can catch at any time.
///
/// What is behind an edge is made when the row is first pulled there. The row's place is one number that the finger or a spring
/// moves; the row is placed by it, so that presses land where things show.
package final class ListRowNode: WrapperNode {
  private(set) var modifier: ListRowModifier
  var motion = HeldMotion(0)
  /// How far the row is from its place, towards the trailing edge, in points.
  var offset: CGFloat { motion.value }
  /// What is behind its edges.
  var edges = RowEdges()
  /// The edge of which was said that its buttons show.
  private var announcedEdge: HorizontalEdge?
  let wheelPan = WheelPan()
  private(set) weak var scrollNode: ScrollNode?
  /// What moves the row, while a finger does; what the modifier says may change meanwhile.
  var held: RowMove?
  var scrollOffset = CGPoint.zero
  /// Whether it shows elsewhere, as above a context menu.
  var isLifted = false { didSet { if isLifted != oldValue { invalidateDisplay() } } }

  init(_ modifier: ListRowModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    modifier.swipe.node = self
  }

  func setModifier(_ new: ListRowModifier) {
    if !ValueComparator.areEqual(new.radii, modifier.radii), offset != 0 { invalidateDisplay() }
    modifier = new
    new.swipe.node = self
    updateEdges()
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    edges.forEachNode(visit)
  }

  // MARK: Opening and closing

  var isOpen: Bool { offset != 0 }

  func open(_ edge: HorizontalEdge) {
    let width = naturalWidth(edge)
    guard width > 0 else { return }
    moves()
    settle(at: edge == .leading ? width : -width, speed: 0)
  }

  func close() {
    // One that goes home goes on.
    guard offset != 0, !motion.isMoving || motion.target != 0 else { return }
    settle(at: 0, speed: 0)
  }

  /// There is nothing any more behind the edge that shows.
  func closeAtOnce() {
    if motion.isHeld { return move(to: 0) }
    motion.jump(to: 0)
    isDisplaced()
    rests()
  }

  func closeUnlessRemoved() {
    // Actions run when the update has taken away what goes.
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isInactive else { return }
      self.close()
    }
  }

  /// The row begins to leave its place.
  func moves() {
    modifier.swipes.rowMoves(self)
    guard scrollNode == nil, let scroll = enclosingScrollNode(along: .vertical) else { return }
    scrollNode = scroll
    scrollOffset = scroll.offset
    scroll.register(self)
  }

  func rests() {
    guard offset == 0 else { return }
    modifier.swipes.rowRests(self)
    scrollNode?.unregister(self)
    scrollNode = nil
    setFull(false)
  }

  /// Lets the spring have the row, with a speed in points a second.
  func settle(at target: CGFloat, speed: CGFloat) {
    let spring = modifier.metrics.spring, tolerance = 0.5 / graph.services.displayScale
    // A spring with the finger's speed leads past the row's place, where nothing is behind it.
    let side: ClosedRange<CGFloat>? = target != 0 ? nil : offset > 0 ? 0 ... .infinity : -.infinity...0
    motion.release(
      to: target, speed: speed, at: graph.time, isBetweenFrames: !graph.isInFrame,
      by: SpringReturn(
        by: spring, tolerance: tolerance, restingSpeed: tolerance * spring.angularFrequency, within: side))
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  /// The finger brings the row somewhere.
  func move(to new: CGFloat) {
    guard new != offset else { return }
    motion.drag(to: new)
    isDisplaced()
  }

  /// Says which buttons show now.
  private func announcePresentation() {
    let edge = isMounted ? shownEdge : nil
    guard edge != announcedEdge else { return }
    for (edge, isShown) in [(announcedEdge, false), (edge, true)] {
      guard let changed = edge.flatMap(modifier.actions)?.presentationChanged else { continue }
      graph.enqueueAction { changed(isShown) }
    }
    announcedEdge = edge
  }

  /// Shows the row where it is now.
  private func isDisplaced() {
    announcePresentation()
    invalidatePlacement()
    invalidateDisplay()
    graph.wantFrame()
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    let step = pass.visit(&motion)
    if step != .resting { isDisplaced() }
    if step == .arrived || step == .stopped { rests() }
  }

  package override func didFallAsleep() {
    super.didFallAsleep()
    guard offset != 0 else { return }
    motion.jump(to: 0)
    announcePresentation()
    invalidateLayout()
    rests()
  }

  package override func willUnmount() {
    super.willUnmount()
    modifier.swipes.rowRests(self)
    scrollNode?.unregister(self)
    // Whoever heard that the buttons show hears that they are gone with the row.
    if let changed = announcedEdge.flatMap(modifier.actions)?.presentationChanged { graph.enqueueAction { changed(false) } }
    announcedEdge = nil
  }

  // MARK: Layout and drawing

  package override var layoutNode: ViewNode { self }
  package override func sizeDepends(on child: ViewNode) -> Bool { child === contentIfSet }

  package override func placeChildren() {
    placeChild(content, at: CGPoint(x: offset, y: 0), proposal: placedProposal)
    guard let shownEdge, let node = node(shownEdge) else { return }
    let width = abs(offset)
    placeChild(
      node, at: CGPoint(x: shownEdge == .leading ? 0 : size.width - width, y: 0),
      proposal: ProposedViewSize(width: width, height: size.height))
  }

  package override func makeFragment() -> DisplayFragment {
    if isLifted { return .empty }
    guard let shownEdge, let node = node(shownEdge) else { return content.fragment() }
    let frame = CGRect(origin: .zero, size: size)
    let path = UnevenRoundedRectangle(cornerRadii: modifier.radii.mirrored(isRightToLeft)).path(in: frame)
    return fragment(of: [node, content])
      .wrapped(in: .clip(path, isEvenOdd: false, isAntialiased: true, snapFrame: frame), id: displayID)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard let shownEdge, let node = node(shownEdge) else { return super.hitTest(point) ?? (owns(point) ? self : nil) }
    guard owns(point) else { return nil }
    // What shows of the row itself only moves it.
    return node.hitTest(node.convertFromParent(point)) ?? self
  }

  private func owns(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).covers(point) }

  /// Whether a point of the window is over the buttons that show.
  func showsButton(at point: CGPoint) -> Bool {
    let local = convertFromWindow(point)
    guard let shownEdge, owns(local) else { return false }
    let x = isRightToLeft ? size.width - local.x : local.x
    return shownEdge == .leading ? x < offset : x > size.width + offset
  }

  func contains(windowPoint point: CGPoint) -> Bool { isMounted && owns(convertFromWindow(point)) }

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    content.reducePreference(key, into: &value)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var row = AccessibilityElement(role: .row, label: "", node: self)
    row.children = content.spokenElements
    if modifier.isSelected { row.add(.isSelected) }
    for edge in [HorizontalEdge.leading, .trailing] {
      guard let node = node(edge) else { continue }
      var buttons = node.spokenElements
      // The buttons do for a screen reader what they do for a finger: they close the row, or take it away in motion.
      let presses = node.preference(RowSwipeButtonsKey.self)
      if presses.count == buttons.count {
        for index in presses.indices where buttons[index].isEnabled { buttons[index].activate = presses[index].perform }
      }
      for button in buttons { row.actions.append((button.label, button.activate ?? {})) }
      if edge == shownEdge { row.children += buttons }
    }
    builder.elements.append(row)
  }

  package override var debugName: String { "ListRow" }
}

extension RectangleCornerRadii {
  fileprivate func mirrored(_ isRightToLeft: Bool) -> RectangleCornerRadii {
    guard isRightToLeft else { return self }
    return RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}
