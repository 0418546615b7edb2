public import Foundation
public import SwiftUICore

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts rows by these columns; `Never` where nothing does.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The columns that these are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these are made of.
  var tableColumnBody: TableColumnBody { get }
  /// The columns, in their order.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableRowValue == TableColumnBody.TableRowValue {
  /// The columns of what these are made of.
  public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// They are made of nothing else.
  public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  /// There are no rows.
  public typealias TableRowValue = Never
  /// Nothing sorts.
  public typealias TableColumnSortComparator = Never
  /// There are no columns.
  public typealias TableColumnBody = Never
  /// There are no columns.
  public var _columns: [_TableColumn<Never>] { [] }
}

/// One column of a table, behind its type.
nonisolated public struct _TableColumn<Row> {
  let title: AnyView
  let content: (Row) -> AnyView
  var width = TableColumnWidth.flexible()
  var alignment = TableColumnAlignment.automatic
  /// What sorts by the column; `nil` where nothing does.
  var comparator: Any?
  /// What the table's customization calls it.
  var customizationID: String?
  /// Whether it shows where the customization says nothing.
  var defaultVisibility = Visibility.automatic
}

/// How wide a column is.
nonisolated enum TableColumnWidth: Equatable {
  case fixed(CGFloat)
  case flexible(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil)
}

/// Columns that are what others are, but for one thing.
nonisolated private struct ChangedColumns<Columns: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never
  let columns: Columns
  let change: (inout _TableColumn<TableRowValue>) -> Void
  @MainActor var _columns: [_TableColumn<TableRowValue>] {
    columns._columns.map { column in
      var column = column
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  /// Sets where the views of the columns stand, and their titles.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(columns: self) { $0.alignment = alignment }
  }

  /// Sets the name by which a table's customization knows the column; no other column of the table may have it.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(columns: self) { $0.customizationID = id }
  }

  /// Sets whether the columns show where the table's customization says nothing of them.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ChangedColumns(columns: self) { $0.defaultVisibility = visibility }
  }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  /// What a row stands for.
  public typealias TableRowValue = RowValue
  /// What sorts rows.
  public typealias TableColumnSortComparator = Sort
  /// They are made of nothing else.
  public typealias TableColumnBody = Never
  /// The columns.
  public var value: T
  /// The columns, in their order.
  public let _columns: [_TableColumn<RowValue>]

  nonisolated init(_ value: T, columns: [_TableColumn<RowValue>]) {
    self.value = value
    _columns = columns
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row stands for.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// What sorts rows.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// They are made of nothing else.
  public typealias TableColumnBody = Never
  /// The columns, where there are some.
  @MainActor public var _columns: [_TableColumn<TableRowValue>] { self?._columns ?? [] }
}

extension _ConditionalContent: TableColumnContent
where TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
  /// What a row stands for.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// What sorts rows.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// They are made of nothing else.
  public typealias TableColumnBody = Never
  /// The columns of one of the two.
  @MainActor public var _columns: [_TableColumn<TableRowValue>] {
    switch storage {
    case .trueContent(let columns): columns._columns
    case .falseContent(let columns): columns._columns
    }
  }
}
