import CoreGraphicsTypes
import SwiftUICore
import UIKitTypes

/// What all rows of a list have in common; a change of it concerns all that show.
nonisolated struct ListContext: Equatable {
  var style: _ListStyleKind
  var metrics: Metrics
  var minRowHeight: CGFloat
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat?
  var sectionSpacing: ListSectionSpacing
  /// What the app says of the distances around sections, or around the one that an element is in.
  var sectionMargins = ListSectionMargins()
  /// Whether a large title stands above, so that the first card needs no room of its own.
  var isBelowLargeTitle: Bool
  /// Whether it is the sidebar beside other columns: rows without cards and lines on the list's ground.
  var isColumn: Bool
  var isEditing: Bool
  /// Whether arrow keys select the rows that they lead to, where one can be selected.
  var followsKeys: Bool
  /// Whether every second row has another ground.
  var alternates = false
  /// The width of a line, in points.
  var pixel: CGFloat
  /// Whether an index stands at the trailing edge.
  var hasIndex = false
  /// What UIKit's appearances say of lists.
  var attributes = ListAttributes()

  var lists: ListMetrics { metrics.lists }

  /// The ground of the list.
  var background: Color { attributes.background ?? style.background }
  /// The ground of a row.
  var rowBackground: Color { attributes.rowBackground ?? style.rowBackground }

  /// From the sides of a list of some width to the section.
  func margins(forWidth width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let usual = style.hasCards ? lists.margin(forWidth: width) : 0
    return (sectionMargins.leading.points ?? usual, sectionMargins.trailing.points ?? usual)
  }

  /// The width of the list, for that of a section.
  func listWidth(forSectionWidth width: CGFloat) -> CGFloat {
    let margins: [CGFloat] = style.hasCards ? [lists.margin, lists.narrowMargin] : [0]
    for usual in margins {
      let (leading, trailing) = (sectionMargins.leading.points ?? usual, sectionMargins.trailing.points ?? usual)
      let total = width + leading + trailing
      if self.margins(forWidth: total) == (leading, trailing) { return total }
    }
    return width
  }

  /// The ground of every second row, where they alternate; on cards neither that of the others nor that of what is around.
  var alternateRowBackground: Color {
    style.isGrouped ? rowBackground.mix(with: Color(UIColor.label), by: 0.02) : Color(UIColor.secondarySystemBackground)
  }

  /// From the edges of a card to its texts.
  func textInset(forWidth width: CGFloat) -> CGFloat {
    if isColumn { return lists.column.textInset }
    return lists.textInset(forWidth: width, style: style)
  }

  /// What rows leave to an index, where no margin beside a card has room for it.
  var indexRoom: CGFloat { hasIndex && !style.hasCards ? lists.index.width : 0 }

  /// The room above the first row of a section without a header.
  func gapAbove(_ position: ListElementPosition, spacing: ListSectionSpacing?) -> CGFloat {
    if let points = sectionMargins.top.points { return points }
    guard style.isGrouped else { return 0 }
    if position.section == 0 { return isBelowLargeTitle || isColumn ? 0 : lists.firstCardInset }
    return self.spacing(spacing) / 2
  }

  /// The room below the last row of a section without a footer.
  func gapBelow(_ position: ListElementPosition, spacing: ListSectionSpacing?) -> CGFloat {
    if let points = sectionMargins.bottom.points { return points }
    return style.isGrouped ? self.spacing(spacing) / 2 : 0
  }

  private func spacing(_ own: ListSectionSpacing?) -> CGFloat {
    switch (own ?? sectionSpacing).amount {
    case .standard: lists.sectionSpacing
    case .compact: lists.compactSectionSpacing
    case .points(let points): points
    }
  }

  /// The room above and below the text of a header.
  func headerInsets(_ prominence: Prominence) -> (top: CGFloat, bottom: CGFloat) {
    let usual = usualHeaderInsets(prominence)
    return (sectionMargins.top.points ?? usual.top, usual.bottom)
  }

  /// The room above and below the text of a footer.
  var footerInsets: (top: CGFloat, bottom: CGFloat) {
    (lists.footerInsets.top, sectionMargins.bottom.points ?? lists.footerInsets.bottom)
  }

  private func usualHeaderInsets(_ prominence: Prominence) -> (top: CGFloat, bottom: CGFloat) {
    if !style.isGrouped {
      guard let padding = attributes.headerTopPadding else { return lists.plainHeaderInsets }
      return lists.plainHeaderInsets(withPadding: padding)
    }
    return style == .sidebar || prominence == .increased ? lists.largeHeaderInsets : lists.headerInsets
  }
}

/// What UIKit's appearances say of lists: of tables, else of collections.
nonisolated struct ListAttributes: Equatable {
  var background: Color?
  var rowBackground: Color?
  var selectedBackground: Color?
  var separatorColor: Color?
  var hasSeparators = true
  var showsSelection = true
  var showsIndicator = true
  var headerTopPadding: CGFloat?

  init() {}

  init(_ values: AppearanceValues) {
    let (tables, collections) = (values.tables, values.collections)
    background = (tables.view.background ?? collections.view.background)?.color
    rowBackground = (values.cells.view.background ?? values.collectionCells.view.background)?.color
    selectedBackground = (values.cells.selectedBackground ?? values.collectionCells.selectedBackground)?.color
    separatorColor = tables.separatorColor?.color
    hasSeparators = tables.hasSeparators
    showsSelection =
      tables.allowsSelection && collections.allowsSelection && values.cells.showsSelection
      && values.collectionCells.showsSelection
    showsIndicator = tables.showsVerticalIndicator && collections.showsVerticalIndicator
    headerTopPadding = tables.headerTopPadding
  }
}

private enum IsBelowLargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a large title stands right above what shows here; the screen around says so.
  package var isBelowLargeTitle: Bool {
    get { self[IsBelowLargeTitleKey.self] }
    set { self[IsBelowLargeTitleKey.self] = newValue }
  }
}

private enum IsSidebarColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether what shows here is the first column of a split view, beside the others.
  var isSidebarColumn: Bool {
    get { self[IsSidebarColumnKey.self] }
    set { self[IsSidebarColumnKey.self] = newValue }
  }
}
