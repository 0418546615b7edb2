import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// What a table shows: where its parts lie, and which of them exist.
@MainActor
final class TableContent {
  private var cached = TableGeometry()
  private var isCached = false
  private var isReloading = false
  /// How many begun changes have not been ended.
  var depth = 0
  var updates = ElementUpdates()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  private var width: CGFloat = 0

  /// Where everything is; the data source is asked where that is not known.
  func geometry(_ table: UITableView) -> TableGeometry {
    if !isCached {
      cached = table.askedGeometry()
      isCached = true
    }
    return cached
  }
  /// Changes what is known of where things are.
  func edit(_ table: UITableView, _ change: (inout TableGeometry) -> Void) {
    _ = geometry(table)
    change(&cached)
  }

  /// Has all asked for anew.
  func reload(_ table: UITableView) {
    isCached = false
    isReloading = true
    table.setNeedsLayout()
  }

  /// Has rows look again at what can be done with them.
  func rowsChanged() { for cell in cells.values { cell.rowState.changed() } }

  /// Takes what is known from before a change over to after it.
  func replace(_ geometry: TableGeometry, _ map: ElementMap, _ table: UITableView) {
    cached = geometry
    let places = map.new(for: cells.keys)
    var kept: [IndexPath: UITableViewCell] = [:]
    for (old, cell) in cells {
      if let new = places[old] { kept[new] = cell } else { discard(cell, old, table) }
    }
    cells = kept
    var kinds = [headers, footers]
    for index in kinds.indices {
      var moved: [Int: UIView] = [:]
      for (section, was) in map.sections.enumerated() {
        if let was, !map.reloadedSections.contains(was) { moved[section] = kinds[index].removeValue(forKey: was) }
      }
      for view in kinds[index].values { discard(view, table) }
      kinds[index] = moved
    }
    (headers, footers) = (kinds[0], kinds[1])
    table.setNeedsLayout()
  }

  /// Has a row asked for anew, in its place.
  func discard(_ path: IndexPath, _ table: UITableView) {
    if let cell = cells.removeValue(forKey: path) { discard(cell, path, table) }
  }

  // MARK: Layout

  func layOut(_ table: UITableView) {
    guard table.bounds.width > 0, table.bounds.height > 0 else { return }
    if table.bounds.width != width {
      // Heights follow from the width.
      if width > 0 { isCached = false }
      width = table.bounds.width
    }
    if isReloading {
      for (path, cell) in cells { discard(cell, path, table) }
      for view in Array(headers.values) + Array(footers.values) { discard(view, table) }
      (cells, headers, footers) = ([:], [:], [:])
      isReloading = false
    }
    _ = geometry(table)
    table.placeTableSupplements(&cached)
    show(table)
    table.placeTableSupplements(&cached)
    table.cells.clear()
    table.supplements.clear()
  }

  private func show(_ table: UITableView) {
    let shown = table.bounds.minY...table.bounds.maxY
    var (paths, headed, footed) = (Set<IndexPath>(), Set<Int>(), Set<Int>())
    // Parts that do not show any more wait before new ones are asked for, which then are made of them.
    if var section = cached.section(at: shown.lowerBound) {
      collect(shown, table)
      while section < cached.sections.count, cached.start(of: section) < shown.upperBound {
        if showSupplement(section, isHeader: true, shown, table) { headed.insert(section) }
        showRows(section, shown, table, &paths)
        if showSupplement(section, isHeader: false, shown, table) { footed.insert(section) }
        section += 1
      }
    }
    for (path, cell) in cells where !paths.contains(path) && !table.editing.keeps(cell) {
      cells[path] = nil
      discard(cell, path, table)
    }
    for (section, view) in headers where !headed.contains(section) {
      headers[section] = nil
      discard(view, table)
    }
    for (section, view) in footers where !footed.contains(section) {
      footers[section] = nil
      discard(view, table)
    }
    place(table)
  }

