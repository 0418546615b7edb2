public import Foundation
public import SwiftUICore

/// Puts columns together.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that sorts nothing.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  /// Columns that sort nothing.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never { column }
  /// Columns.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }
  /// One column.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }
  /// Columns that are there or not.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where RowValue == Column.TableRowValue { column }
  /// The first of two.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first column: First
  ) -> _ConditionalContent<First, Second> where RowValue == First.TableRowValue, RowValue == Second.TableRowValue {
    _ConditionalContent(storage: .trueContent(column))
  }
  /// The second of two.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second column: Second
  ) -> _ConditionalContent<First, Second> where RowValue == First.TableRowValue, RowValue == Second.TableRowValue {
    _ConditionalContent(storage: .falseContent(column))
  }
}

extension TableColumnBuilder {
  /// 2 columns.
  @MainActor public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(_ c0: C0, _ c1: C1)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1)> where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue
  {
    TupleTableColumnContent((c0, c1), columns: c0._columns + c1._columns)
  }
  /// 3 columns.
  @MainActor public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue {
    TupleTableColumnContent((c0, c1, c2), columns: c0._columns + c1._columns + c2._columns)
  }
  /// 4 columns.
  @MainActor
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue {
    TupleTableColumnContent((c0, c1, c2, c3), columns: c0._columns + c1._columns + c2._columns + c3._columns)
  }
  /// 5 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue
  {
    TupleTableColumnContent((c0, c1, c2, c3, c4), columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns)
  }
  /// 6 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3, C4, C5)
  >
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5), columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns)
  }
  /// 7 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)
  >
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6),
      columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns)
  }
  /// 8 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)
  >
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7),
      columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns + c7._columns)
  }
  /// 9 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)
  >
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue,
    RowValue == C8.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns + c7._columns
        + c8._columns)
  }
  /// 10 columns.
  @MainActor
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent, C4: TableColumnContent,
    C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, RowValue == C1.TableRowValue, RowValue == C2.TableRowValue, RowValue == C3.TableRowValue,
    RowValue == C4.TableRowValue, RowValue == C5.TableRowValue, RowValue == C6.TableRowValue, RowValue == C7.TableRowValue,
    RowValue == C8.TableRowValue, RowValue == C9.TableRowValue
  {
    TupleTableColumnContent(
      (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      columns: c0._columns + c1._columns + c2._columns + c3._columns + c4._columns + c5._columns + c6._columns + c7._columns
        + c8._columns + c9._columns)
  }
}
