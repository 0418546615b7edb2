import Foundation

/// The node of a lazy stack or grid: makes and places the lines that its scroll view shows, and drops the others.
///
/// Invariants after layout: nodes exist for exactly the elements of `shownLines`; that range is unbroken and covers the visible
/// part of the container; without a scroll view around it, it covers everything.
final class LazyNode: ViewNode, ViewListContainer, ViewportDependent, IdentifiedChildren {
  var list: ViewList!
  var configuration: LazyConfiguration {
    didSet { configurationDidChange(from: oldValue) }
  }
  private var index: LazyLineIndex?
  private var extents = LazyExtents(count: 0, spacing: 0)
  private var tracks: GridTracks?
  /// The length across the axis for which `tracks` and measured lengths hold.
  private var crossLength: CGFloat?
  private var shownLines = 0..<0
  /// Where each shown line began when it was placed last: lines that stay are not placed again while content scrolls.
  private var placedStarts: [Int: CGFloat] = [:]
  /// The part of the container that was shown last.
  private var shownRange: ClosedRange<CGFloat>?
  private weak var scrollNode: ScrollNode?

  init(_ configuration: LazyConfiguration, inputs: _ViewInputs) {
    self.configuration = configuration
    super.init(inputs: inputs)
    trackPlacement()
    var node = viewParent
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.axes.contains(Axis.Set(configuration.axis)) {
        scrollNode = scroll
        scroll.register(self)
        break
      }
      node = current.viewParent
    }
  }

  override func willUnmount() { scrollNode?.unregister(self) }

  private var axis: Axis { configuration.axis }
  private var cross: Axis { configuration.axis.other }

  private func configurationDidChange(from old: LazyConfiguration) {
    let itemsChanged = !ValueComparator.areEqual(old.items, configuration.items)
    guard itemsChanged || old.alignment != configuration.alignment || old.spacing != configuration.spacing else { return }
    crossLength = nil
    invalidateLayout()
  }

  func viewListDidChange() {
    index = nil
    setNeedsUpdate()
    invalidateLayout()
    invalidateDisplay()
    preferencesDidChange()
  }

  override func update() { needsUpdate = false }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let list { visit(list) }
  }

  // MARK: Lines

  /// Brings tracks, lines and extents up to date for a length across the axis.
  private func prepare(cross length: CGFloat?) {
    if index != nil, crossLength == length, tracks != nil { return }
    let newTracks =
      configuration.items.map { GridTracks($0, in: length) }
      ?? GridTracks([GridItem(.flexible(minimum: 0))], in: length)
    let oldColumns = tracks?.tracks.count
    if index == nil || newTracks.tracks.count != oldColumns {
      var segments: [ListSegment] = []
      list.appendSegments(to: &segments, offset: 0)
      let made = LazyLineIndex(segments: segments, columns: max(newTracks.tracks.count, 1))
      index = made
      extents = LazyExtents(count: made.lineCount, spacing: configuration.spacing)
    } else if crossLength != length {
      extents = LazyExtents(count: index!.lineCount, spacing: configuration.spacing)
    }
    tracks = newTracks
    crossLength = length
  }

  private func proposal(forTrack track: GridTracks.Track?, isFull: Bool) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    // A stack passes on what it was offered; a grid's cells have their track's length.
    if isFull || configuration.items == nil {
      proposal[cross] = crossLength
    } else {
      proposal[cross] = track?.length
    }
    return proposal
  }

  /// Makes a line's nodes, measures it and remembers its length.
  private func measure(_ lineIndex: Int) -> CGFloat {
    let line = index!.line(lineIndex)
    var length: CGFloat = 0
    for (column, element) in line.elements.enumerated() {
      let node = list.node(at: element)
      let size = node.size(for: proposal(forTrack: tracks!.tracks[column], isFull: line.isFull))
      length = max(length, size[axis])
    }
    extents.setLength(length, of: lineIndex)
    return length
  }

  // MARK: Sizing

  override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    prepare(cross: proposal[cross])
    if !extents.hasMeasured { measureFirstLines() }
    var size = CGSize.zero
    size[axis] = extents.total
    size[cross] = crossSize(for: proposal)
    return size
  }

  private func crossSize(for proposal: ProposedViewSize) -> CGFloat {
    if let offered = proposal[cross] {
      return configuration.items == nil ? offered : max(offered, tracks!.total)
    }
    if configuration.items != nil { return tracks!.total }
    // Without an offer a lazy stack is as wide as the widest of its first lines.
    return (0..<min(index!.lineCount, 8)).map { line in
      index!.line(line).elements.map { list.node(at: $0).size(for: .unspecified)[cross] }.max() ?? 0
    }.max() ?? 0
  }

  /// A first estimate needs something measured: what a screen shows, or everything where nothing scrolls.
  private func measureFirstLines() {
    let limit = scrollNode.map { scroll in scroll.placedProposal[axis] ?? scroll.size[axis] }
    var length: CGFloat = 0
    for line in 0..<index!.lineCount {
      if let limit, limit > 0, length > limit { break }
      if limit == 0 && line > 0 { break }
      length += measure(line) + configuration.spacing
    }
  }

  // MARK: Placing

  override func sizeDepends(on child: ViewNode) -> Bool { true }

  override func placeChildren() {
    prepare(cross: placedProposal[cross] ?? nil)
    placedStarts.removeAll(keepingCapacity: true)
    showVisibleLines()
  }

  func viewportDidChange() {
    guard index != nil, !needsLayout, wantedRange != shownRange else { return }
    showVisibleLines()
  }

  override func placementInWindowDidChange() {
    viewportDidChange()
    super.placementInWindowDidChange()
  }

  /// The part of the container that shows, with half a screen more on either side.
  private var wantedRange: ClosedRange<CGFloat>? {
    guard let scrollNode else { return nil }
    let visible = scrollNode.visibleRect(in: self)
    let (start, length) =
      axis == .vertical ? (visible.minY, visible.height) : (visible.minX, visible.width)
    return start...(start + length)
  }

  private func showVisibleLines() {
    let lineCount = index!.lineCount
    guard lineCount > 0 else {
      release(outside: 0..<0)
      return
    }
    shownRange = wantedRange
    guard let wanted = shownRange else {
      for line in 0..<lineCount { place(line) }
      shownLines = 0..<lineCount
      finish()
      return
    }
    var first = extents.line(at: wanted.lowerBound)
    if extents.position(of: first) + extents.length(of: first) < wanted.lowerBound, first + 1 < lineCount { first += 1 }
    var line = first
    var position = extents.position(of: first)
    while line < lineCount, position <= wanted.upperBound {
      let length = measure(line)
      position += length + configuration.spacing
      line += 1
    }
    let lines = first..<max(line, first)
    release(outside: lines)
    shownLines = lines
    for line in lines { place(line) }
    finish()
  }

  /// The container's length follows what is now known of its lines.
  private func finish() {
    if abs(extents.total - size[axis]) > 0.01 { invalidateLayout() }
  }

  private func release(outside lines: Range<Int>) {
    for line in shownLines where !lines.contains(line) {
      placedStarts[line] = nil
      guard line < index!.lineCount else { continue }
      for element in index!.line(line).elements { list.releaseNode(at: element) }
    }
    if lines != shownLines { invalidateDisplay() }
  }

  private func place(_ lineIndex: Int) {
    let line = index!.line(lineIndex)
    let length = measure(lineIndex)
    let start = extents.position(of: lineIndex)
    if placedStarts.updateValue(start, forKey: lineIndex) == start { return }
    let shift = configuration.items == nil ? 0 : (size[cross] - tracks!.total) / 2
    for (column, element) in line.elements.enumerated() {
      let node = list.node(at: element)
      let track = tracks!.tracks[column]
      let offered = proposal(forTrack: track, isFull: line.isFull)
      var cell = CGSize.zero
      cell[axis] = length
      let isWhole = line.isFull || configuration.items == nil
      cell[cross] = isWhole ? size[cross] : track.length
      let alignment = line.isFull ? .center : track.alignment ?? configuration.alignment
      var origin = node.alignedOrigin(for: offered, in: cell, by: alignment)
      origin[axis] += start
      if !isWhole { origin[cross] += shift + track.position }
      placeChild(node, at: origin, proposal: offered)
    }
  }

  override func scrollTarget(forID id: AnyHashable) -> ScrollPlace? {
    guard let index, let element = list.index(ofID: id), element < list.count else {
      return super.scrollTarget(forID: id)
    }
    let line = index.line(ofElement: element)
    if shownLines.contains(line), let node = list.existingNode(at: element) {
      return ScrollPlace(node: node, rect: CGRect(origin: .zero, size: node.size))
    }
    var rect = CGRect(origin: .zero, size: size)
    rect.origin[axis] = extents.position(of: line)
    rect.size[axis] = extents.length(of: line)
    return ScrollPlace(node: self, rect: rect)
  }

  var childIDs: [ObjectIdentifier: AnyHashable] {
    guard let index else { return [:] }
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    for line in shownLines where line < index.lineCount {
      for element in index.line(line).elements {
        if let node = list.existingNode(at: element) { ids[ObjectIdentifier(node)] = list.explicitID(at: element) }
      }
    }
    return ids
  }

  // MARK: Drawing and pressing

  private var shownNodes: [ViewNode] {
    guard let index else { return [] }
    return shownLines.flatMap { line in
      line < index.lineCount ? index.line(line).elements.compactMap { list.existingNode(at: $0) } : []
    }
  }

  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    for node in shownNodes { builder.append(node) }
    return builder.finish()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    for node in shownNodes.reversed() {
      if let hit = node.hitTest(node.convertFromParent(point)) { return hit }
    }
    return nil
  }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    for node in shownNodes { node.appendAccessibility(to: &builder) }
  }

  override var debugName: String {
    (configuration.items == nil ? "Lazy\(axis == .vertical ? "V" : "H")Stack" : "Lazy\(axis == .vertical ? "V" : "H")Grid")
  }
}
