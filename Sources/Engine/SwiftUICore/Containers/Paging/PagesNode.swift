package import Foundation

/// Pages side by side: makes each when it first shows, and keeps it with its state from then on.
///
/// `pagePosition` counts pages: 1.5 shows half of the second and half of the third one.
package final class PagesNode: ContainerNode, GestureOwner, PanTarget {
  var selection = TagSelection.unowned
  private var dots = PageDots.never
  private var metrics: PagesMetrics
  private var select: (AnyHashable) -> Void = { _ in }
  private var turns: ((PageTurn) -> Void)?
  let wheelPan = WheelPan()
  /// The page that is selected, or was chosen; `nil` where there is none.
  private var selected: Int? { didSet { selectedNode = page } }
  /// That page, which is found by it when the list has changed.
  private weak var selectedNode: ViewNode?
  /// The tag of the page that a person turns to, until the pages rest.
  private var turned: AnyHashable?
  /// Whether the owner has been told of a page, and its answer is still to come.
  private var awaitsAnswer = false
  /// Where the pages stand, on their way to the selected one.
  private var pagePosition: CGFloat = 0
  private var motion = ScrollMotion()
  private var pageAnimation = AnimatedValue(CGFloat(0))
  private var dragStart: CGFloat = 0
  /// The width in which the pages were placed last.
  private var placedWidth: CGFloat = 0
  /// The pages that were placed last.
  private var pagesInPosition: [ViewNode] = []

  init(metrics: PagesMetrics, inputs: _ViewInputs) {
    self.metrics = metrics
    super.init(inputs: inputs)
  }

  func configure(
    dots: PageDots, metrics: PagesMetrics, select: @escaping (AnyHashable) -> Void, turns: ((PageTurn) -> Void)?
  ) {
    (self.select, self.turns) = (select, turns)
    if dots != self.dots || metrics != self.metrics {
      (self.dots, self.metrics) = (dots, metrics)
      invalidateDisplay()
    }
  }

  package override func listWasMade() {
    showSelection(first: selection.isOwned ? 0 : ChosenView.resumed(of: self) ?? 0)
  }

  override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) {
    if !selection.isOwned { visit(ChosenView.name, ChosenView.Part(selected)) }
  }

  /// Finds the page of the selection by the tags of the list, without making pages; `first` shows where nobody has said which one.
  func showSelection(first: Int = 0) {
    let count = list.count
    let next = count == 0 ? nil : selection.index(in: list) ?? min(selected ?? first, count - 1)
    guard next != selected else { return }
    let isFirst = selected == nil
    selected = next
    guard let next else { return }
    if isPlaced { invalidatePlacement() }
    // A finger that turned to this page leads there already.
    if motion.phase == .idle { go(to: CGFloat(next), isFirst: isFirst) }
    preferencesDidChange()
  }

  private func go(to page: CGFloat, isFirst: Bool) {
    if !isFirst, isPlaced, transaction.animation != nil {
      if !pageAnimation.isAnimating { pageAnimation.set(pagePosition * size.width, at: graph.time) }
      set(page * size.width, in: &pageAnimation, transaction: transaction)
    } else {
      stop(&pageAnimation)
      pageAnimation.set(page * size.width, at: graph.time)
      move(to: page)
    }
  }

  private func move(to new: CGFloat) {
    guard new != pagePosition || !needsLayout else { return }
    pagePosition = new
    showPages()
  }

  private func showPages() {
    for index in shownPages { _ = list.node(at: index) }
    if isPlaced { invalidatePlacement() }
    invalidateDisplay()
  }

  package override func viewListDidChange() {
    super.viewListDidChange()
    if let old = selected, let new = selectedNode.flatMap(index(of:)) {
      selected = new
      shift(by: new - old)
      preferencesDidChange()
    } else {
      selected = nil
    }
    if !awaitsAnswer || selected == nil { showSelection() }
  }

  private func index(of page: ViewNode) -> Int? {
    var found: Int?
    list.forEachExistingElement { index, node in if node === page { found = index } }
    return found
  }

  /// Keeps the pages where they are on the screen, and on their way, where some have come before the selected one or have gone.
  private func shift(by pages: Int) {
    let distance = CGFloat(pages) * size.width
    motion.shift(by: distance)
    dragStart += distance
    pageAnimation.set(pageAnimation.model + distance, at: graph.time)
    pagePosition += CGFloat(pages)
    showPages()
  }

  package override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    // Its dots are drawn by it.
    invalidateDisplay()
  }

  package override func update() {
    needsUpdate = false
    // A page that the update took away may show how it goes.
    let pages = pagesInPosition
    pagesInPosition = pages.filter { !$0.isInactive }
    // Where there was no page before, the one that shows now comes in; else it has only not been looked at so far.
    childrenDidChange(from: pages, to: pages.isEmpty && isPlaced ? shownChildren : pagesInPosition)
  }

  // MARK: A finger

  package var admitsInnerGestures: Bool { true }
  package var panAxes: Axis.Set { list.count > 1 ? .horizontal : [] }
  package var isCoasting: Bool { motion.phase == .springing }
  private var direction: CGFloat { isRightToLeft ? -1 : 1 }

  package func makeCompetitor() -> GestureCompetitor? {
    guard !panAxes.isEmpty else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  private var limits: ScrollMotion.Limits {
    ScrollMotion.Limits(
      range: 0...(CGFloat(max(list.count - 1, 0)) * size.width), viewLength: size.width, bounces: true,
      tolerance: 0.5 / graph.services.displayScale)
  }

  package func panBegan() {
    stop(&pageAnimation)
    endTurn(isAtRest: false)
    dragStart = pagePosition.rounded() * size.width
    motion.beginDrag(at: pagePosition * size.width, limits: limits)
  }

  package func panMoved(by distance: CGSize) {
    guard size.width > 0, motion.phase == .dragging else { return }
    let pull = distance.width * direction
    move(to: motion.offset(draggedBy: pull, limits: limits) / size.width)
    let first = (dragStart / size.width).rounded()
    // Pages that were held on their way turn as soon as the finger has gone beyond the place of the nearest one.
    if (pagePosition - first) * pull < 0 { beginTurn(to: Int(clamping: first) + (pull < 0 ? 1 : -1)) }
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    guard size.width > 0, motion.phase == .dragging else { return }
    let offset = pagePosition * size.width
    let speed = -velocity.width * direction
    let target = PagingScrollTargetBehavior.page(
      from: dragStart, projected: ScrollMotion.projection(of: offset, velocity: speed), velocity: speed, length: size.width)
    motion.endDrag(at: offset, velocity: speed, time: time, limits: limits, target: target)
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
    tellSelection()
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  // MARK: Telling

  private func beginTurn(to page: Int) {
    guard let turns, (0..<list.count).contains(page), let tag = list.tag(at: page), tag != turned else { return }
    turned = tag
    graph.enqueueAction { turns(.began(to: tag)) }
  }

  /// Tells of the end of a turn: where the pages rest, or where they are held that have come as far as the page turned to.
  private func endTurn(isAtRest: Bool) {
    guard let turns, turned != nil, list.count > 0 else { return }
    guard let tag = list.tag(at: nearestPage), isAtRest || tag == turned else { return }
    turned = nil
    graph.enqueueAction { turns(.ended(at: tag, isAtRest: isAtRest)) }
  }

  private var nearestPage: Int { min(max(Int(clamping: pagePosition.rounded()), 0), list.count - 1) }

  /// The binding changes when a page is let go beyond the middle, or passes it on its way.
  private func tellSelection() {
    guard motion.phase != .dragging, !pageAnimation.isAnimating, list.count > 0 else { return }
    if nearestPage != selected { choose(nearestPage) }
  }

  /// Chooses a page and tells of it.
  private func choose(_ page: Int) {
    selected = page
    preferencesDidChange()
    guard let tag = list.tag(at: page) else { return }
    awaitsAnswer = true
    tellOwner({ [select] in select(tag) }) { [weak self] in
      self?.awaitsAnswer = false
      self?.followOwner()
    }
  }

  /// Turns to the page that the owner selects, where it has not taken the one that was chosen; once the pages are at rest.
  private func followOwner() {
    guard !awaitsAnswer, motion.phase == .idle, !pageAnimation.isAnimating else { return }
    guard let page = selection.index(in: list, near: CollectionOfOne(selected ?? 0)) else { return }
    guard page != selected || page != Int(clamping: pagePosition.rounded()) else { return }
    selected = page
    preferencesDidChange()
    turn(to: page)
  }

  /// Turns to the page at one side: the right one where the number is above 0; returns whether there is one.
  func turn(toThe side: CGFloat) -> Bool {
    let next = (selected ?? 0) + (side * direction > 0 ? 1 : -1)
    guard (0..<list.count).contains(next), motion.phase != .dragging else { return false }
    turn(to: next)
    beginTurn(to: next)
    choose(next)
    return true
  }

  /// Turns to a page from wherever the pages are.
  private func turn(to page: Int) {
    motion.stop()
    if !pageAnimation.isAnimating { pageAnimation.set(pagePosition * size.width, at: graph.time) }
    let animation = Animation.easeInOut(duration: metrics.turningTime)
    set(CGFloat(page) * size.width, in: &pageAnimation, transaction: Transaction(animation: animation))
    graph.wantFrame()
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    let turn = pass.visit(
      isMoving: { pageAnimation.isAnimating }, advance: advancePageAnimation, stop: { stop(&pageAnimation) })
    let pull = pass.visit(isMoving: { motion.phase == .springing && size.width > 0 }, advance: advanceMotion)
    guard turn == .arrived || pull == .arrived else { return }
    followOwner()
    if motion.phase == .idle, !pageAnimation.isAnimating { endTurn(isAtRest: true) }
  }

  private func advancePageAnimation() {
    _ = advance(&pageAnimation)
    if size.width > 0 { move(to: pageAnimation.presentation / size.width) }
  }

  private func advanceMotion() {
    move(to: motion.offset(at: graph.time, current: pagePosition * size.width, limits: limits) / size.width)
    tellSelection()
  }

  // MARK: Layout

  /// The pages of which something shows; none where there are none, also while the last ones are still on their way.
  private var shownPages: Range<Int> {
    let last = list.count - 1
    let first = min(max(Int(clamping: pagePosition.rounded(.down)), 0), max(last, 0))
    return first..<min(max(Int(clamping: pagePosition.rounded(.up)), first), last) + 1
  }

  /// The pages that have a place: those that show, and the one that is on its way.
  private var placedPages: [Int] {
    let shown = Array(shownPages)
    guard let selected, selected < list.count, !shown.contains(selected) else { return shown }
    return shown + [selected]
  }

  private var page: ViewNode? { selected.flatMap { $0 < list.count ? list.node(at: $0) : nil } }

  package override var isGeometryGroup: Bool { true }
  package override var animatesOwnFrame: Bool { true }

  package override var shownChildren: [ViewNode] { shownPages.compactMap(list.existingNode) }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: page?.size(for: proposal) ?? CGSize(width: 10, height: 10))
  }

  package override func sizeDepends(on child: ViewNode) -> Bool {
    placedProposal.width == nil || placedProposal.height == nil
  }

  /// Ways are measured in points: pages that are on one while the width changes are at its end at once, and a finger has lost them.
  private func followWidth() {
    let width = placedWidth
    placedWidth = size.width
    guard width > 0, size.width != width, list.count > 0, motion.phase != .idle || pageAnimation.isAnimating else { return }
    let goal = pageAnimation.isAnimating ? pageAnimation.model : motion.goal
    if let goal { pagePosition = goal / width }
    motion.stop()
    stop(&pageAnimation)
    pagePosition = CGFloat(nearestPage)
    tellSelection()
    followOwner()
    endTurn(isAtRest: true)
  }

  package override func placeChildren() {
    followWidth()
    guard list.count > 0 else { return pagesInPosition = [] }
    let offered = ProposedViewSize(size)
    pagesInPosition.removeAll(keepingCapacity: true)
    // Pages move with the finger, not by themselves.
    graph.withoutMovement {
      for index in placedPages {
        let page = list.node(at: index)
        pagesInPosition.append(page)
        var origin = page.alignedOrigin(for: offered, in: size, by: .center)
        origin.x += pageOffset(of: CGFloat(index)) - pageOffset(of: pagePosition)
        placeChild(page, at: origin, proposal: offered)
      }
    }
  }

  // MARK: Drawing and finding

  package override func makeFragment() -> DisplayFragment {
    // In the strip of all pages each has a place of its own, and the strip moves: its pixels can then move, too.
    let moved = CGPoint(x: pageOffset(of: pagePosition) * direction, y: 0)
    var strip = FragmentBuilder(for: self)
    for page in children.inDrawingOrder(stackedChildren, in: graph) {
      strip.append(page.fragment(), at: CGPoint(x: page.position.x + moved.x, y: page.position.y))
    }
    let pages = strip.finish(sharingOnlyChild: false)
    guard list.count > 1 || (list.count > 0 && dots == .always) else { return pages }
    // What goes out of one side must not show beside the view; above and below pages may reach into the safe area.
    let viewport = CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -10_000)
    var builder = FragmentBuilder(for: self)
    builder.append(pages.scrolled(by: moved, in: viewport, id: displayID), at: .zero)
    let drawing = PageDotsDrawing(
      dots, count: list.count, selected: selected, isTurning: motion.phase != .idle,
      environment: EnvironmentValues(scope: scope, reader: self), direction: direction, metrics: metrics)
    drawing?.draw(in: self, to: &builder)
    return builder.finish()
  }

  /// How far the strip has moved at a position, in points: on whole pixels, as scrolled content is.
  private func pageOffset(of position: CGFloat) -> CGFloat {
    let scale = graph.services.displayScale
    return (position * size.width * scale).rounded() / scale
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    guard CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -10_000).covers(point) else { return nil }
    if let hit = super.hitTest(point) { return hit }
    return CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    page?.appendAccessibility(to: &builder)
  }

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {
    page?.reducePreference(key, into: &value)
  }

  package override var fillsSpace: Bool { true }

  package override var debugName: String { "Pages" }
}
