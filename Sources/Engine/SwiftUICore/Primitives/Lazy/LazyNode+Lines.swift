import Foundation

/// Which lines a lazy container shows, and where.
extension LazyNode {
  /// Measures what is to be seen from an anchor on, in both directions, and moves the content along if the anchor's place by the
  /// lengths of the lines before it has changed.
  func linesToShow(in range: ClosedRange<CGFloat>) -> [ShownLine] {
    guard currentIndex.lineCount > 0 else { return [] }
    let kept = resumedAnchor(in: range) ?? anchor(in: range)
    let anchorLine = kept?.line ?? extents.line(at: range.lowerBound)
    let anchorStart = kept?.start ?? extents.position(of: anchorLine)
    var later: [ShownLine] = []
    var position = anchorStart
    var line = anchorLine
    while line < currentIndex.lineCount, position <= range.upperBound || later.isEmpty, mayMeasure(line - anchorLine) {
      let measured = measure(line)
      if position + measured.length >= range.lowerBound { later.append(measured) }
      position += measured.length + configuration.spacing
      line += 1
    }
    var earlier: [ShownLine] = []
    position = anchorStart
    line = anchorLine - 1
    while line >= 0, position - configuration.spacing > range.lowerBound, mayMeasure(anchorLine - line) {
      let measured = measure(line)
      earlier.append(measured)
      position -= measured.length + configuration.spacing
      line -= 1
    }
    var lines = earlier.reversed() + later
    extents.updateEstimate()
    let shift = extents.position(of: anchorLine) - anchorStart
    if abs(shift) > 1e-6 { scrollNode?.contentDidShift(by: shift, along: axis) }
    addPinnedLines(to: &lines)
    addHeldLine(to: &lines)
    setStarts(of: &lines)
    return lines
  }

  /// Whether one more line is made after a number of them; lines without length would all have room.
  private func mayMeasure(_ count: Int) -> Bool {
    if count < NumberLimits.lines { return true }
    Diagnostics.report("\(debugName) has more than \(NumberLimits.lines) lines where it shows; the others do not show")
    return false
  }

  /// The first line that was to be seen and is still there, and where it is; `nil` where lines show that did not before, and at
  /// the beginning of the content, where what is new at the beginning is to be seen.
  private func anchor(in range: ClosedRange<CGFloat>) -> (line: Int, start: CGFloat)? {
    guard let scrollNode, !shown.isEmpty, scrollNode.offset[axis] > 0 else { return nil }
    let top = visibleBounds?.lowerBound ?? range.lowerBound
    let seen = shown.lazy.filter { $0.start + $0.length > top && $0.start < range.upperBound }
    guard listHasChanged else { return seen.first.map { ($0.line, $0.start) } }
    return firstSurvivor(of: seen, in: currentIndex).map { ($0.line, $0.before.start) }
  }

  /// The part of the container inside the scroll view's bounds, without what shows below bars.
  private var visibleBounds: ClosedRange<CGFloat>? {
    guard let scrollNode else { return nil }
    let uncovered = scrollNode.uncovered
    return range(from: scrollNode.convert(uncovered.origin, to: self)[axis], length: uncovered.size[axis])
  }

  func setStarts(of lines: inout [ShownLine]) {
    for index in lines.indices {
      lines[index].start = extents.position(of: lines[index].line)
      lines[index].placedStart = lines[index].start
    }
    pin(&lines)
  }

  // MARK: Pinned headers and footers

  /// Adds the header of the section at the beginning of what shows, and the footer of the one at its end.
  private func addPinnedLines(to lines: inout [ShownLine]) {
    guard !configuration.pinnedViews.isEmpty, let first = lines.first?.line, let last = lines.last?.line else { return }
    if configuration.pinnedViews.contains(.sectionHeaders), let header = currentIndex.section(ofLine: first)?.header.first,
      header < first
    {
      lines.insert(measure(header), at: 0)
    }
    if configuration.pinnedViews.contains(.sectionFooters), let footer = currentIndex.section(ofLine: last)?.footer.first,
      footer > last
    {
      lines.append(measure(footer))
    }
  }

  /// Adds the line that a finger holds where it is not among those that show.
  private func addHeldLine(to lines: inout [ShownLine]) {
    guard let held, held.node.isMounted, held.index < list.count else { return }
    let line = currentIndex.line(ofElement: held.index)
    guard !lines.contains(where: { $0.line == line }) else { return }
    let measured = measure(line)
    lines.insert(measured, at: lines.firstIndex { $0.line > line } ?? lines.endIndex)
  }

