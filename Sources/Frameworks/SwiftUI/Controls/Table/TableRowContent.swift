public import SwiftUICore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that these are made of.
  associatedtype TableRowBody: TableRowContent
  /// The views of the rows.
  associatedtype _Rows: View = TableRowBody._Rows
  /// The rows that these are made of.
  var tableRowBody: TableRowBody { get }
  /// The views of the rows.
  @ViewBuilder var _rows: _Rows { get }
}

extension TableRowContent where _Rows == TableRowBody._Rows {
  /// The views of what the rows are made of.
  public var _rows: _Rows { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
  /// They are made of nothing else.
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
  /// There are no rows.
  public typealias TableRowBody = Never
  /// There are no rows.
  public typealias _Rows = EmptyView
  /// There are no rows.
  public var _rows: EmptyView { EmptyView() }
}

/// A row of a table, for a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row stands for.
  public typealias TableRowValue = Value
  /// It is made of nothing else.
  public typealias TableRowBody = Never
  private let value: Value
  /// Creates the row of a value.
  public nonisolated init(_ value: Value) { self.value = value }
  /// The row's view.
  @MainActor public var _rows: some View { TableRowView(value: value).tag(value.id) }
}

/// A row of a table, with rows below it that a press on its sign folds away.
nonisolated public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  /// What a row stands for.
  public typealias TableRowValue = Label.TableRowValue
  /// It is made of nothing else.
  public typealias TableRowBody = Never
  private let value: TableRowValue
  private let expansion: Binding<Bool>?
  private let content: () -> Content

  /// Creates the row of a value and the rows below it.
  /// - Parameters:
  ///   - value: What the row stands for.
  ///   - isExpanded: Whether the rows below show; without it the row remembers that by itself, and begins folded.
  ///   - content: Makes the rows below, when they show.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value: Identifiable, Value == Content.TableRowValue {
    (self.value, expansion) = (value, isExpanded)
    self.content = content
  }

  /// The row's view and those of the rows below it.
  @MainActor public var _rows: some View {
    let content = content
    return TableBranch(value: value, expansion: expansion) { content()._rows }
  }
}

/// The rows of a collection, one for each element.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// What a row stands for.
  public typealias TableRowValue = Data.Element
  /// They are made of nothing else.
  public typealias TableRowBody = Never
  private let data: Data
  nonisolated init(data: Data) { self.data = data }
  /// The rows' views.
  @MainActor public var _rows: some View { ForEach(data) { TableRowView(value: $0) } }
}

/// The rows of a tree: those with children unfold them.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row stands for.
  public typealias TableRowValue = Data.Element
  /// They are made of nothing else.
  public typealias TableRowBody = Never
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  nonisolated init(data: Data, children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }
  /// The rows' views.
  @MainActor public var _rows: some View { TableTree(data: data, children: children).environment(\.tableLevel, 0) }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What a row would stand for.
  public typealias TableRowValue = Value
  /// They are made of nothing else.
  public typealias TableRowBody = Never
  nonisolated init() {}
  /// No views.
  @MainActor public var _rows: EmptyView { EmptyView() }
}

/// Several rows, or several groups of them.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T, Rows: View>: TableRowContent {
  /// What a row stands for.
  public typealias TableRowValue = Value
  /// They are made of nothing else.
  public typealias TableRowBody = Never
  private let rows: Rows
  nonisolated init(rows: Rows) { self.rows = rows }
  /// The rows' views.
  @MainActor public var _rows: Rows { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row stands for.
  public typealias TableRowValue = Content.TableRowValue
  /// They are made of nothing else.
  public typealias TableRowBody = Never
  /// The rows' views.
  @MainActor public var _rows: some View {
    let content = content
    return ForEach<Data, ID, Content._Rows>(data: data, identity: identity) { element in content(element)._rows }
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows for each element of a collection of identifiable elements.
  public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(data: data, identity: .keyPath(\.id), content: content)
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes the row of each element of a collection of identifiable elements.
  public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, identity: .keyPath(\.id)) { TableRow($0) }
  }
}

extension ForEach where Content: TableRowContent {
  /// Makes rows for each element of a collection, identified by a property of the element.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, identity: .keyPath(id), content: content)
  }
}
