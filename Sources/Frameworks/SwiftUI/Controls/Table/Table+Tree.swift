public import Foundation
public import SwiftUICore

extension Table {
  /// Creates a table of a tree, whose rows with children unfold them, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), customization: columnCustomization)
  }

  /// Creates a table of a tree, whose rows with children unfold them, of which one can be selected, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(one: selection), customization: columnCustomization)
  }

  /// Creates a table of a tree, whose rows with children unfold them, of which several can be selected, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(several: selection), customization: columnCustomization)
  }

  /// Creates a table of a tree, whose rows with children unfold them, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(), order: TableOrder(sortOrder),
      customization: columnCustomization)
  }

  /// Creates a table of a tree, whose rows with children unfold them, of which one can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(one: selection), order: TableOrder(sortOrder), customization: columnCustomization)
  }

  /// Creates a table of a tree, whose rows with children unfold them, of which several can be selected, with titles that change an order, and whose columns can be hidden.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable {
    self.init(
      rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
      selection: ListSelection(several: selection), order: TableOrder(sortOrder), customization: columnCustomization)
  }
}
