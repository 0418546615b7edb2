import CoreGraphicsTypes
import Foundation

/// Where a table's headers, rows and footers lie, as far as that is known.
struct TableGeometry {
  struct Section {
    var header: CGFloat
    var headerIsMeasured: Bool
    var rows: RowHeights
    var footer: CGFloat
    var footerIsMeasured: Bool

    var height: CGFloat { header + rows.total + footer }
  }

  var sections: [Section] = [] { didSet { startsAreCached = false } }
  /// Where the first section begins: below the table's own header.
  var top: CGFloat = 0 { didSet { if top != oldValue { startsAreCached = false } } }
  private var starts: [CGFloat] = []
  private var startsAreCached = false

  /// How many rows each section has.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Where a section begins; for the number of sections, where the last one ends.
  mutating func start(of section: Int) -> CGFloat {
    if !startsAreCached {
      starts = [top]
      starts.reserveCapacity(sections.count + 1)
      for section in sections { starts.append((starts.last ?? 0) + section.height) }
      startsAreCached = true
    }
    return starts[section]
  }

  mutating func end() -> CGFloat { start(of: sections.count) }

  /// The section at a height, the first and the last one beyond the ends; `nil` where there are none.
  mutating func section(at y: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle + 1) > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// From top to bottom where a row is.
  mutating func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let section = sections[path.section]
    let top = start(of: path.section) + section.header + section.rows.start(of: path.row)
    return top...(top + section.rows[path.row])
  }
  mutating func headerSpan(of section: Int) -> ClosedRange<CGFloat> {
    let top = start(of: section)
    return top...(top + sections[section].header)
  }
  mutating func footerSpan(of section: Int) -> ClosedRange<CGFloat> {
    let end = start(of: section + 1)
    return (end - sections[section].footer)...end
  }
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows.count
  }
}
