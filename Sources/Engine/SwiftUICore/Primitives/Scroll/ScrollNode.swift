package import Foundation

/// Where the content of a scroll view stands.
///
/// The viewport is the node's bounds grown over the edges of the safe area that they touch; the offset is zero when the content's
/// top leading corner lies at that of the bounds.
package final class ScrollNode: WrapperNode, GestureOwner, PanTarget, RelativeFrameContainer {
  package var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  /// How far the content is moved up and to the left, in points; beyond its ends while a finger pulls it there.
  package private(set) var offset: CGPoint = .zero
  /// The motion along each axis, under and after a finger.
  var motions = (horizontal: ScrollMotion(), vertical: ScrollMotion())
  /// Where the content was when a finger took hold of it.
  var dragStart = CGPoint.zero
  let indicators = ScrollIndicators()
  let refresher = ScrollRefresher()
  package var showsIndicators: Bool
  /// How far the viewport reaches beyond the bounds.
  private(set) var growth = SafeAreaOutset.Edges()
  let relativeFrames = RelativeFrames()
  private var lazyContainers: [ObjectIdentifier: any ViewportDependent] = [:]
  /// The containers inside whose children are marked as targets.
  var targetLayouts: [Weak<ScrollTargetLayoutNode>] = []
  /// Where the content was when it was placed last and had no more to change.
  var offsetOfLayout = CGPoint.zero
  /// The size for which it placed its content last.
  private(set) var sizeOfLayout = CGSize.zero
  /// Whether the content has had its first place.
  private var hasShown = false
  /// Where the content was before a restart, as long as there is too little of it to be there again.
  private var resumed: SavedPosition?
  /// What the bars were asked for; `nil` before the first layout.
  private var lastFlash: ScrollIndicatorsFlash?
  /// The offset on its way to where a program sent it.
  var scrollAnimation = AnimatedValue(CGPoint.zero)
  var scrollAnimationTarget: (() -> CGPoint?)?

  init(axes: Axis.Set, showsIndicators: Bool, inputs: _ViewInputs) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(inputs: inputs)
    trackPlacement()
  }

  package override var layoutNode: ViewNode { self }
  package override var animatesOwnFrame: Bool { true }
  package override var isGeometryGroup: Bool { true }
  package override var spacing: ViewSpacing { ViewSpacing() }
  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.leading - margins.trailing, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.top - margins.bottom, 0) })
  }

  /// The margins around the content, which scroll with it.
  var margins: EdgeInsets { EnvironmentValues(scope: scope, reader: self).contentMargins }

  /// The size of the content for a proposal, with its margins.
  private func outerSize(for proposal: ProposedViewSize) -> CGSize {
    let (inner, margins) = (content.size(for: contentProposal(proposal)), margins)
    return CGSize(
      width: inner.width + margins.leading + margins.trailing, height: inner.height + margins.top + margins.bottom)
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateLayout()
    // Its bars are drawn by the environment, too.
    invalidateDisplay()
  }

  package override func update() { needsUpdate = false }

  package override func hugging(along axis: Axis) -> Hugging { .follows }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height,
      axes == [.horizontal, .vertical]
    {
      return CGSize(width: width, height: height)
    }
    let inner = outerSize(for: proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  /// A scroll view offered a whole size along its axes takes it, whatever its content does there.
  ///
  /// Across, it follows the content; it looks for that when it is laid out (`layOutAsBoundary()`).
  package override func sizeDepends(on child: ViewNode) -> Bool {
    let isFixed =
      (!axes.contains(.horizontal) || placedProposal.width != nil)
      && (!axes.contains(.vertical) || placedProposal.height != nil)
    return !isFixed || axes.rawValue == 0
  }

  package override func contentSizeMayHaveChanged() { reconsiderSizes() }

  package override func layOutAsBoundary() {
    if size(for: placedProposal) == size { return super.layOutAsBoundary() }
    // The content is wider or narrower than it was: whoever is around the scroll view has to know.
    invalidateLayout()
  }

  package override func placeChildren() {
    let margins = margins
    let rests = [Axis.horizontal, .vertical].compactMap { rest(along: $0) }
    let room = CGSize(width: size.width - margins.leading - margins.trailing, height: size.height - margins.top - margins.bottom)
    if relativeFrames.containerIs(room) {
      for container in lazyContainers.values { container.lengthsMayHaveChanged() }
    }
    growth = safeAreaOutset().growth
    showDefaultAnchor()
    if let resumed { offset = resumed.offset.finite("scroll offset") }
    let places = rests.isEmpty && resumed == nil ? [Axis.horizontal, .vertical].compactMap { anchoredPlace(along: $0) } : []
    let anchors = [Axis.horizontal, .vertical].map { axis in
      (axis, places.contains { $0.axis == axis && $0.isThere } ? nil : contentAnchor(along: axis))
    }
    placeContent()
    for (axis, anchor) in anchors { hold(anchor, along: axis) }
    for place in places { keep(place) }
    for rest in rests { restore(rest) }
    // Content that has found out more about its length in being placed is placed again before it counts.
    if !content.needsLayout {
      if clampOffset() { placeContent() }
      if resumed?.isReached(at: offset, in: graph) ?? false { resumed = nil }
      offsetOfLayout = offset
    }
    // Content whose place and proposal are as before does not learn that more of it shows, or less.
    if size != sizeOfLayout {
      sizeOfLayout = size
      viewportDidChange()
    }
    flashIndicators()
    tellObservers()
  }

  /// Shows the bars for a moment where the surroundings ask for it.
  private func flashIndicators() {
    let now = EnvironmentValues(scope: scope, reader: self).scrollIndicatorsFlash
    guard now != lastFlash else { return }
    indicators.flash(for: self, after: lastFlash, now: now)
    lastFlash = now
  }

  /// Begins with the point of the content that the surroundings want to be shown first.
  private func showDefaultAnchor() {
    guard !hasShown, size.width > 0, size.height > 0 else { return }
    hasShown = true
    resumed = graph.resumed(SavedPosition.name, of: self, as: SavedPosition.self)
    if resumed != nil { return }
    guard let anchor = EnvironmentValues(scope: scope).defaultScrollAnchors[.initialOffset] else { return }
    let inner = outerSize(for: placedProposal)
    if axes.contains(.horizontal) { offset.x = max(0, inner.width - size.width) * anchor.x }
    if axes.contains(.vertical) { offset.y = max(0, inner.height - size.height) * anchor.y }
  }

  private func placeContent() {
    let proposal = contentProposal(placedProposal)
    let inner = content.size(for: proposal)
    let (outer, margins) = (outerSize(for: placedProposal), margins)
    // Across the axes content is centred; along them it begins at the leading edge, or where the default anchor puts what fits.
    let anchor = EnvironmentValues(scope: scope).defaultScrollAnchors[.alignment] ?? .topLeading
    let room = CGSize(width: max(size.width - outer.width, 0), height: max(size.height - outer.height, 0))
    var origin = CGPoint(
      x: axes.contains(.horizontal)
        ? margins.leading + room.width * anchor.x - offset.x : (size.width - outer.width) / 2 + margins.leading,
      y: axes.contains(.vertical)
        ? margins.top + room.height * anchor.y - offset.y : (size.height - outer.height) / 2 + margins.top)
    if isRightToLeft { origin.x = size.width - inner.width - origin.x }
    placeNow { content.place(at: origin, proposal: proposal) }
  }

  package override func placementInWindowDidChange() {
    let now = safeAreaOutset().growth
    if now != growth {
      growth = now
      invalidateDisplay()
    }
    viewportDidChange()
    super.placementInWindowDidChange()
  }

  // MARK: Scrolling

  /// The size of the content, in points.
  package var contentSize: CGSize {
    let margins = margins
    return CGSize(
      width: content.size.width + margins.leading + margins.trailing,
      height: content.size.height + margins.top + margins.bottom)
  }

  /// The greatest offset along each axis.
  package var maximumOffset: CGPoint {
    CGPoint(x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
  }

  /// The smallest offset along each axis: zero, but for the room that a sign of refreshing and what a bar hides take.
  package var minimumOffset: CGPoint {
    CGPoint(x: 0, y: -refresher.inset - (observers.map { $0.revealableLength(of: self) }.max() ?? 0))
  }

  /// How much of the bar above goes as the content scrolls up, in points.
  var collapsibleLength: CGFloat { observers.map { $0.collapsibleLength(of: self) }.max() ?? 0 }

  /// How far above the bounds the bar ends now, which has become lower with the scroll.
  var collapsedLength: CGFloat { min(max(offset.y, 0), collapsibleLength) }

  /// The bounds and what a bar has left to them, where nothing lies over the content.
  var uncovered: CGRect {
    let collapsed = collapsedLength
    return CGRect(x: 0, y: -collapsed, width: size.width, height: size.height + collapsed)
  }

  /// Whether content can pass behind a bar above.
  var reachesUp: Bool { growth.top > 0 }

  /// A position of the content, as near as it goes.
  func clamped(_ target: CGPoint) -> CGPoint {
    let (least, most) = (minimumOffset, maximumOffset)
    return CGPoint(x: min(max(target.x, least.x), most.x), y: min(max(target.y, least.y), most.y))
  }

  /// Moves the content, as far as it goes; returns whether it moved.
  @discardableResult
  package func scroll(to target: CGPoint) -> Bool { setOffset(clamped(target)) }

  /// Moves the content, beyond its ends too; returns whether it moved.
  @discardableResult
  func setOffset(_ target: CGPoint) -> Bool {
    resumed = nil
    let target = target.finite("scroll offset")
    let scale = graph.services.displayScale
    let snap = { (x: CGFloat) in (x * scale).rounded() / scale }
    var next = offset
    if axes.contains(.horizontal) { next.x = snap(target.x) }
    if axes.contains(.vertical) { next.y = snap(target.y) }
    guard next != offset else { return false }
    offset = next
    placeContent()
    viewportDidChange()
    if !needsLayout { offsetOfLayout = offset }
    tellObservers()
    invalidateDisplay()
    graph.wantFrame()
    return true
  }

  /// Brings content that has become shorter back to its end; returns whether it moved.
  private func clampOffset() -> Bool {
    // What is in motion finds back by itself.
    guard !isPannedOrCoasting else { return false }
    let before = offset
    let inner = outerSize(for: placedProposal)
    offset.x = min(offset.x, max(0, inner.width - size.width))
    offset.y = min(offset.y, max(0, inner.height - size.height))
    guard !scrollAnimation.isAnimating else { return offset != before }
    offset.y = max(offset.y, minimumOffset.y)
    if offset.y <= 0, observers.contains(where: { $0.restsPulledDown(self) }) { offset.y = minimumOffset.y }
    return offset != before
  }

  // MARK: Lazy content

  /// The part of the window's content that shows, in the coordinates of a node inside.
  package func visibleRect(in node: ViewNode) -> CGRect {
    let origin = convert(CGPoint(x: -growth.left, y: -growth.top), to: node)
    return CGRect(
      x: origin.x, y: origin.y, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  /// A point of the bounds in the coordinates of a node inside.
  func convert(_ point: CGPoint, to node: ViewNode) -> CGPoint {
    var chain: [ViewNode] = []
    var current: ViewNode = node
    while current !== self {
      chain.append(current)
      guard let parent = current.viewParent else { break }
      current = parent
    }
    return chain.reversed().reduce(point) { $1.convertFromParent($0) }
  }

  /// Where the layout has put a node inside, in the content's coordinates; `nil` for a node that is not in the content.
  func originInContent(of node: ViewNode) -> CGPoint? {
    var origin = CGPoint.zero
    var node = node
    while node !== contentIfSet {
      origin = CGPoint(x: origin.x + node.position.x, y: origin.y + node.position.y)
      guard let parent = node.viewParent, parent !== self else { return nil }
      node = parent
    }
    return origin
  }

  /// Something before what shows has become longer, or shorter: the content moves along, and what shows stays.
  ///
  /// Whatever moves the content goes on from where it is now. `distance` is in points.
  func contentDidShift(by distance: CGFloat, along axis: Axis) {
    offset[axis] += distance
    resumed?.offset[axis] += distance
    dragStart[axis] += distance
    edit(axis) { $0.shift(by: distance) }
    if scrollAnimation.isAnimating {
      var target = scrollAnimation.model
      target[axis] += distance
      scrollAnimation.set(target, at: graph.time)
    }
    placeContent()
    invalidateDisplay()
  }

  func register(_ container: any ViewportDependent) { lazyContainers[ObjectIdentifier(container)] = container }
  func unregister(_ container: any ViewportDependent) { lazyContainers[ObjectIdentifier(container)] = nil }

  private func viewportDidChange() {
    for container in lazyContainers.values.sorted(by: { $0.depth < $1.depth }) where !container.isAsleep {
      container.viewportDidChange()
    }
  }

  override func scrolledTarget(forID id: AnyHashable) -> ScrollDestination? { content.scrollTarget(forID: id) }

  package override func isCoordinateSpace(named name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  // MARK: Drawing and pressing

  private var viewport: CGRect { viewport(of: size) }

  private func viewport(of size: CGSize) -> CGRect {
    CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  package override func makeFragment() -> DisplayFragment {
    let inner = content.fragment()
    // The content's own coordinates begin at its origin; the effect moves it to its place.
    let moved = CGPoint(x: -content.position.x, y: -content.position.y)
    let shown =
      EnvironmentValues(scope: scope, reader: self).isScrollClipDisabled
      ? inner.moved(by: content.position, id: displayID)
      : inner.scrolled(by: moved, in: viewport(of: shownSize), id: displayID)
    return indicators.drawn(over: refresher.drawn(over: shown, of: self), of: self)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard viewport.covers(point) else { return nil }
    return content.hitTest(content.convertFromParent(point)) ?? self
  }

  override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) { visit(SavedPosition.name, self) }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(
      isMoving: { scrollAnimation.isAnimating }, advance: advanceScrollAnimation, stop: { stop(&scrollAnimation) })
    pass.visit(isMoving: { isMovedBySpeed }, advance: advanceMotions)
    pass.visit(part: indicators, changing: .display)
  }

  package override func willUnmount() {
    refresher.cancel(for: self)
    tellObserversOfPresence()
  }

  package override func didFallAsleep() { tellObserversOfPresence() }

  package override var debugName: String { "ScrollView" }
}

extension ScrollNode: InterfacePart {
  package var partKind: InterfacePartKind { .scrollView }
}
