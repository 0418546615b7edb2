import CoreGraphicsTypes
package import Foundation

/// The node of a drum; see `DrumView`.
///
/// `rowPosition` counts rows: 1.5 shows the edge between the second and the third one in front. An endless drum counts on, and
/// the row of a position is what is left by the number of rows.
package final class DrumNode: ContainerNode, GestureOwner, PanTarget {
  var selection = TagSelection.unowned
  private(set) var geometry: DrumGeometry
  private var wantsEndless = false
  private var select: (AnyHashable) -> Void = { _ in }
  private(set) var find: ((String) -> AnyHashable?)?
  let wheelPan = WheelPan()
  var typing = DrumTyping()
  let bandID: DisplayID
  private var cachedRows: DrumRows?
  private(set) var rowPosition: CGFloat = 0
  private var motion = ScrollMotion()
  /// The position on its way to a row, in points.
  private var roll = AnimatedValue(CGFloat(0))
  /// The row that was in front when the selection was told, or taken, last.
  private var settledRow = 0
  /// Whether the owner has been told of a row, and its answer is still to come.
  private var awaitsAnswer = false
  /// The rows in sight, as positions count them.
  private(set) var visibleRows: ClosedRange<Int>?

  init(geometry: DrumGeometry, inputs: _ViewInputs) {
    self.geometry = geometry
    bandID = inputs.graph.makeDisplayID()
    super.init(inputs: inputs)
  }

  func configure(
    geometry: DrumGeometry, isEndless: Bool, select: @escaping (AnyHashable) -> Void, find: ((String) -> AnyHashable?)?
  ) {
    self.select = select
    self.find = find
    wantsEndless = isEndless
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    visibleRows = nil
    invalidateLayout()
    invalidateDisplay()
  }

  // MARK: Rows

  private var rows: DrumRows {
    if let cachedRows { return cachedRows }
    let rows = DrumRows(of: list)
    cachedRows = rows
    return rows
  }

  /// Whether no row shows twice when the first one follows the last one.
  private var isEndless: Bool { wantsEndless && CGFloat(rows.count) > 2 * geometry.rowsToSide + 2 }

  /// The element at a row, as positions count them; `nil` where there is none.
  func element(at row: Int) -> Int? {
    let rows = rows
    if isEndless { return rows.element(of: ((row % rows.count) + rows.count) % rows.count) }
    return (0..<rows.count).contains(row) ? rows.element(of: row) : nil
  }

  /// The row with a tag that is nearest to the one in front.
  private func row(of selection: TagSelection) -> Int? {
    let front = Int(clamping: rowPosition.rounded())
    let element = selection.index(in: list, near: [settledRow, front].lazy.compactMap { self.element(at: $0) })
    guard let found = element.flatMap(rows.row), isEndless else { return element.flatMap(rows.row) }
    let turns = (CGFloat(front - found) / CGFloat(rows.count)).rounded()
    return found + Int(clamping: turns) * rows.count
  }

  /// The last row; 0 where there is none.
  private var lastRow: Int { max(rows.count - 1, 0) }

  package override func listWasMade() {
    settle(at: row(of: selection) ?? 0)
    reportMissingRow()
  }

  private func reportMissingRow() {
    guard let tag = selection.tag, rows.count > 0, row(of: selection) == nil else { return }
    Diagnostics.report(
      "a picker's selection is \(tag), for which there is no view with this tag; nothing shows as chosen")
  }

  /// Stands still with a row in front.
  private func settle(at row: Int) {
    settledRow = row
    motion.stop()
    stop(&roll)
    roll.set(CGFloat(row) * geometry.rowHeight, at: graph.time)
    move(to: CGFloat(row))
  }

  func setSelection(_ new: TagSelection) {
    guard new != selection else { return }
    selection = new
    // Who has been told of a row is still to be heard, and a finger decides for itself.
    guard !awaitsAnswer, motion.phase == .idle else { return }
    showSelection(with: transaction.animation)
  }

  private func showSelection(with animation: Animation?) {
    guard let row = row(of: selection) else { return reportMissingRow() }
    settledRow = row
    guard CGFloat(row) != rowPosition || roll.isAnimating else { return }
    guard isPlaced, let animation else { return settle(at: row) }
    roll(to: row, by: animation)
  }

  package override func viewListDidChange() {
    super.viewListDidChange()
    cachedRows = nil
    visibleRows = nil
  }

  /// Finds the row in front among others than before.
  package override func update() {
    needsUpdate = false
    guard visibleRows == nil else { return }
    guard motion.phase == .idle, !roll.isAnimating else { return move(to: rowPosition) }
    settle(at: row(of: selection) ?? min(max(settledRow, 0), isEndless ? settledRow : lastRow))
    reportMissingRow()
  }

  // MARK: Turning

  private func move(to new: CGFloat) {
    guard new.isFinite else { return }
    rowPosition = new
    let (first, last) = ((new - geometry.rowsToSide).rounded(.up), (new + geometry.rowsToSide).rounded(.down))
    let sight = Int(clamping: first)...Int(clamping: last)
    if sight != visibleRows {
      visibleRows = sight
      wakeRows()
      if isPlaced { invalidatePlacement() }
    }
    invalidateDisplay()
    if !needsLayout { graph.wantFrame() }
  }

  /// Makes and wakes what has come into sight, and lets the rest sleep.
  private func wakeRows() {
    var awake: Set<ObjectIdentifier> = []
    for element in visibleElements {
      let node = list.node(at: element)
      awake.insert(ObjectIdentifier(node))
      guard node.isSleepRoot else { continue }
      node.wakeUp()
      list.elementSleepDidChange(at: element, isAsleep: false)
    }
    var asleep: [Int] = []
    list.forEachExistingElement { element, node in
      guard !awake.contains(ObjectIdentifier(node)) else { return }
      if !node.isSleepRoot, !node.isInactive {
        node.fallAsleep()
        list.elementSleepDidChange(at: element, isAsleep: true)
      }
      if node.isSleepRoot { asleep.append(element) }
    }
    let middle = element(at: Int(clamping: rowPosition.rounded())) ?? 0
    for element in LazySleepers.elementsToEnd(of: asleep, around: middle) { list.releaseNode(at: element) }
  }

  private var visibleElements: [Int] { visibleRows.map { $0.compactMap { element(at: $0) } } ?? [] }

  /// Rolls to a row.
  func roll(to row: Int, by animation: Animation) {
    motion.stop()
    if !roll.isAnimating { roll.set(rowPosition * geometry.rowHeight, at: graph.time) }
    set(CGFloat(row) * geometry.rowHeight, in: &roll, transaction: Transaction(animation: animation))
    graph.wantFrame()
  }

  /// Rolls on by some rows, as far as there are any; returns whether there are.
  func roll(by distance: Int) -> Bool {
    guard rows.count > 0, motion.phase != .dragging else { return false }
    let from = Int(clamping: ((roll.isAnimating ? roll.model / geometry.rowHeight : rowPosition)).rounded())
    let next = isEndless ? from + distance : min(max(from + distance, 0), lastRow)
    guard next != from else { return false }
    roll(to: next, by: geometry.turning)
    return true
  }

  /// Rolls to the row that a tag stands for.
  func roll(to tag: AnyHashable) {
    if let row = row(of: TagSelection(tag)) { roll(to: row, by: geometry.turning) }
  }

  /// Rolls to the first row, or the last one.
  func rollToEnd(_ isLast: Bool) -> Bool {
    guard rows.count > 0 else { return false }
    let count = rows.count, turn = isEndless ? Int(clamping: (rowPosition / CGFloat(count)).rounded(.down)) * count : 0
    roll(to: turn + (isLast ? lastRow : 0), by: geometry.turning)
    return true
  }

  /// Called when the drum has come to rest: its owner hears which row is in front now.
  private func didRest() {
    let row = Int(clamping: rowPosition.rounded())
    settledRow = row
    move(to: CGFloat(row))
    choose(row)
  }

  private func choose(_ row: Int) {
    guard let element = element(at: row), let tag = list.tag(at: element), tag != selection.tag else { return answer() }
    awaitsAnswer = true
    tellOwner({ [select] in select(tag) }, then: { [weak self] in self?.answer() })
  }

  /// Rolls to the selection where that is not the row in front.
  private func answer() {
    awaitsAnswer = false
    guard motion.phase == .idle, !roll.isAnimating else { return }
    guard let row = row(of: selection), CGFloat(row) != rowPosition else { return }
    settledRow = row
    roll(to: row, by: geometry.returning)
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(isMoving: { roll.isAnimating }, advance: advanceRoll, stop: { stop(&roll) })
    pass.visit(isMoving: { isMovedBySpeed }, advance: advanceMotion, stop: stopMotion)
  }

  private func advanceRoll() {
    _ = advance(&roll)
    move(to: roll.presentation / geometry.rowHeight)
    if !roll.isAnimating { didRest() }
  }

  /// Whether what is left of a finger's speed turns it.
  private var isMovedBySpeed: Bool { motion.phase == .springing || motion.phase == .decelerating }

  private func advanceMotion() {
    move(to: motion.offset(at: graph.time, current: rowPosition * geometry.rowHeight, limits: limits) / geometry.rowHeight)
    if motion.phase == .idle { didRest() }
  }

  private func stopMotion() {
    motion.stop()
    // Between two rows it cannot stay.
    let row = isEndless ? Int(clamping: rowPosition.rounded()) : min(max(Int(clamping: rowPosition.rounded()), 0), lastRow)
    if CGFloat(row) != rowPosition { move(to: CGFloat(row)) }
  }

  // MARK: A finger

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
  package var admitsInnerGestures: Bool { false }
  package var panAxes: Axis.Set { .vertical }
  package var isCoasting: Bool { isMovedBySpeed || roll.isAnimating }
  package var takesTaps: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isEnabled, rows.count > 0 else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  private var limits: ScrollMotion.Limits {
    let end = isEndless ? CGFloat(1e9) : CGFloat(lastRow) * geometry.rowHeight
    return ScrollMotion.Limits(
      range: (isEndless ? -end : 0)...end, viewLength: geometry.height, bounces: true,
      tolerance: 0.5 / graph.services.displayScale)
  }

  package func panBegan() {
    stop(&roll)
    motion.beginDrag(at: rowPosition * geometry.rowHeight, limits: limits)
  }

  package func panMoved(by distance: CGSize) {
    guard motion.phase == .dragging else { return }
    move(to: motion.offset(draggedBy: distance.height, limits: limits) / geometry.rowHeight)
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    guard motion.phase == .dragging else { return }
    let height = geometry.rowHeight
    motion.endDrag(at: rowPosition * height, velocity: -velocity.height, time: time, limits: limits) {
      ($0 / height).rounded() * height
    }
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  /// A tap on a row rolls it to the front.
  package func tapped(at location: CGPoint) {
    guard let row = geometry.row(at: convertFromWindow(location).y - size.height / 2) else { return }
    _ = roll(by: Int(clamping: row.rounded()))
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    // What is offered less than it needs is not pressed beside that: other drums are there.
    let width = min(size.width, placedProposal.width ?? size.width)
    let band = CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
    return band.covers(point) ? self : nil
  }

  // MARK: Layout and drawing

  package override var isGeometryGroup: Bool { true }
  package override var animatesOwnFrame: Bool { true }
  package override var fillsSpace: Bool { true }

  package override var shownChildren: [ViewNode] { visibleElements.compactMap(list.existingNode) }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? widestRow, geometry.minimumWidth), height: geometry.height)
  }

  /// As wide as the rows that are in sight, where nothing is offered.
  private var widestRow: CGFloat {
    let offered = ProposedViewSize(width: nil, height: geometry.rowHeight)
    return visibleElements.map { list.node(at: $0).size(for: offered).width }.max() ?? 0
  }

  package override func sizeDepends(on child: ViewNode) -> Bool { placedProposal.width == nil }

  /// All rows lie in the middle; drawing turns them to their places.
  package override func placeChildren() {
    let offered = ProposedViewSize(width: size.width, height: geometry.rowHeight)
    graph.withoutMovement {
      for element in visibleElements {
        let row = list.node(at: element)
        placeChild(row, at: row.alignedOrigin(for: offered, in: size, by: .center), proposal: offered)
      }
    }
  }

  package override func makeFragment() -> DisplayFragment { drawnRows() }

  // MARK: For people who cannot see it

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(role: .slider, label: "", node: self)
    let row = roll.isAnimating ? (roll.model / geometry.rowHeight) : rowPosition
    element.value = self.element(at: Int(clamping: row.rounded())).flatMap(list.existingNode)?.spokenName ?? ""
    element.isEnabled = isEnabled
    element.adjust = { [weak self] direction in self?.step(direction == .increment ? 1 : -1) }
    builder.elements.append(element)
  }

  /// Goes on by a row at once.
  private func step(_ distance: Int) {
    guard isMounted, isEnabled, rows.count > 0 else { return }
    let row = Int(clamping: rowPosition.rounded()) + distance
    guard element(at: row) != nil else { return }
    settle(at: row)
    choose(row)
    graph.wantFrame()
  }

  package override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceAccumulator<Key>
  ) {}

  package override var debugName: String { "Drum" }
}

extension DrumNode: InterfaceElement {
  package var elementKind: InterfaceElementKind? { .pickerWheel }
}
