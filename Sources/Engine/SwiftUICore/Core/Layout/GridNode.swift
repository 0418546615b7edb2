package import Foundation

/// A row's cells; the grid around it decides where they go.
package final class GridRowNode: EagerContainerNode {
  var alignment: VerticalAlignment? {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  /// What the grid decided: the row's size, and each cell's place in it.
  fileprivate var assignedSize = CGSize.zero
  fileprivate var placements: [LayoutPlacement] = []

  init(alignment: VerticalAlignment?, inputs: _ViewInputs) {
    self.alignment = alignment
    super.init(inputs: inputs)
  }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize {
    // Outside of a grid a row is a row of views.
    guard !placements.isEmpty else {
      return StackLayoutEngine(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
        .arrange(allChildren, for: proposal).size
    }
    return assignedSize
  }

  package override func placeChildren() {
    for (child, placement) in zip(allChildren, placements) {
      placeChild(child, at: placement.origin, proposal: placement.proposal)
    }
  }
  package override var debugName: String { "GridRow" }
}

/// Lines up cells in columns (Facts 8.5).
///
/// A column is as wide as its widest cell. Without a height columns divide the width as a stack's children do: each offered an
/// equal share of what is left, the least flexible first. With a height they are offered equal shares, and what is left goes to
/// those that fill theirs, so that a text that wraps keeps to its share. Rows divide the height as a stack does; the cells of each
/// are lined up by a guide, as the views of a stack are, and the row is as high as all of them together.
package final class GridNode: EagerContainerNode {
  var configuration: GridConfiguration {
    didSet { if configuration != oldValue { invalidateLayout() } }
  }
  private var cached: (proposal: ProposedViewSize, arrangement: Arrangement)?

  init(_ configuration: GridConfiguration, inputs: _ViewInputs) {
    self.configuration = configuration
    super.init(inputs: inputs)
  }

  private struct Cell {
    let node: ViewNode
    let columns: Range<Int>
    let unsized: Axis.Set
  }
  private struct Row {
    let element: ViewNode
    let row: GridRowNode?
    var cells: [Cell]
  }
  private struct Arrangement {
    var size = CGSize.zero
    var columns: [(position: CGFloat, length: CGFloat)] = []
    var rows: [(position: CGFloat, length: CGFloat)] = []
    /// From each row's top to the guide by which its cells are lined up.
    var guides: [CGFloat] = []
  }

  private func makeRows() -> [Row] {
    var rows: [Row] = []
    var columnCount = 1
    for element in allChildren {
      // Wrappers that add nothing to the layout pass a row through to its grid.
      guard let row = element.layoutNode as? GridRowNode else {
        rows.append(Row(element: element, row: nil, cells: []))
        continue
      }
      var column = 0
      let cells = row.allChildren.map { node in
        let span = node.trait(GridCellColumnsKey.self)
        defer { column += span }
        return Cell(node: node, columns: column..<column + span, unsized: node.trait(GridCellUnsizedAxesKey.self))
      }
      columnCount = max(columnCount, column)
      rows.append(Row(element: element, row: row, cells: cells))
    }
    return rows.map { row in
      guard row.row == nil else { return row }
      var full = row
      full.cells = [
        Cell(node: row.element, columns: 0..<columnCount, unsized: row.element.trait(GridCellUnsizedAxesKey.self))
      ]
      return full
    }
  }

  private func arrangement(for proposal: ProposedViewSize, _ rows: [Row]) -> Arrangement {
    if let cached, cached.proposal == proposal { return cached.arrangement }
    var result = Arrangement()
    let columnCount = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
    let widths = columnWidths(rows, count: columnCount, for: proposal)
    result.columns = Self.positions(widths, spacing: configuration.horizontalSpacing)
    let lines = rowLines(rows, result.columns, offered: proposal.height)
    result.rows = Self.positions(lines.heights, spacing: configuration.verticalSpacing)
    result.guides = lines.guides
    result.size = CGSize(
      width: result.columns.last.map { $0.position + $0.length } ?? 0,
      height: result.rows.last.map { $0.position + $0.length } ?? 0)
    cached = (proposal, result)
    return result
  }

  private static func positions(_ lengths: [CGFloat], spacing: CGFloat) -> [(position: CGFloat, length: CGFloat)] {
    var position: CGFloat = 0
    return lengths.map { length in
      defer { position += length + spacing }
      return (position, length)
    }
  }

  private func columnWidths(_ rows: [Row], count: Int, for proposal: ProposedViewSize) -> [CGFloat] {
    let single = (0..<count).map { column in
      rows.flatMap { row in
        row.cells.filter { $0.columns == column..<column + 1 && row.row != nil && !$0.unsized.contains(.horizontal) }.map(\.node)
      }
    }
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      single[column].map { $0.size(for: ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
    }
    var widths = Self.lengths(
      of: count, in: proposal.width, spacing: configuration.horizontalSpacing, inShares: proposal.height != nil, width)
    widen(&widths, for: rows, offered: proposal.width)
    return widths
  }

  /// Cells over several columns that need more share the rest equally among these columns.
  private func widen(_ widths: inout [CGFloat], for rows: [Row], offered: CGFloat?) {
    for cell in rows.flatMap(\.cells) where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
      let gaps = configuration.horizontalSpacing * CGFloat(cell.columns.count - 1)
      let present = cell.columns.reduce(gaps) { $0 + widths[$1] }
      let isWhole = cell.columns.count == widths.count
      let offer = isWhole ? offered ?? present : present
      let needed = cell.node.size(for: ProposedViewSize(width: max(offer, present), height: nil)).width
      guard needed > present else { continue }
      for column in cell.columns { widths[column] += (needed - present) / CGFloat(cell.columns.count) }
    }
  }

  private func rowLines(
    _ rows: [Row], _ columns: [(position: CGFloat, length: CGFloat)], offered: CGFloat?
  ) -> (heights: [CGFloat], guides: [CGFloat]) {
    // A row is asked last for what it gets.
    var guides = Array(repeating: CGFloat(0), count: rows.count)
    func height(_ index: Int, _ offer: CGFloat?) -> CGFloat {
      var extent = AlignedExtent()
      let cells = rows[index].cells.filter { !$0.unsized.contains(.vertical) }
      for cell in cells {
        let own = cell.node.dimensions(for: ProposedViewSize(width: Self.width(of: cell, columns), height: offer))
        extent.add(own.height, guide: own[verticalAlignment(of: rows[index])])
      }
      guides[index] = cells.isEmpty ? 0 : extent.origin(ofGuide: 0)
      return cells.isEmpty ? 0 : extent.length
    }
    let heights = Self.lengths(
      of: rows.count, in: offered, spacing: configuration.verticalSpacing, inShares: false, height)
    return (heights, guides)
  }

  private func verticalAlignment(of row: Row) -> VerticalAlignment {
    row.row?.alignment ?? configuration.alignment.vertical
  }

  private static func width(of cell: Cell, _ columns: [(position: CGFloat, length: CGFloat)]) -> CGFloat {
    guard let first = columns[safe: cell.columns.lowerBound], let last = columns[safe: cell.columns.upperBound - 1] else {
      return 0
    }
    return last.position + last.length - first.position
  }

  /// Divides what is offered among columns or rows; each is as long as it likes where nothing is offered.
  private static func lengths(
    of count: Int, in offered: CGFloat?, spacing: CGFloat, inShares: Bool, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let offered else { return (0..<count).map { length($0, nil) } }
    let available = max(offered - spacing * CGFloat(max(count - 1, 0)), 0)
    return inShares ? share(available, count: count, taken: length) : divide(available, count: count, taken: length)
  }

  /// Divides a length as a stack does: the least flexible first, each offered an equal share of what is left.
  private static func divide(_ length: CGFloat, count: Int, taken: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    var (result, available) = (Array(repeating: CGFloat(0), count: count), length)
    let order = (0..<count).map { index -> (index: Int, flexibility: CGFloat) in
      (index, taken(index, .infinity) - taken(index, 0))
    }.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    for (done, entry) in order.enumerated() {
      let own = taken(entry.index, max(available / CGFloat(count - done), 0))
      result[entry.index] = own
      if available.isFinite { available -= own }
    }
    return result
  }

  /// Divides a length into equal shares, again and again: what needs more than its share takes it, then what takes less keeps to
  /// that, and the rest is for those that fill their shares.
  private static func share(_ length: CGFloat, count: Int, taken: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
    var (result, available) = (Array(repeating: CGFloat(0), count: count), length)
    var open = Array(0..<count)
    while !open.isEmpty {
      let share = max(available / CGFloat(open.count), 0)
      for index in open { result[index] = taken(index, share) }
      // Sums of paddings and contents may miss a share by a rounding error.
      let needMore = open.filter { result[$0] > share + 0.01 }
      let settled = needMore.isEmpty ? open.filter { result[$0] < share - 0.01 } : needMore
      guard !settled.isEmpty, settled.count < open.count else { break }
      for index in settled { available -= result[index] }
      open.removeAll(where: settled.contains)
    }
    return result
  }

  package override func layoutWasInvalidated() { cached = nil }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal, makeRows()).size }

  package override func placeChildren() {
    let rows = makeRows()
    let arrangement = arrangement(for: placedProposal, rows)
    for (row, (line, guide)) in zip(rows, zip(arrangement.rows, arrangement.guides)) {
      let placements = row.cells.map { cell in
        placement(of: cell, in: row, line: line.length, guide: guide, arrangement.columns, rows)
      }
      if let node = row.row {
        node.placements = placements
        node.assignedSize = CGSize(width: arrangement.size.width, height: line.length)
        node.invalidateOwnSize()
        placeChild(row.element, at: CGPoint(x: 0, y: line.position), proposal: ProposedViewSize(node.assignedSize))
      } else if let placement = placements.first {
        placeChild(
          row.element, at: CGPoint(x: placement.origin.x, y: placement.origin.y + line.position), proposal: placement.proposal)
      }
    }
  }

  private func placement(
    of cell: Cell, in row: Row, line: CGFloat, guide: CGFloat, _ columns: [(position: CGFloat, length: CGFloat)], _ rows: [Row]
  ) -> LayoutPlacement {
    let size = CGSize(width: Self.width(of: cell, columns), height: line)
    let proposal = ProposedViewSize(size)
    var origin: CGPoint
    if let anchor = cell.node.trait(GridCellAnchorKey.self) {
      let own = cell.node.size(for: proposal)
      origin = CGPoint(x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y)
    } else {
      let columnAlignment = rows.lazy.flatMap(\.cells).filter { $0.columns.lowerBound == cell.columns.lowerBound }
        .compactMap { $0.node.trait(GridColumnAlignmentKey.self) }.first
      let alignment = Alignment(
        horizontal: columnAlignment ?? configuration.alignment.horizontal, vertical: verticalAlignment(of: row))
      origin = cell.node.alignedOrigin(for: proposal, in: size, by: alignment)
      let own = cell.node.dimensions(for: proposal)
      origin.y = AlignedExtent.distance(from: own[alignment.vertical], to: guide)
      // What is as high as the row now, and was lower when its guide was asked for, stays in it.
      if own.height <= line { origin.y = min(max(origin.y, 0), line - own.height) }
    }
    origin.x += columns[safe: cell.columns.lowerBound]?.position ?? 0
    return LayoutPlacement(origin: origin, proposal: proposal)
  }

  package override var debugName: String { "Grid" }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
