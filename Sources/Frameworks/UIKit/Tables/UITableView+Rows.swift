import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore

extension UITableView {
  /// The row at a place, where it shows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }
  /// The place of a row that shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { content.cells.first { $0.value === cell }?.key }
  /// The rows that show, from top to bottom.
  public var visibleCells: [UITableViewCell] { shownPaths.compactMap { content.cells[$0] } }
  /// The places of the rows that show, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  private var shownPaths: [IndexPath] {
    layoutIfNeeded()
    return content.cells.keys.sorted()
  }
  /// The header of a section, where it shows.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.headers[section] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, where it shows.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.footers[section] as? UITableViewHeaderFooterView
  }

  /// Where a row lies in the table's coordinates; rows that have not shown are where they are supposed to be.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    var geometry = content.geometry(self)
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.span(of: indexPath)
    return CGRect(
      x: cardMargin, y: span.lowerBound, width: max(bounds.width - 2 * cardMargin, 0), height: span.upperBound - span.lowerBound)
  }
  /// Where a section lies, with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    var geometry = content.geometry(self)
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (start, end) = (geometry.start(of: section), geometry.start(of: section + 1))
    return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }
  /// Where the header of a section lies.
  public func rectForHeader(inSection section: Int) -> CGRect {
    var geometry = content.geometry(self)
    guard geometry.sections.indices.contains(section) else { return .zero }
    let span = geometry.headerSpan(of: section)
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }
  /// Where the footer of a section lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    var geometry = content.geometry(self)
    guard geometry.sections.indices.contains(section) else { return .zero }
    let span = geometry.footerSpan(of: section)
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }
  /// The place of the row at a point; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    var geometry = content.geometry(self)
    guard point.y >= geometry.top, point.y < geometry.end(), let section = geometry.section(at: point.y) else { return nil }
    let top = geometry.start(of: section) + geometry.sections[section].header
    let rows = geometry.sections[section].rows
    guard point.y >= top, point.y < top + rows.total, let row = rows.row(at: point.y - top) else { return nil }
    return IndexPath(row: row, section: section)
  }
  /// The places of the rows that a rectangle meets, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    var geometry = content.geometry(self)
    guard var section = geometry.section(at: rect.minY) else { return [] }
    var paths: [IndexPath] = []
    while section < geometry.sections.count, geometry.start(of: section) < rect.maxY {
      let top = geometry.start(of: section) + geometry.sections[section].header
      let rows = geometry.sections[section].rows
      var row = rows.row(at: rect.minY - top) ?? rows.count
      while row < rows.count, top + rows.start(of: row) < rect.maxY {
        if top + rows.start(of: row + 1) > rect.minY { paths.append(IndexPath(row: row, section: section)) }
        row += 1
      }
      section += 1
    }
    return paths
  }

  /// Moves the content until a row shows where it is said.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard content.geometry(self).contains(indexPath) else { return }
    // Rows on the way are measured when they show, so that the place may turn out to be another one.
    for _ in 0..<(animated ? 1 : 4) {
      let offset = self.offset(showing: rectForRow(at: indexPath), scrollPosition)
      guard offset != contentOffset else { return }
      setContentOffset(offset, animated: animated)
      if !animated { layoutIfNeeded() }
    }
  }
  /// Moves the content until the chosen row that is nearest to the top shows where it is said.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = choice.selected.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let (top, height) = (inset.top, bounds.height - inset.top - inset.bottom)
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - top
    case .middle: y = rect.midY - height / 2 - top
    case .bottom: y = rect.maxY - height - top
    case .none:
      if rect.minY < y + top { y = rect.minY - top } else if rect.maxY > y + top + height { y = rect.maxY - height - top }
    }
    let last = max(contentSize.height + inset.bottom - bounds.height, -top)
    return CGPoint(x: contentOffset.x, y: min(max(y, -top), last))
  }
}
