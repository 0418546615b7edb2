public import Foundation
public import SwiftUICore

extension Table {
  /// Creates a table of the elements of a collection.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// Creates a table of the elements of a collection, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection))
  }

  /// Creates a table of the elements of a collection, of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection))
  }

  /// Creates a table of the elements of a collection, with titles that change an order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(rows: TableForEachContent(data: data), columns: columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table of the elements of a collection, of which one can be selected, with titles that change an order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of the elements of a collection, of which several can be selected, with titles that change an order.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of the elements of a collection, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(rows: TableForEachContent(data: data), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, of which one can be selected, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, of which several can be selected, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection),
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), order: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, of which one can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(one: selection),
      order: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a table of the elements of a collection, of which several can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: ListSelection(several: selection),
      order: TableOrder(sortOrder), customization: columnCustomization)
  }
}
