package import Foundation

/// A node that occupies a place: it computes sizes, places what is below it, and draws.
///
/// Invariants after a layout pass: `size` is the answer to `placedProposal`; `needsLayout` is clear here and below; a cached size
/// is dropped only by `invalidateLayout()`, which also reaches every ancestor whose own answers may depend on it.
package class ViewNode: GraphNode {
  /// Where the node's origin lies in its parent node's coordinates, in points.
  package final private(set) var position: CGPoint = .zero
  /// The size given at the last placement.
  package final private(set) var size: CGSize = .zero
  /// What was proposed at the last placement.
  package final private(set) var placedProposal = ProposedViewSize(width: nil, height: nil)
  package final private(set) var isPlaced = false
  /// The way from where the node shows to where the layout has put it, once it moved.
  final var frameAnimation: FrameAnimation?
  /// How the node fades in or out, where it has come or goes without a transition of its own.
  final var presenceAnimation: PresenceAnimation?
  private final var sizes = SizeCache()
  /// Whether *this node's* children have to be placed again.
  package final var needsLayout = true
  /// Whether *this node or one below* must hear of every change of its place in the window.
  package final var subtreeTracksPlacement = false
  final private(set) var cachedFragment: DisplayFragment?
  private final var cachedDirection: Bool?
  private final var hasReportedSize = false
  package final let displayID: DisplayID

  override init(inputs: _ViewInputs) {
    displayID = inputs.graph.makeDisplayID()
    super.init(inputs: inputs)
  }

  package final override var asViewNode: ViewNode? { self }

  // MARK: Asked by parents

  /// The nearest node that lays out by itself; wrappers return that of their content.
  package var layoutNode: ViewNode { self }

  /// The size the node takes for a proposal.
  ///
  /// Pure: the same until `invalidateLayout()`.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    if let cached = sizes[proposal] {
      graph.verify(cached, of: self, for: proposal)
      return cached
    }
    graph.counters.sizesComputed += 1
    let size = measure(for: proposal)
    sizes.add(size, for: proposal)
    return size
  }

  /// The size that is computed for a proposal, such that containers can count with it.
  final func measure(for proposal: ProposedViewSize) -> CGSize {
    let size = computeSize(for: proposal)
    return size.isUsual ? size : usable(size)
  }

  /// A size that containers can count with, in place of one that they cannot.
  ///
  /// A node says it once: it may be asked hundreds of thousands of times.
  @inline(never)
  private final func usable(_ size: CGSize) -> CGSize {
    if size.isInvalid, !hasReportedSize {
      hasReportedSize = true
      Diagnostics.report("invalid size \(size) of \(debugName) (non-finite) is ignored")
    }
    return size.usable
  }

  /// Puts the node at a place of its parent's coordinates and lays out what is below if anything differs from last time.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let graph = graph
    let newSize = size(for: proposal)
    let moved = origin != position || !isPlaced
    if moved {
      let delta = CGSize(width: origin.x - position.x, height: origin.y - position.y)
      position = origin
      if isPlaced && graph.animations.notesMovement { noteMovement(by: delta) }
      parentLooksDifferent()
    }
    if needsLayout || !isPlaced || newSize != size || proposal != placedProposal {
      placedProposal = proposal
      let wasPlaced = isPlaced
      isPlaced = true
      if newSize != size {
        noteGrowth(to: newSize, wasPlaced: wasPlaced)
        size = newSize
        looksDifferent()
      }
      layOut(movesInWindow: moved)
    } else if subtreeTracksPlacement, moved || graph.layoutInProgress.movesInWindow {
      placementInWindowDidChange()
    }
  }

  /// Lets the next placement count as the first one.
  final func forgetPlacement() { isPlaced = false }

  private final func noteGrowth(to newSize: CGSize, wasPlaced: Bool) {
    guard wasPlaced, animatesOwnFrame, graph.animations.notesMovement else { return }
    noteChange(
      by: .zero, growth: CGSize(width: newSize.width - size.width, height: newSize.height - size.height))
  }

  /// Places the children for the present size; called by `place` and, for layout boundaries, by the layout pass.
  package final func layOut() { layOut(movesInWindow: false) }

  /// Places the children while the node, or one around it that is placed now, has moved: those that stay where they are in it have
  /// moved in the window, too.
  private final func layOut(movesInWindow: Bool) {
    // Every way to the graph counts a reference, which adds up in layout: once is enough, here and where else it is kept so.
    let graph = graph
    needsLayout = false
    graph.counters.placements += 1
    let isCarried = subtreeTracksPlacement && (movesInWindow || graph.layoutInProgress.movesInWindow)
    let childrenLookDifferent = placing(movesInWindow: isCarried) {
      placeChildren()
      layoutDidPlace()
    }
    if childrenLookDifferent { looksDifferent() }
  }

  /// Places children at a time of the node's own, perhaps while another node places its children.
  final func placeNow(_ place: () -> Void) {
    if placing(place) { invalidateDisplay() }
  }

  /// Lets children know who places them; returns whether any of them looks different.
  @inline(__always)
  private final func placing(movesInWindow: Bool = false, _ place: () -> Void) -> Bool {
    let graph = graph
    let outer = graph.layoutInProgress
    graph.layoutInProgress = LayoutInProgress(node: self, movesInWindow: movesInWindow)
    place()
    defer { graph.layoutInProgress = outer }
    return graph.layoutInProgress.childrenLookDifferent
  }

  /// Drops the drawing here, and lets the node that is placing this one drop its own when it has placed all.
  ///
  /// Each of thousands of children would look for its parent otherwise.
  private final func looksDifferent() {
    let graph = graph
    guard graph.layoutInProgress.node != nil else { return invalidateDisplay() }
    cachedFragment = nil
    graph.displayIsDirty()
    parentLooksDifferent()
  }

  private final func parentLooksDifferent() {
    let graph = graph
    guard let placing = graph.layoutInProgress.node else {
      viewParent?.invalidateDisplay()
      return
    }
    assert(placing === viewParent, "\(placing.debugName) places \(debugName), which is not its child")
    graph.layoutInProgress.childrenLookDifferent = true
  }

  /// Called when the children have been placed.
  package func layoutDidPlace() {}

  /// Lays out again after something below asked for it, though nothing above did.
  package func layOutAsBoundary() {
    let answer = size(for: placedProposal)
    if answer != size {
      noteGrowth(to: answer, wasPlaced: isPlaced)
      size = answer
      invalidateDisplay()
    }
    layOut()
  }

  /// Whether the node shows something at its frame, so that the frame is to move where the layout's does.
  package var animatesOwnFrame: Bool { false }

  /// Called when the shown frame has begun to move, or has jumped.
  package func movementDidStart() {}

  /// Whether what is below moves with this node instead of each part by itself.
  package var isGeometryGroup: Bool { false }

  override func forEachMotion(_ pass: inout MotionPass) {
    if let frameAnimation { pass.visit(part: frameAnimation, changing: effectOfMovement) }
    if let presenceAnimation { pass.visit(part: presenceAnimation, changing: .display) }
  }

  /// What changes as the frame that is shown moves.
  var effectOfMovement: MotionEffect { .display }

  override func invalidate(_ effect: MotionEffect) {
    if effect.contains(.display) { invalidateDisplay() }
    if effect.contains(.placement) { invalidatePlacement() }
    if effect.contains(.layout) { invalidateLayout() }
    super.invalidate(effect)
  }

  /// A guide's value that this node or its content set, for the size it takes for a proposal; `nil`: not set.
  package func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The distances this node prefers to its neighbours.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// The weight among siblings when space is divided.
  package var layoutPriority: Double { trait(LayoutPriorityTraitKey.self) }

  /// A trait that the node's view, or a modifier on it, set for the container around it.
  package func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  // MARK: Right to left

  /// Whether leading is on the right here.
  package final var isRightToLeft: Bool {
    if let cachedDirection { return cachedDirection }
    let direction = EnvironmentValues(scope: scope, reader: self).layoutDirection == .rightToLeft
    cachedDirection = direction
    return direction
  }

  /// The way in which lines run here.
  final var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Places a child at a point measured from the leading edge.
  package final func placeChild(_ child: ViewNode, at origin: CGPoint, proposal: ProposedViewSize) {
    var origin = origin
    if isRightToLeft { origin.x = size.width - origin.x - child.size(for: proposal).width }
    child.place(at: origin, proposal: proposal)
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    let direction = EnvironmentMask.key(ObjectIdentifier(LayoutDirectionKey.self))
    if cachedDirection != nil, !mask.isDisjoint(with: direction) {
      cachedDirection = nil
      invalidateLayout()
      invalidateDisplay()
    }
    super.environmentDidChange(mask)
  }

  // MARK: For subclasses

  /// Whether a size may become truer by being asked for, without a change: what is not made yet is only estimated.
  package var sizeIsEstimate: Bool { false }

  /// How the size follows what is offered along an axis; an answer that claims less than is true only costs measuring again.
  package func hugging(along axis: Axis) -> Hugging { .follows }

  /// Computes the size for a proposal, from the view's own data and children's sizes.
  package func computeSize(for proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places children inside `size`.
  package func placeChildren() {}

  /// Draws the node in its own coordinates, children included.
  package func makeFragment() -> DisplayFragment { .empty }

  /// Called when cached answers were dropped, so that subclasses drop their own.
  package func layoutWasInvalidated() {}

  /// A point of this node's coordinates in its parent's; nodes that transform their content override it.
  package func convertToParent(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + position.x, y: point.y + position.y)
  }

  /// A point of the parent's coordinates in this node's; the inverse of `convertToParent`.
  package func convertFromParent(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - position.x, y: point.y - position.y)
  }

  /// The insets that this node imposes on what is inside a child, measured from its own bounds; `nil` for most nodes.
  package func safeAreaInsets(forContent child: ViewNode) -> EdgeInsets? { nil }

  /// Whether these insets are those of nodes around this one once more, over which it reaches.
  package var repeatsSafeArea: Bool { false }

  /// Whether the node's coordinate space has a name.
  package func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// Whether the node's view carries an explicit identity.
  package func hasExplicitID(_ requested: AnyHashable) -> Bool { false }

  /// Where the view with an id is, at this node or below; lazy containers answer for views that they have not made.
  package func scrollTarget(forID id: AnyHashable) -> ScrollDestination? {
    if hasExplicitID(id) { return ScrollDestination(node: self, rect: CGRect(origin: .zero, size: size)) }
    var found: ScrollDestination?
    forEachViewChild { child in
      if found == nil, !child.isInactive { found = child.scrollTarget(forID: id) }
    }
    return found
  }

  /// Where the view with an id is in a scroll view that is this node or below it.
  func scrolledTarget(forID id: AnyHashable) -> ScrollDestination? {
    var found: ScrollDestination?
    forEachViewChild { child in
      if found == nil, !child.isInactive { found = child.scrolledTarget(forID: id) }
    }
    return found
  }

  /// The axis along which this node lines up its children, for spacers and dividers; `nil` for all but stacks.
  package var stackAxis: Axis? { nil }

  /// Whether this node's size may change when a child's does; where not, a change below need not go further up.
  package func sizeDepends(on child: ViewNode) -> Bool { true }

  /// Called when a child's size may have changed on which `sizeDepends(on:)` says that this node's does not depend.
  ///
  /// Nothing may be measured here: an update may be half way through.
  package func contentSizeMayHaveChanged() {}

  /// Called when the node moved in the window though nothing of its own layout changed, while `subtreeTracksPlacement` is set.
  package func placementInWindowDidChange() {
    forEachViewChild { child in
      if child.subtreeTracksPlacement { child.placementInWindowDidChange() }
    }
  }

  /// Called when the view moved of which this node has read an anchor.
  package func anchorSourceMoved() {}

  /// The node that handles a press at a point of the node's coordinates, or `nil`.
  package func hitTest(_ point: CGPoint) -> ViewNode? { nil }

  /// Adds what this node contributes to the accessibility tree.
  package func appendAccessibility(to builder: inout AccessibilityBuilder) {
    forEachViewChild { if !$0.isInactive { $0.appendAccessibility(to: &builder) } }
  }

  /// Reduces the values that this subtree gives for a preference key into `value`.
  ///
  /// What leaves gives none, unless that is asked which leaves with it.
  package func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    let isLeaving = isInactive
    forEachViewChild { if isLeaving || !$0.isInactive { $0.reducePreference(key, into: &value) } }
  }

  package final override var nameInMessages: String { debugName }

  /// One word and the data that matters, for layout dumps.
  package var debugName: String { String(describing: type(of: self)).replacingOccurrences(of: "Node", with: "") }
}

