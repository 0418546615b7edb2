import CoreGraphicsTypes
import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore
import UIKitTypes

// What a table asks of its data source and delegate, and how what they answer is placed.
extension UITableView {
  var listStyle: _ListStyleKind {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
  private var metrics: ListMetrics { .usual }
  /// From the table's sides to its cards.
  var cardMargin: CGFloat { listStyle.hasCards ? metrics.margin(forWidth: bounds.width) : 0 }

  /// Where everything lies as far as numbers of rows and fixed heights say.
  func askedGeometry() -> TableGeometry {
    var geometry = TableGeometry()
    guard let dataSource else { return geometry }
    let count = dataSource.numberOfSections(in: self)
    geometry.sections = (0..<max(count, 0)).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return self.section(section, rows: RowHeights(count: rows, estimate: rows > 0 ? estimate(section) : 0))
    }
    if estimatedRowHeight == 0 { measureAll(&geometry) }
    return geometry
  }

  /// A section of rows, with what is known of its header and footer.
  func section(_ section: Int, rows: RowHeights) -> TableGeometry.Section {
    let header = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let footer = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return TableGeometry.Section(
      header: header < 0 ? supposed(section, isHeader: true) : header, headerIsMeasured: header >= 0, rows: rows,
      footer: footer < 0 ? supposed(section, isHeader: false) : footer, footerIsMeasured: footer >= 0)
  }

  /// The height of a header or a footer until it shows.
  private func supposed(_ section: Int, isHeader: Bool) -> CGFloat {
    let said = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if said >= 0 { return said }
    guard title(section, isHeader: isHeader) != nil else { return gap(section, isHeader: isHeader) }
    let insets = isHeader ? headerInsets : metrics.footerInsets
    return insets.top + insets.bottom + UIFont.preferredFont(forTextStyle: .footnote).lineHeight
  }

  /// How high rows of a section are until they show.
  func estimate(_ section: Int) -> CGFloat {
    let path = IndexPath(row: 0, section: section)
    let said = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if said > 0 { return said }
    let fixed = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return fixed >= 0 ? fixed : RowPosition.leastHeight
  }

  private func measureAll(_ geometry: inout TableGeometry) {
    for section in geometry.sections.indices {
      for row in 0..<geometry.sections[section].rows.count {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { geometry.sections[section].rows.set(height, of: row) }
      }
    }
  }

  // MARK: Rows

  func madeCell(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    // A row that comes is made as it is to be; only its coming moves.
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.rowState.owner = self
      cell.rowState.changed()
      cell.setSelected(choice.selected.contains(path), animated: false)
      cell.layer.zPosition = 0
      made = cell
    }
    return made ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Tells a row where it is, before it is measured and placed.
  func prepare(_ cell: UITableViewCell, _ path: IndexPath, _ geometry: TableGeometry) {
    var place = RowPosition()
    place.style = listStyle
    place.isFirst = path.row == 0
    place.isLast = path.row == geometry.sections[path.section].rows.count - 1
    place.sideInset = sideInset
    place.hasSeparator = separatorStyle != .none
    place.separatorColor = separatorColor
    place.separatorInset = ownSeparatorInset
    place.pixel = 1 / max(traitCollection.displayScale, 1)
    if isEditing {
      let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
      place.choosesSeveral = allowsMultipleSelectionDuringEditing
      place.editingStyle = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      place.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
      place.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.setEditing(canEdit || place.canMove || place.choosesSeveral, animated: false)
    } else {
      cell.setEditing(false, animated: false)
    }
    cell.place = place
  }

  func height(of cell: UITableViewCell, _ path: IndexPath) -> CGFloat {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if said >= 0 { return said }
    let width = max(bounds.width - 2 * cardMargin, 0)
    cell.bounds.size.width = width
    return cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Puts a part of the table in its place, above what is behind rows; what sticks or is moved is in front.
  func put(_ view: UIView, _ frame: CGRect) {
    if view.superview !== self {
      if let cell = view as? UITableViewCell {
        if let path = content.cells.first(where: { $0.value === cell })?.key {
          delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      } else {
        tellDisplay(view)
        addSubview(view)
      }
    }
    if view.frame != frame { view.frame = frame }
  }
  private func tellDisplay(_ view: UIView) {
    if let section = content.headers.first(where: { $0.value === view })?.key {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else if let section = content.footers.first(where: { $0.value === view })?.key {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  // MARK: Headers and footers

  func title(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }
  private var headerInsets: (top: CGFloat, bottom: CGFloat) {
    guard style == .plain else { return metrics.headerInsets }
    guard sectionHeaderTopPadding >= 0, sectionHeaderTopPadding < .greatestFiniteMagnitude else {
      return metrics.plainHeaderInsets
    }
    return metrics.plainHeaderInsets(withPadding: sectionHeaderTopPadding)
  }

  /// The view above or below a section; `nil` where there is none.
  func madeSupplement(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    if let own {
      (own as? UITableViewHeaderFooterView)?.sideInset = sideInset
      return own
    }
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var text: UIListContentConfiguration
    switch (style, isHeader) {
    case (.plain, true):
      text = .plainHeader()
      view.backgroundConfiguration = .listPlainHeaderFooter()
    case (.plain, false): text = .plainFooter()
    case (_, true): text = .groupedHeader()
    case (_, false): text = .groupedFooter()
    }
    if isHeader { (text.directionalLayoutMargins.top, text.directionalLayoutMargins.bottom) = headerInsets }
    text.text = title
    view.contentConfiguration = text
    view.accessibilityTraits = isHeader ? .header : .none
    view.sideInset = sideInset
    return view
  }

  /// The height of a header or footer that follows from what it shows; room of its own where there is none.
  func height(ofSupplement view: UIView?, _ section: Int, isHeader: Bool) -> CGFloat {
    guard let view else { return gap(section, isHeader: isHeader) }
    let width = max(bounds.width - 2 * cardMargin, 0)
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(CGSize(width: width, height: 0)).height }
    if !view.constraints.isEmpty {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let own = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return own > 0 ? own : view.bounds.height
  }

  /// The room above or below a section that has no header or footer.
  private func gap(_ section: Int, isHeader: Bool) -> CGFloat {
    guard listStyle.isGrouped else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil ? metrics.firstCardInset : metrics.sectionSpacing / 2
  }

  /// Places the views above and below all sections and behind them, and says how high the content is.
  func placeTableSupplements(_ geometry: inout TableGeometry) {
    let width = bounds.width
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    geometry.top = tableHeaderView?.frame.height ?? 0
    var end = geometry.end()
    if let view = tableFooterView {
      let frame = CGRect(x: 0, y: end, width: width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
      end += frame.height
    }
    contentSize = CGSize(width: width, height: end)
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
  }
}
