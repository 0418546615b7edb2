import Foundation

/// One line of a lazy container: a row of cells, or a header or footer over the whole width.
struct LazyLine: Equatable {
  /// The list's elements in the line.
  var elements: Range<Int>
  /// Whether the line is a header or footer.
  var isFull: Bool
}

/// Which elements make which line, worked out from the list's segments without making nodes.
struct LazyLineIndex {
  private struct Run {
    var firstLine: Int
    var elements: Range<Int>
    var columns: Int
    var isFull: Bool
    var lineCount: Int { (elements.count + columns - 1) / columns }
  }
  private var runs: [Run] = []
  private(set) var lineCount = 0

  init(segments: [ListSegment], columns: Int) {
    for segment in segments {
      append(segment.header, columns: 1, isFull: true)
      append(segment.rows, columns: columns, isFull: false)
      append(segment.footer, columns: 1, isFull: true)
    }
  }

  private mutating func append(_ elements: Range<Int>, columns: Int, isFull: Bool) {
    guard !elements.isEmpty else { return }
    let run = Run(firstLine: lineCount, elements: elements, columns: columns, isFull: isFull)
    runs.append(run)
    lineCount += run.lineCount
  }

  func line(_ index: Int) -> LazyLine {
    let run = runs[runs.partition(by: { $0.firstLine <= index }) - 1]
    let start = run.elements.lowerBound + (index - run.firstLine) * run.columns
    return LazyLine(elements: start..<min(start + run.columns, run.elements.upperBound), isFull: run.isFull)
  }

  func line(ofElement element: Int) -> Int {
    let run = runs[runs.partition(by: { $0.elements.lowerBound <= element }) - 1]
    return run.firstLine + (element - run.elements.lowerBound) / run.columns
  }
}

extension Array {
  /// The number of leading elements for which a predicate holds, which must be true first and false from some point on.
  fileprivate func partition(by holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The lengths of lines along the axis: measured where known, the mean of those elsewhere.
///
/// A Fenwick tree over the differences from zero keeps the sum and the number of measured lines, so that the position of a line
/// and the line at a position are found in O(log n) whatever has been measured.
struct LazyExtents {
  private var measured: [Int: CGFloat] = [:]
  private var sums: FenwickTree
  private var counts: FenwickTree
  private(set) var count: Int
  var spacing: CGFloat
  private var knownTotal: CGFloat = 0

  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
    sums = FenwickTree(count: count)
    counts = FenwickTree(count: count)
  }

  /// The length of lines that were not measured.
  var estimate: CGFloat { measured.isEmpty ? 44 : knownTotal / CGFloat(measured.count) }
  var hasMeasured: Bool { !measured.isEmpty }
  func length(of line: Int) -> CGFloat { measured[line] ?? estimate }

  mutating func setLength(_ length: CGFloat, of line: Int) {
    let old = measured[line]
    guard old != length else { return }
    measured[line] = length
    sums.add(length - (old ?? 0), at: line)
    if old == nil { counts.add(1, at: line) }
    knownTotal += length - (old ?? 0)
  }

  /// Where a line begins; `count` gives the end of the last one plus a gap.
  func position(of line: Int) -> CGFloat {
    let known = sums.prefix(line)
    let unknown = CGFloat(line) - counts.prefix(line)
    return known + unknown * estimate + CGFloat(line) * spacing
  }

  var total: CGFloat { count == 0 ? 0 : position(of: count) - spacing }

  /// The line that contains a position, or the nearest one.
  func line(at position: CGFloat) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Sums of prefixes of an array that changes, both in O(log n) (Fenwick, 1994).
private struct FenwickTree {
  private var tree: [CGFloat]
  private let count: Int

  init(count: Int) {
    self.count = count
    tree = []
  }

  mutating func add(_ value: CGFloat, at index: Int) {
    if tree.isEmpty { tree = Array(repeating: 0, count: count + 1) }
    var index = index + 1
    while index <= count {
      tree[index] += value
      index += index & -index
    }
  }

  func prefix(_ length: Int) -> CGFloat {
    guard !tree.isEmpty else { return 0 }
    var sum: CGFloat = 0
    var index = length
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }
}