/// The innermost node that places its children now.
struct LayoutInProgress {
  // Safe: a node is there while it lays out its children.
  unowned(unsafe) var node: ViewNode?
  /// Whether what it places moves in the window, wherever it is placed.
  var movesInWindow = false
  /// Whether a child has moved or is to be drawn again.
  var childrenLookDifferent = false
}

extension ViewNode {
  /// Visits the nodes that occupy places directly below this one, in order, those in lists too; each once.
  package final func forEachViewChild(_ visit: (ViewNode) -> Void) {
    forEachChild { child in
      if let view = child.asViewNode {
        visit(view)
      } else if let list = child as? ViewList, !list.isDetached {
        list.forEachExistingNode(visit)
      }
    }
  }
}

// MARK: - Invalidation

extension ViewNode {
  /// Drops cached sizes here and in every ancestor whose size may depend on them, and asks the layout pass for a visit.
  package final func invalidateLayout() {
    var node: ViewNode = self
    while true {
      let isSettled = node.needsLayout && node.sizes.isEmpty && node !== self
      node.sizes.removeAll()
      node.needsLayout = true
      node.layoutWasInvalidated()
      guard !isSettled else { return }
      guard let parent = node.viewParent else {
        graph.enqueueLayout(node)
        return
      }
      guard parent.sizeDepends(on: node) else {
        parent.contentSizeMayHaveChanged()
        parent.invalidatePlacement()
        return
      }
      node = parent
    }
  }