  /// Keeps headers at the beginning of what shows and footers at its end, as long as their section is there.
  private func pin(_ lines: inout [ShownLine]) {
    guard !configuration.pinnedViews.isEmpty, let bounds = visibleBounds else { return }
    for index in lines.indices {
      let line = lines[index]
      guard let section = currentIndex.section(ofLine: line.line) else { continue }
      if section.header.contains(line.line), configuration.pinnedViews.contains(.sectionHeaders) {
        let last = section.lines.upperBound - 1
        let end = extents.position(of: last) + extents.length(of: last)
        lines[index].placedStart = max(line.start, min(bounds.lowerBound, end - line.length))
      } else if section.footer.contains(line.line), configuration.pinnedViews.contains(.sectionFooters) {
        let begin = extents.position(of: section.lines.lowerBound)
        lines[index].placedStart = min(line.start, max(bounds.upperBound - line.length, begin))
      }
    }
  }

  // MARK: Nodes in their places

  /// Places lines, but for those that are where they were.
  func place(_ lines: [ShownLine], over old: [ShownLine]) {
    let before = Dictionary(old.map { ($0.line, $0) }) { first, _ in first }
    for line in lines {
      if !listHasChanged, let cached = before[line.line], cached.placedStart == line.placedStart, cached.length == line.length,
        cached.nodes.elementsEqual(line.nodes, by: ===)
      {
        continue
      }
      place(line)
    }
  }

  /// Where the tracks begin in a container that is wider than they are, by the grid's alignment.
  private var tracksShift: CGFloat {
    let key = cross == .horizontal ? configuration.alignment.horizontal.key : configuration.alignment.vertical.key
    var inner = size
    inner[cross] = tracks.total
    let shift = { (size: CGSize) in ViewDimensions(node: nil, size: size, proposal: ProposedViewSize(size))[key] }
    return shift(size) - shift(inner)
  }

  private func place(_ shown: ShownLine) {
    let line = currentIndex.line(shown.line)
    let shift = configuration.items == nil ? 0 : tracksShift
    for (column, node) in shown.nodes.enumerated() {
      let track = tracks.tracks[column]
      var offered = proposal(forTrack: track, isFull: line.isFull)
      // As in a stack, a row has the container's own length across where it was offered none.
      if offered[cross] == nil {
        var placing = offered
        placing[cross] = size[cross]
        if node.mayAnswerOtherwise(to: placing, than: offered, taking: node.size(for: offered)) { offered = placing }
      }
      var cell = CGSize.zero
      cell[axis] = shown.length
      let isWhole = line.isFull || configuration.items == nil
      cell[cross] = isWhole ? size[cross] : track.length
      let alignment = line.isFull ? .center : track.alignment ?? configuration.alignment
      var origin = node.alignedOrigin(for: offered, in: cell, by: alignment)
      origin[axis] += shown.placedStart
      if !isWhole { origin[cross] += shift + track.position }
      placeChild(node, at: origin, proposal: offered)
    }
  }

  /// Puts to sleep what no longer shows, and lets come in what an update has put between lines that stay.
  func settle(from old: [ShownLine]) {
    let nodes = shown.flatMap(\.nodes)
    let now = Set(nodes.map(ObjectIdentifier.init))
    let before = Set(old.lazy.flatMap(\.nodes).map(ObjectIdentifier.init))
    if now != before || listHasChanged {
      invalidateDisplay()
      putToSleep(except: now)
    }
    guard listHasChanged, transaction.animation != nil else { return }
    if before.isEmpty { return childrenDidChange(from: [], to: nodes) }
    guard let last = nodes.lastIndex(where: { before.contains(ObjectIdentifier($0)) }) else { return }
    // What follows the last line that stays has come into view because others went.
    let staying = nodes.filter { before.contains(ObjectIdentifier($0)) }
    childrenDidChange(from: staying, to: Array(nodes[...last]))
  }

  /// Lets everything sleep but some nodes, and ends what has slept farthest away.
  private func putToSleep(except awake: Set<ObjectIdentifier>) {
    var asleep: [Int] = []
    list.forEachExistingElement { element, node in
      guard !awake.contains(ObjectIdentifier(node)) else { return }
      if !node.isSleepRoot, !node.isInactive { putToSleep(node, at: element) }
      if node.isSleepRoot { asleep.append(element) }
    }
    let middle = shown.isEmpty ? 0 : currentIndex.line(shown[shown.count / 2].line).elements.lowerBound
    for element in LazySleepers.elementsToEnd(of: asleep, around: middle) { list.releaseNode(at: element) }
  }
}
