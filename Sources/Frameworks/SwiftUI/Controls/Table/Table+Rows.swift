public import Foundation
public import SwiftUICore

extension Table {
  /// Creates a table of the rows of a closure.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Creates a table of the rows of a closure, of which one can be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(one: selection))
  }

  /// Creates a table of the rows of a closure, of which several can be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(several: selection))
  }

  /// Creates a table of the rows of a closure, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table of the rows of a closure, of which one can be selected, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(one: selection), order: TableOrder(sortOrder))
  }

  /// Creates a table of the rows of a closure, of which several can be selected, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(several: selection), order: TableOrder(sortOrder))
  }

  /// Creates a table of the rows of a closure, and whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, of which one can be selected, and whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(one: selection), customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, of which several can be selected, and whose columns can be hidden.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(several: selection), customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), order: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, of which one can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(one: selection), order: TableOrder(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, of which several can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(several: selection), order: TableOrder(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of the rows of a closure, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table of the rows of a closure, of which one can be selected, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(one: selection), order: TableOrder(sortOrder))
  }

  /// Creates a table of the rows of a closure, of which several can be selected, with titles that change an order.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: ListSelection(several: selection), order: TableOrder(sortOrder))
  }
}
