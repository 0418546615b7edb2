import Foundation

/// What a list lets people do with the elements of a collection that it is given as a binding.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each thing that people can do.
  public let rawValue: Int

  /// Makes a set of the bits of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  fileprivate static var moves: Int { 1 }
  fileprivate static var deletes: Int { 2 }
}

extension EditActions where Data: MutableCollection {
  /// People move elements, by a handle after each row while the list is edited.
  public static var move: EditActions<Data> { EditActions(rawValue: moves) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People delete elements, by a swipe or by a sign before each row while the list is edited.
  public static var delete: EditActions<Data> { EditActions(rawValue: deletes) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// People move and delete elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: MutableCollection {
  /// What is done to a collection for it.
  func edits(of data: Binding<Data>) -> LoopEdits {
    var edits = LoopEdits()
    if rawValue & Self.deletes != 0 {
      edits.delete = { offsets in
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = elements.without(offsets) as? Data
        else { return }
        data.wrappedValue = rest
      }
    }
    if rawValue & Self.moves != 0 {
      edits.move = { offsets, destination in data.wrappedValue.move(fromOffsets: offsets, toOffset: destination) }
    }
    return edits
  }
}

extension RangeReplaceableCollection {
  /// The collection without the elements at some offsets.
  fileprivate func without(_ offsets: IndexSet) -> Self {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    return rest
  }
}

extension ForEach {
  /// Makes a view for each element of a collection behind a binding, of which a list lets people move and delete elements.
  ///
  /// The collection is edited through the binding; the closure gets a binding to the element.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a collection behind a binding, of which a list lets people move and delete elements.
  ///
  /// The collection is edited through the binding; the closure gets a binding to the element, which a property identifies.
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(data: IndexedIdentifierCollection(base: elements, id: id), identity: .keyPath(\.id)) { element in
      EditableCollectionContent(content: content(data.element(at: element.index, now: elements[element.index])))
    }
    edits = editActions.edits(of: data)
  }
}
