public import SwiftUICore

/// Views made from a tree: a row for each element, and a disclosure group for each that has children.
///
/// An element whose children are `nil` is a leaf; an empty collection makes a group with nothing inside.
///
///     List { OutlineGroup(regions, id: \.name, children: \.towns) { Text($0.name) } }
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let data: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  init(
    elements: [Data.Element], id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    data = elements
    self.id = id
    self.children = children
    self.content = content
  }
}

/// The children of an element of an outline.
nonisolated public struct OutlineSubgroupChildren: View {
  let content: AnyView
  /// The number of views depends on the data.
  public nonisolated static func _viewListCount() -> Int? { nil }
  /// The children.
  @MainActor public var body: some View { content }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The number of views depends on the data.
  public nonisolated static func _viewListCount() -> Int? { nil }

  @MainActor public var body: some View {
    let (id, children, content) = (id, children, content)
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(Self(elements: Array(inner), id: id, children: children, content: content)))
        } label: {
          OutlineRow(content: content(element))
        }
      } else {
        OutlineRow(content: content(element))
      }
    }
  }
}

/// What an element of an outline shows, as one row.
private struct OutlineRow<Content: View>: View {
  let content: Content
  nonisolated static func _viewListCount() -> Int? { 1 }
  var body: some View {
    if (Content._viewListCount() ?? 1) > 1 { JoinedRow(content: content) } else { content }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates an outline of one element and its children.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(elements: [root], id: \.id, children: children, content: content)
  }
  /// Creates an outline of elements and their children; `nil` children make an element without a chevron.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(elements: Array(data), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of one element and its children, identified by a property.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(elements: [root], id: id, children: children, content: content)
  }
  /// Creates an outline of elements and their children, identified by a property.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(elements: Array(data), id: id, children: children, content: content)
  }
}

extension List {
  /// Creates a list of a tree, of which several elements can be selected while the list is edited.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree, of which one element can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of a tree whose elements are identified by a property, of which several can be selected while the list is
  /// edited.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(
      selection: selection.map { ListSelection(several: $0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of a tree whose elements are identified by a property, of which one can be selected.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
    self.init(
      selection: selection.map { ListSelection(one: $0) },
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree: elements with children unfold them.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree whose elements are identified by a property.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