  /// Drops cached sizes here only: the parent has decided on another size and is about to place the node.
  final func invalidateOwnSize() {
    forgetSizes()
    needsLayout = true
  }

  /// Drops cached sizes, of which nothing around follows yet.
  final func forgetSizes() { sizes.removeAll() }

  /// Drops cached sizes here; those around hear of it before the next layout, if one of the sizes comes out otherwise.
  final func reconsiderSizes() {
    graph.reconsider(self, answers: sizes.answers)
    forgetSizes()
  }

  /// Asks for the children to be placed again, while the node's own size stays.
  package final func invalidatePlacement() {
    guard !needsLayout else { return }
    needsLayout = true
    graph.enqueueLayout(self)
  }

  /// Drops the drawing here and in every ancestor.
  package final func invalidateDisplay() {
    for node in selfAndAncestors {
      guard node.cachedFragment != nil || node === self else { break }
      node.cachedFragment = nil
    }
    graph.displayIsDirty()
  }

  /// What the node draws, from the cache if nothing changed.
  package final func fragment() -> DisplayFragment {
    if let cachedFragment { return cachedFragment }
    graph.counters.fragments += 1
    let fragment = builtFragment()
    cachedFragment = fragment
    return fragment
  }

  /// What the node draws now, from the fragments of what is below it.
  final func builtFragment() -> DisplayFragment {
    var fragment = makeFragment()
    if let opacity = presenceAnimation?.shown, opacity < 1 {
      fragment = fragment.wrapped(in: .opacity(max(opacity, 0)), id: displayID)
    }
    if let offset = frameAnimation?.offset, offset != .zero { fragment = fragment.moved(by: offset, id: displayID) }
    return fragment
  }

  /// Makes this node and its ancestors report every change of place in the window.
  package final func trackPlacement() {
    for node in selfAndAncestors {
      if node.subtreeTracksPlacement { return }
      node.subtreeTracksPlacement = true
    }
  }

  /// The node's dimensions for a proposal, with its alignment guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size(for: proposal), proposal: proposal)
  }
}

extension ViewNode {
  /// Where a point of this node's coordinates lies in the window.
  package final func convertToWindow(_ point: CGPoint) -> CGPoint {
    var point = point
    for node in selfAndAncestors { point = node.convertToParent(point) }
    return point
  }

  /// The node's bounds in the window.
  package final var frameInWindow: CGRect {
    CGRect(origin: convertToWindow(.zero), size: size)
  }
}
