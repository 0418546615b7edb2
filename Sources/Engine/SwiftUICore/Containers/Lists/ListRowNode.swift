import CoreGraphicsTypes
package import Foundation

/// Makes a view the row of a list: one element to who cannot see it, that can be pulled aside for the buttons behind it.
nonisolated package struct ListRowModifier: PrimitiveModifier {
  package typealias Body = Never
  var leading: RowEdgeActions?
  var trailing: RowEdgeActions?
  /// How a finger that holds the row moves it; `nil` where it does not.
  var move: RowMove?
  let swipe: RowSwipe
  let swipes: RowSwipes
  /// The corners of what shows of the row.
  var radii: RectangleCornerRadii
  /// How much of the row's width a finger pulls for the first button to act by itself.
  var fullShare: CGFloat
  var isSelected: Bool

  package nonisolated init(
    leading: RowEdgeActions?, trailing: RowEdgeActions?, move: RowMove?, swipe: RowSwipe, swipes: RowSwipes,
    radii: RectangleCornerRadii, fullShare: CGFloat, isSelected: Bool
  ) {
    self.leading = leading
    self.trailing = trailing
    self.move = move
    self.swipe = swipe
    self.swipes = swipes
    self.radii = radii
    self.fullShare = fullShare
    self.isSelected = isSelected
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ListRowNode { ListRowNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: ListRowNode, with modifier: Self) { node.setModifier(modifier) }
}

/// The node of a row, which a finger pulls aside and can catch at any time.
///
/// What is behind an edge is made when the row is first pulled there. The row's place is one number that the finger or a spring
/// moves; the row is placed by it, so that presses land where things show.
package final class ListRowNode: WrapperNode {
  private(set) var modifier: ListRowModifier
  private var motion = HeldMotion(0)
  /// How far the row is from its place, towards the trailing edge, in points.
  var offset: CGFloat { motion.value }
  private var leadingNode: ViewNode?
  private var trailingNode: ViewNode?
  /// Whether the first button takes all the room.
  private var isFull = false
  private let wheelPan = WheelPan()
  private weak var scrollNode: ScrollNode?
  /// What moves the row, while a finger does; what the modifier says may change meanwhile.
  var held: RowMove?
  private var scrollOffset = CGPoint.zero
  /// Whether it shows elsewhere, as above a context menu.
  var isLifted = false { didSet { if isLifted != oldValue { invalidateDisplay() } } }

  /// Whether a row that is let go opens; speeds in points a second (Facts 5.2).
  private static let release = ReleaseRule(decidingSpeed: 300)

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

  // MARK: What is behind the edges

  private func actions(_ edge: HorizontalEdge) -> RowEdgeActions? { edge == .leading ? modifier.leading : modifier.trailing }

  /// The buttons behind an edge, made when they are first wanted.
  private func node(_ edge: HorizontalEdge) -> ViewNode? {
    guard let actions = actions(edge) else { return nil }
    if let known = edge == .leading ? leadingNode : trailingNode { return known }
    let view = actions.content(modifier.swipe, false)
    let made = ImplicitContainerNode(view, inputs: childInputs)
    if edge == .leading { leadingNode = made } else { trailingNode = made }
    return made
  }

  private func updateEdges() {
    for (edge, node) in [(HorizontalEdge.leading, leadingNode), (.trailing, trailingNode)] {
      guard let node else { continue }
      guard let actions = actions(edge) else {
        node.unmount()
        if edge == .leading { leadingNode = nil } else { trailingNode = nil }
        if shownEdge == edge { closeAtOnce() }
        continue
      }
      node.checked(as: ImplicitContainerNode<AnyView>.self).setView(actions.content(modifier.swipe, isFull && shownEdge == edge))
    }
  }

  private var shownEdge: HorizontalEdge? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

  /// How wide the buttons behind an edge want to be.
  private func naturalWidth(_ edge: HorizontalEdge) -> CGFloat {
    node(edge)?.size(for: ProposedViewSize(width: nil, height: size.height)).width ?? 0
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if let leadingNode { visit(leadingNode) }
    if let trailingNode { visit(trailingNode) }
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
  private func closeAtOnce() {
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
  private func moves() {
    modifier.swipes.rowMoves(self)
    guard scrollNode == nil, let scroll = enclosingScrollNode(along: .vertical) else { return }
    scrollNode = scroll
    scrollOffset = scroll.offset
    scroll.register(self)
  }

  private func rests() {
    guard offset == 0 else { return }
    modifier.swipes.rowRests(self)
    scrollNode?.unregister(self)
    scrollNode = nil
    setFull(false)
  }

  /// Lets the spring have the row, with a speed in points a second.
  private func settle(at target: CGFloat, speed: CGFloat) {
    let spring = Spring.transition, tolerance = 0.5 / graph.services.displayScale
    // A spring with the finger's speed leads past the row's place, where nothing is behind it.
    let side: ClosedRange<CGFloat>? = target != 0 ? nil : offset > 0 ? 0 ... .infinity : -.infinity...0
    motion.release(
      to: target, speed: speed, at: graph.time,
      by: SpringReturn(
        by: spring, tolerance: tolerance, restingSpeed: tolerance * spring.angularFrequency, within: side))
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  /// The finger brings the row somewhere.
  private func move(to new: CGFloat) {
    guard new != offset else { return }
    motion.drag(to: new)
    isDisplaced()
  }

  /// Shows the row where it is now.
  private func isDisplaced() {
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
    invalidateLayout()
    rests()
  }

  package override func willUnmount() {
    super.willUnmount()
    modifier.swipes.rowRests(self)
    scrollNode?.unregister(self)
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

  private func owns(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

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

// MARK: - Fingers

extension ListRowNode: GestureOwner, PanTarget, WheelTarget {
  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { !panAxes.isEmpty || canBeHeld }
  package func makeCompetitors() -> [GestureCompetitor] {
    var competitors: [GestureCompetitor] = []
    if !panAxes.isEmpty {
      let recognizer = PanRecognizer()
      recognizer.attach(to: self)
      competitors.append(GestureCompetitor(recognizer, priority: .normal))
    }
    if canBeHeld { competitors.append(GestureCompetitor(PickUpRecognizer(self), priority: .normal)) }
    return competitors
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
  package var panAxes: Axis.Set {
    (modifier.leading != nil || modifier.trailing != nil) && isEnabled ? .horizontal : []
  }
  private var canBeHeld: Bool { modifier.move != nil && offset == 0 && isEnabled }

  /// A row that is at its place is pulled only where there is something behind it.
  package func mayPan(by distance: CGSize) -> Bool {
    guard offset == 0, abs(distance.width) > abs(distance.height) else { return true }
    return (distance.width * direction > 0 ? modifier.leading : modifier.trailing) != nil
  }

  package var isCoasting: Bool { motion.isMoving }
  private var direction: CGFloat { isRightToLeft ? -1 : 1 }

  package func panBegan() {
    motion.hold()
    moves()
  }

  package func panMoved(by distance: CGSize) {
    guard let start = motion.heldFrom else { return }
    let pulled = start + distance.width * direction
    let edge: HorizontalEdge = pulled > 0 ? .leading : .trailing
    guard let actions = actions(edge) else { return move(to: 0) }
    let natural = naturalWidth(edge)
    let beyond = abs(pulled) - natural
    let shown = beyond <= 0 || actions.allowsFullSwipe ? abs(pulled) : natural + RubberBand.shown(beyond, in: size.width)
    move(to: pulled < 0 ? -shown : shown)
    setFull(actions.allowsFullSwipe && shown > max(modifier.fullShare * size.width, natural + 30))
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    let speed = velocity.width * direction
    guard let shownEdge else {
      motion.jump(to: 0)
      return rests()
    }
    let natural = naturalWidth(shownEdge)
    if isFull, let first = node(shownEdge)?.preference(RowSwipeButtonsKey.self).first {
      // The row goes on as far as it goes, while the button acts.
      settle(at: shownEdge == .leading ? size.width : -size.width, speed: speed)
      return first.perform()
    }
    let side: CGFloat = shownEdge == .leading ? 1 : -1
    settle(at: Self.release.end(of: 0...natural, from: abs(offset), speed: speed * side) * side, speed: speed)
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  private func setFull(_ full: Bool) {
    guard full != isFull else { return }
    isFull = full
    guard isMounted else { return }
    let outer = graph.transaction
    graph.transaction.animation = .easeInOut(duration: 0.2)
    updateEdges()
    graph.transaction = outer
  }

  package var followsTouchpad: Bool { wheelPan.isOn }
  package func wheel(_ event: WheelEvent) -> Bool {
    guard event.isPrecise, !panAxes.isEmpty else { return false }
    return wheelPan.take(event, for: self)
  }
}

extension ListRowNode: GestureStandIn {
  /// The view inside whose context menu a finger anywhere on the row opens.
  var gestureOwnerInside: (any GestureOwner)? {
    content.first { node -> PopupAnchorNode? in
      guard let anchor = node as? PopupAnchorNode, anchor.hasGestures, anchor.row === self else { return nil }
      return anchor
    }
  }
}

extension ListRowNode: ViewportDependent {
  /// Scrolling closes the row.
  func viewportDidChange() {
    guard let scrollNode, scrollNode.offset != scrollOffset else { return }
    scrollOffset = scrollNode.offset
    if !motion.isHeld { close() }
  }
}

// MARK: - Touches beside an open row

/// Lets a touch beside the row of a list that is pulled aside close it, and do nothing else.
nonisolated package struct RowSwipeGuard: PrimitiveModifier {
  package typealias Body = Never
  let swipes: RowSwipes
  package nonisolated init(_ swipes: RowSwipes) { self.swipes = swipes }
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> RowSwipeGuardNode {
    RowSwipeGuardNode(modifier.swipes, inputs: inputs)
  }
  package static func updateNode(_ node: RowSwipeGuardNode, with modifier: Self) { node.swipes = modifier.swipes }
}

package final class RowSwipeGuardNode: WrapperNode, GestureOwner {
  var swipes: RowSwipes
  init(_ swipes: RowSwipes, inputs: _ViewInputs) {
    self.swipes = swipes
    super.init(inputs: inputs)
  }

  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { swipes.openRow != nil }
  package func makeCompetitor() -> GestureCompetitor? {
    guard let row = swipes.openRow else { return nil }
    let recognizer = TouchBesideRecognizer()
    recognizer.row = row
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .high)
  }
  package override var debugName: String { "RowSwipeGuard" }
}

/// Recognises a touch beside an open row at once, and one on what shows of the row itself if it does not move.
private final class TouchBesideRecognizer: TypedRecognizer<Void> {
  weak var row: ListRowNode?
  private var start: GestureEvent?
  private var hasClosed = false
  /// How far a finger moves that means to pull, in points (Facts 6.4).
  private static let slop: CGFloat = 10

  override func handle(_ event: GestureEvent) {
    guard let row else { return phase = .failed }
    switch event.phase {
    case .down:
      start = event
      if row.showsButton(at: event.location) {
        phase = .failed
      } else if !row.contains(windowPoint: event.location) {
        phase = .active(())
      }
    case .move:
      if case .possible = phase, let start, start.location.distance(to: event.location) >= Self.slop { phase = .failed }
    case .up: phase = .ended(())
    case .cancel: phase = .failed
    }
  }

  override func fire(isWinner: Bool) {
    guard isWinner, !hasClosed else { return }
    hasClosed = true
    row?.close()
  }
}
