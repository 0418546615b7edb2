public import Foundation
public import SwiftUICore

/// A column of a table: its title, and what it shows of each row's value.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  /// What a row stands for.
  public typealias TableRowValue = RowValue
  /// What sorts rows by the column.
  public typealias TableColumnSortComparator = Sort
  /// It is made of nothing else.
  public typealias TableColumnBody = Never
  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var columnWidth = TableColumnWidth.flexible()

  nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator) = (label, comparator)
    self.content = content
  }

  /// The column itself.
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(title: AnyView(label), content: { AnyView(content($0)) }, width: columnWidth, comparator: comparator)
    ]
  }

  /// Makes the column as wide as a number of points; as wide as fits with `nil`.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = width.flatMap { $0.finiteLength("width of a column") }.map { .fixed($0) } ?? .flexible()
    return column
  }

  /// Keeps the column's width between two numbers of points, at an ideal one where there is room.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.columnWidth = .flexible(
      minimum: min.flatMap { $0.finiteLength("width of a column") },
      ideal: ideal.flatMap { $0.finiteLength("width of a column") },
      maximum: max.flatMap { $0.length("width of a column") })
    return column
  }
}

/// Where the views of a column stand.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, leading, center, trailing, numeric
    case numbers(Locale.NumberingSystem)
  }
  private let kind: Kind
  /// As fits the column: where lines begin.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// Where lines begin.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(kind: .center)
  /// Where lines end.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// As numbers stand below each other: where lines end.
  public static let numeric = TableColumnAlignment(kind: .numeric)
  /// As numbers of a numbering system stand below each other: on the right, whichever way lines run.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> Self { Self(kind: .numbers(numberingSystem)) }

  nonisolated func horizontal(_ direction: LayoutDirection) -> HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    case .numbers: direction == .leftToRight ? .trailing : .leading
    }
  }
}
