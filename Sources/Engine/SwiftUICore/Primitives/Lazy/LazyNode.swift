package import Foundation

/// The node of a lazy stack or grid: makes and places the lines that its scroll view shows, and puts the others to sleep.
///
/// Invariants after layout: nodes are awake for exactly the elements of `shown`; its lines are unbroken, but for pinned headers
/// and footers of the section that shows, and cover the visible part of the container; without a scroll view they are all lines.
/// Whatever is measured, inserted or removed, the first line that was to be seen stays where it was in the scroll view, unless
/// the content stands at its beginning.
package final class LazyNode: ContainerNode, ViewportDependent {
  var configuration: LazyConfiguration {
    didSet { configurationDidChange(from: oldValue) }
  }
  /// The lines that are placed; while a size is computed for another length across the axis, those of that length.
  private(set) var lines = LazyLines.none
  /// The lines that a size was computed from for another length across the axis than that of `lines`, which the container may be
  /// placed with next.
  private var sizedLines: LazyLines?
  /// What shows, in the order of lines.
  var shown: [ShownLine] = []
  /// The part of the container that was shown last.
  private(set) var shownRange: ClosedRange<CGFloat>?
  /// Which way the content was scrolled last: 1 forwards, −1 backwards, 0 where nobody knows.
  var aheadDirection = 0
  /// Whether elements have come, gone or moved since `shown` was worked out.
  var listHasChanged = false
  /// An element that shows wherever the content is scrolled to, because a finger holds it.
  private(set) var held: ListElement?
  private var isShowing = false
  /// The line that showed first before a restart, until it shows again.
  var resumed: SavedLine?
  private(set) weak var scrollNode: ScrollNode?

  /// A line as it was placed.
  struct ShownLine {
    var line: Int
    var nodes: [ViewNode]
    var length: CGFloat
    /// Where it begins by the lengths of the lines before it.
    var start: CGFloat = 0
    /// Where it was placed: elsewhere if it is pinned.
    var placedStart: CGFloat = 0
    var isPinned: Bool { placedStart != start }
  }

  init(_ configuration: LazyConfiguration, inputs: _ViewInputs) {
    self.configuration = configuration
    super.init(inputs: inputs)
    trackPlacement()
    scrollNode = enclosingScrollNode(along: axis)
    scrollNode?.register(self)
    resumed = graph.resumed(SavedLine.name, of: self, as: SavedLine.self)
  }

  override func forEachSavedPart(_ visit: (String, any SavedPart) -> Void) { visit(SavedLine.name, self) }

  package override func willUnmount() { scrollNode?.unregister(self) }

  var axis: Axis { configuration.axis }
  var cross: Axis { configuration.axis.other }

  private func configurationDidChange(from old: LazyConfiguration) {
    let itemsChanged = !ValueComparator.areEqual(old.items, configuration.items)
    guard
      itemsChanged || old.alignment != configuration.alignment || old.spacing != configuration.spacing
        || old.pinnedViews != configuration.pinnedViews
    else { return }
    lines.isReconfigured = true
    sizedLines = nil
    invalidateLayout()
  }

  func lengthsMayHaveChanged() {
    lines.isOutdated = true
    sizedLines = nil
    invalidateLayout()
  }

  package override func viewListDidChange() {
    lines.listHasChanged = true
    sizedLines = nil
    listHasChanged = true
    super.viewListDidChange()
  }

  package override func update() {
    needsUpdate = false
    // What the update took away may show how it goes; what else is new will be found when lines are placed.
    let nodes = shownChildren
    childrenDidChange(from: nodes, to: nodes.filter { !$0.isInactive })
  }

  // MARK: Lines

  /// Which elements make which line; `nil` while the list has changed since.
  var index: LazyLineIndex? { lines.listHasChanged ? nil : lines.index }
  /// The same while lines are measured and placed.
  var currentIndex: LazyLineIndex {
    if lines.listHasChanged { fatalError("\(debugName) measures lines of views that have changed: prepare(cross:) comes first") }
    return lines.index
  }
  var tracks: GridTracks { lines.tracks }
  var extents: LazyExtents {
    get { lines.extents }
    _modify { yield &lines.extents }
  }

  /// Brings lines up to date for a length across the axis.
  private func prepare(cross length: CGFloat?) {
    if lines.hold(for: length) { return }
    let old = lines
    if let sized = sizedLines, sized.hold(for: length) {
      lines = sized
    } else {
      lines = makeLines(cross: length)
    }
    sizedLines = nil
    // Lines of another number of columns are made of other elements.
    if old.isMade, old.tracks.tracks.count != tracks.tracks.count { listHasChanged = true }
  }

  /// Lines for a length across the axis, which begin with what is known of the ones there are.
  private func makeLines(cross length: CGFloat?) -> LazyLines {
    let items = configuration.items ?? [GridItem(.flexible(minimum: 0))]
    let tracks = GridTracks(items, in: length)
    let isSameFlow = !lines.listHasChanged && lines.tracks.tracks.count == tracks.tracks.count
    let index = isSameFlow ? lines.index : makeIndex(columns: tracks.tracks.count)
    var extents = LazyExtents(count: index.lineCount, spacing: configuration.spacing)
    // What lines count for that are not measured stays, unless they get other gaps.
    if lines.extents.spacing == configuration.spacing, !lines.isOutdated {
      extents = lines.extents
      let keepsLengths = lines.crossLength == length && !lines.isReconfigured
      extents.reset(count: index.lineCount, keepingFirst: keepsLengths ? unchangedLines(of: index) : 0)
    }
    return LazyLines(crossLength: length, tracks: tracks, index: index, extents: extents)
  }

  private func makeIndex(columns: Int) -> LazyLineIndex {
    var segments: [ListSegment] = []
    list.appendSegments(to: &segments, offset: 0)
    return LazyLineIndex(segments: segments, columns: max(columns, 1))
  }

  /// The number of leading lines that a change of the list has probably not touched: those before a shown line that is where it
  /// was.
  private func unchangedLines(of index: LazyLineIndex) -> Int {
    guard listHasChanged else { return index.lineCount }
    guard let (survivor, line) = firstSurvivor(of: shown, in: index), survivor.line == line else { return 0 }
    return line
  }

  /// The first of some lines, as they were before the list changed, that is still there, and the line that it is now.
  func firstSurvivor(of lines: some Sequence<ShownLine>, in index: LazyLineIndex) -> (before: ShownLine, line: Int)? {
    var elements: [ObjectIdentifier: Int] = [:]
    list.forEachExistingElement { elements[ObjectIdentifier($1)] = $0 }
    for line in lines {
      for node in line.nodes where node.isMounted && !node.isInactive {
        if let element = elements[ObjectIdentifier(node)] { return (line, index.line(ofElement: element)) }
      }
    }
    return nil
  }

  func proposal(forTrack track: GridTracks.Track?, isFull: Bool) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    // A stack passes on what it was offered; a grid's cells have their track's length.
    if isFull || configuration.items == nil {
      proposal[cross] = lines.crossLength
    } else {
      proposal[cross] = track?.length
    }
    return proposal
  }

  /// The node of an element, awake.
  private func node(at element: Int) -> ViewNode {
    let node = list.node(at: element)
    if node.isSleepRoot {
      node.wakeUp()
      list.elementSleepDidChange(at: element, isAsleep: false)
    }
    return node
  }

  func putToSleep(_ node: ViewNode, at element: Int) {
    node.fallAsleep()
    list.elementSleepDidChange(at: element, isAsleep: true)
  }

  /// Makes a line's nodes, measures it and remembers its length.
  func measure(_ lineIndex: Int) -> ShownLine {
    let line = currentIndex.line(lineIndex)
    var length: CGFloat = 0
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(line.elements.count)
    for (column, element) in line.elements.enumerated() {
      let node = node(at: element)
      nodes.append(node)
      let size = node.size(for: proposal(forTrack: tracks.tracks[column], isFull: line.isFull))
      length = max(length, size[axis])
    }
    // In infinite space a row may be infinitely long.
    if !length.isFinite { length = 0 }
    extents.setLength(length, of: lineIndex)
    return ShownLine(line: lineIndex, nodes: nodes, length: length)
  }

  // MARK: Sizing

  package override var sizeIsEstimate: Bool { scrollNode != nil }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    let length = proposal[cross]
    if !lines.isMade || lines.crossLength == length {
      prepare(cross: length)
      return sizeOfLines(for: proposal)
    }
    // What is placed stays as it is: another length is only asked about, or comes to be placed later.
    let placed = lines
    if let sized = sizedLines, sized.hold(for: length) { lines = sized } else { lines = makeLines(cross: length) }
    let size = sizeOfLines(for: proposal)
    let hasListChanged = lines.listHasChanged
    sizedLines = lines
    lines = placed
    // Rows may have come or gone as they were made to be measured.
    if hasListChanged { lines.listHasChanged = true }
    return size
  }

  private func sizeOfLines(for proposal: ProposedViewSize) -> CGSize {
    if scrollNode == nil {
      // All lines will be placed.
      for line in 0..<currentIndex.lineCount { _ = measure(line) }
    } else if !extents.hasMeasured {
      measureFirstLines()
    }
    var size = CGSize.zero
    size[axis] = totalLength
    size[cross] = crossSize(for: proposal)
    return size
  }

  /// The length of all lines; a negative spacing may make their sum less than none.
  private var totalLength: CGFloat { min(max(extents.total, 0), NumberLimits.size) }

  private func crossSize(for proposal: ProposedViewSize) -> CGFloat {
    if let offered = proposal[cross] {
      return configuration.items == nil ? offered : max(offered, tracks.total)
    }
    if configuration.items != nil { return tracks.total }
    // Without an offer a lazy stack is as wide as the widest of its first lines.
    return (0..<min(currentIndex.lineCount, 8)).map { line in
      currentIndex.line(line).elements.map { node(at: $0).size(for: .unspecified)[cross] }.max() ?? 0
    }.max() ?? 0
  }

  /// A first estimate needs something measured: what a screen shows.
  private func measureFirstLines() {
    let limit = scrollNode.map { scroll in scroll.placedProposal[axis] ?? scroll.size[axis] } ?? 0
    var length: CGFloat = 0
    for line in 0..<currentIndex.lineCount {
      if limit > 0 ? length > limit || line == NumberLimits.lines : line > 0 { break }
      length += measure(line).length + configuration.spacing
    }
    extents.updateEstimate()
  }

  // MARK: Placing

  package override func sizeDepends(on child: ViewNode) -> Bool { true }

  package override func placeChildren() {
    prepare(cross: placedProposal[cross] ?? nil)
    showLines(placesAll: true)
  }

  func viewportDidChange() {
    let requested = requestedRange
    guard index != nil, !needsLayout, requested != shownRange else { return }
    noteScrolling(from: shownRange, to: requested)
    placeNow { showLines(placesAll: false) }
  }

  package override func placementInWindowDidChange() {
    viewportDidChange()
    // What sleeps is nowhere.
    for node in children.removals.nodes + shownChildren where node.subtreeTracksPlacement { node.placementInWindowDidChange() }
  }

  /// The part of the container that shows.
  var requestedRange: ClosedRange<CGFloat>? {
    guard let scrollNode else { return nil }
    let visible = scrollNode.visibleRect(in: self)
    return range(from: visible.origin[axis], length: visible.size[axis])
  }

  /// A part along the axis; what an effect shows nowhere is as at its beginning.
  func range(from start: CGFloat, length: CGFloat) -> ClosedRange<CGFloat> {
    start.isFinite && length.isFinite ? start...(start + max(length, 0)) : 0...0
  }

  /// Shows the lines that are to be seen, where they belong.
  private func showLines(placesAll: Bool) {
    // Moving the content along asks for what shows while that is being found out.
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let old = shown
    let lines = requestedRange.map { linesToShow(in: $0) } ?? allLines()
    shown = lines
    place(lines, over: placesAll ? [] : old)
    settle(from: old)
    shownRange = requestedRange
    listHasChanged = false
    if abs(totalLength - size[axis]) > 0.01 { invalidateLayout() }
  }

  private func allLines() -> [ShownLine] {
    var lines = (0..<currentIndex.lineCount).map(measure)
    setStarts(of: &lines)
    return lines
  }

  /// Keeps an element awake and in place until another one is held, or none.
  func hold(_ element: ListElement?) {
    held = element
    invalidatePlacement()
  }

  // MARK: What shows

  package override var shownChildren: [ViewNode] { shown.lazy.flatMap(\.nodes).filter(\.isMounted) }

  /// Pinned headers and footers lie over what scrolls.
  package override var stackedChildren: [ViewNode] {
    var nodes: [ViewNode] = []
    for line in shown where !line.isPinned { nodes += line.nodes }
    for line in shown where line.isPinned { nodes += line.nodes }
    return nodes
  }

  package override func scrollTarget(forID id: AnyHashable) -> ScrollDestination? {
    guard let element = list.index(ofID: id), let target = scrollTarget(forElement: element) else {
      return super.scrollTarget(forID: id)
    }
    return target
  }

  /// Where an element of the list is, also one that has not been made; `nil` before the first layout.
  func scrollTarget(forElement element: Int) -> ScrollDestination? {
    guard let index, element < list.count else { return nil }
    let line = index.line(ofElement: element)
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = extents.position(of: line)
    rect.size[axis] = extents.length(of: line)
    if let node = list.existingNode(at: element), !node.isSleepRoot, shown.contains(where: { $0.line == line && !$0.isPinned }) {
      // Across the axis a cell may be narrower than the line.
      return ScrollDestination(node: node, rect: CGRect(origin: .zero, size: node.size))
    }
    return ScrollDestination(node: self, rect: rect)
  }

  package override var debugName: String {
    (configuration.items == nil ? "Lazy\(axis == .vertical ? "V" : "H")Stack" : "Lazy\(axis == .vertical ? "V" : "H")Grid")
  }
}
