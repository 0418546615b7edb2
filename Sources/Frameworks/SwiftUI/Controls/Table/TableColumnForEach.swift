import SwiftUICore

/// Columns that are made from the elements of a collection.
nonisolated public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator,
  Content: TableColumnContent
{
  /// What a row stands for.
  public typealias TableRowValue = RowValue
  /// What sorts rows.
  public typealias TableColumnSortComparator = Sort
  /// They are made of nothing else.
  public typealias TableColumnBody = Never
  /// The collection from whose elements columns are made.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// The columns of all elements.
  @MainActor public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach {
  /// Makes columns for each element of a collection of identifiable elements.
  public nonisolated init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content)
  }

  /// Makes columns for each element of a collection, identified by a property of the element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  /// Makes columns for each number of a range.
  public nonisolated init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content)
  }
}