  /// Lets rows wait that are certainly out of what shows.
  private func collect(_ shown: ClosedRange<CGFloat>, _ table: UITableView) {
    for (path, cell) in cells where !table.editing.keeps(cell) {
      guard cached.contains(path) else { continue }
      let span = cached.span(of: path)
      guard span.upperBound < shown.lowerBound || span.lowerBound > shown.upperBound else { continue }
      cells[path] = nil
      discard(cell, path, table)
    }
  }

  private func showRows(_ section: Int, _ shown: ClosedRange<CGFloat>, _ table: UITableView, _ paths: inout Set<IndexPath>) {
    let top = cached.start(of: section) + cached.sections[section].header
    guard var row = cached.sections[section].rows.row(at: shown.lowerBound - top) else { return }
    while row < cached.sections[section].rows.count {
      let start = cached.start(of: section) + cached.sections[section].header + cached.sections[section].rows.start(of: row)
      guard start < shown.upperBound else { return }
      let path = IndexPath(row: row, section: section)
      let cell = cells[path] ?? table.madeCell(path)
      cells[path] = cell
      table.prepare(cell, path, cached)
      if cached.sections[section].rows.measured(row) == nil {
        cached.sections[section].rows.set(table.height(of: cell, path), of: row)
      }
      if start + cached.sections[section].rows[row] > shown.lowerBound { paths.insert(path) }
      row += 1
    }
  }

  /// Shows the header or the footer of a section if it is to be seen, and says whether it is.
  private func showSupplement(_ section: Int, isHeader: Bool, _ shown: ClosedRange<CGFloat>, _ table: UITableView) -> Bool {
    let isCached = isHeader ? cached.sections[section].headerIsMeasured : cached.sections[section].footerIsMeasured
    let span = isHeader ? cached.headerSpan(of: section) : cached.footerSpan(of: section)
    let sticks = table.style == .plain && isHeader
    let isNear = span.lowerBound <= shown.upperBound && (span.upperBound >= shown.lowerBound || sticks)
    guard isNear, !isCached || span.lowerBound < span.upperBound else { return false }
    var view = isHeader ? headers[section] : footers[section]
    if view == nil {
      view = table.madeSupplement(section, isHeader: isHeader)
      if isHeader { headers[section] = view } else { footers[section] = view }
    }
    if !isCached {
      let height = table.height(ofSupplement: view, section, isHeader: isHeader)
      if isHeader {
        (cached.sections[section].header, cached.sections[section].headerIsMeasured) = (height, true)
      } else {
        (cached.sections[section].footer, cached.sections[section].footerIsMeasured) = (height, true)
      }
    }
    return view != nil
  }

  /// Puts all that shows in its place.
  private func place(_ table: UITableView) {
    let margin = table.cardMargin
    let width = max(table.bounds.width - 2 * margin, 0)
    for (path, cell) in cells where !table.editing.keeps(cell) {
      let span = cached.span(of: path)
      let y = span.lowerBound + table.editing.shift(of: path)
      table.put(cell, CGRect(x: margin, y: y, width: width, height: span.upperBound - span.lowerBound))
    }
    let pin = table.bounds.minY + table.adjustedContentInset.top
    for (section, view) in headers {
      let span = cached.headerSpan(of: section)
      let height = span.upperBound - span.lowerBound
      var y = span.lowerBound
      if table.style == .plain { y = max(y, min(pin, cached.start(of: section + 1) - cached.sections[section].footer - height)) }
      table.put(view, CGRect(x: margin, y: y, width: width, height: height))
    }
    for (section, view) in footers {
      let span = cached.footerSpan(of: section)
      table.put(view, CGRect(x: margin, y: span.lowerBound, width: width, height: span.upperBound - span.lowerBound))
    }
  }

  private func discard(_ cell: UITableViewCell, _ path: IndexPath, _ table: UITableView) {
    cell.rowState.swipe.close()
    if let name = cell.reuseIdentifier { table.cells.put(cell, name) } else { cell.removeFromSuperview() }
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }
  private func discard(_ view: UIView, _ table: UITableView) {
    if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      table.supplements.put(view, name)
    } else {
      view.removeFromSuperview()
    }
  }
}
