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
    var lineCount: Int { (elements.count - 1) / columns + 1 }
  }
  /// The lines of a section that has a header or a footer.
  struct Section: Equatable {
    var header: Range<Int>
    var rows: Range<Int>
    var footer: Range<Int>
    var lines: Range<Int> { header.lowerBound..<footer.upperBound }
  }
  private var runs: [Run] = []
  private var sections: [Section] = []
  private(set) var lineCount = 0

  init(segments: [ListSegment], columns: Int) {
    for segment in segments {
      let header = append(segment.header, columns: 1, isFull: true)
      let rows = append(segment.rows, columns: columns, isFull: false)
      let footer = append(segment.footer, columns: 1, isFull: true)
      if !header.isEmpty || !footer.isEmpty { sections.append(Section(header: header, rows: rows, footer: footer)) }
    }
  }

  /// The section that a line belongs to, if it has a header or a footer.
  func section(ofLine line: Int) -> Section? {
    let position = sections.partition { $0.lines.lowerBound <= line } - 1
    return position >= 0 && sections[position].lines.contains(line) ? sections[position] : nil
  }

  /// Adds lines for elements; returns which.
  private mutating func append(_ elements: Range<Int>, columns: Int, isFull: Bool) -> Range<Int> {
    let first = lineCount
    guard !elements.isEmpty else { return first..<first }
    let run = Run(firstLine: lineCount, elements: elements, columns: columns, isFull: isFull)
    runs.append(run)
    lineCount += run.lineCount
    return first..<lineCount
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
