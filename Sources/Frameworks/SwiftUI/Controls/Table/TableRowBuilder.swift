public import SwiftUICore

/// Puts rows together.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }
  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
  /// A row, or several.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue { content }
  /// Rows that are there or not.
  @MainActor public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value, C?, C._Rows?>
  where Value == C.TableRowValue { TupleTableRowContent(rows: content?._rows) }
  /// The first of two.
  @MainActor public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>, _ConditionalContent<First._Rows, Second._Rows>>
  where Value == First.TableRowValue, Value == Second.TableRowValue {
    TupleTableRowContent(rows: _ConditionalContent(storage: .trueContent(first._rows)))
  }
  /// The second of two.
  @MainActor public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TupleTableRowContent<Value, _ConditionalContent<First, Second>, _ConditionalContent<First._Rows, Second._Rows>>
  where Value == First.TableRowValue, Value == Second.TableRowValue {
    TupleTableRowContent(rows: _ConditionalContent(storage: .falseContent(second._rows)))
  }
}

extension TableRowBuilder {
  /// 2 groups of rows.
  @MainActor public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<
    Value, (C0, C1), TupleView<(C0._Rows, C1._Rows)>
  > where Value == C0.TableRowValue, Value == C1.TableRowValue {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows)))
  }
  /// 3 groups of rows.
  @MainActor public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2), TupleView<(C0._Rows, C1._Rows, C2._Rows)>>
  where Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows)))
  }
  /// 4 groups of rows.
  @MainActor public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3), TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows)>>
  where Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows)))
  }
  /// 5 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4), TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue
  {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows)))
  }
  /// 6 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5), TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue
  {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows, c5._rows)))
  }
  /// 7 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent,
    C6: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6), TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue
  {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows, c5._rows, c6._rows)))
  }
  /// 8 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent,
    C6: TableRowContent, C7: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6, C7),
    TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue
  {
    TupleTableRowContent(rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows, c5._rows, c6._rows, c7._rows)))
  }
  /// 9 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent,
    C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8),
    TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows, C8._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue
  {
    TupleTableRowContent(
      rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows, c5._rows, c6._rows, c7._rows, c8._rows)))
  }
  /// 10 groups of rows.
  @MainActor
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent, C5: TableRowContent,
    C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9),
    TupleView<(C0._Rows, C1._Rows, C2._Rows, C3._Rows, C4._Rows, C5._Rows, C6._Rows, C7._Rows, C8._Rows, C9._Rows)>
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue, Value == C9.TableRowValue
  {
    TupleTableRowContent(
      rows: TupleView((c0._rows, c1._rows, c2._rows, c3._rows, c4._rows, c5._rows, c6._rows, c7._rows, c8._rows, c9._rows)))
  }
}
