import Foundation

/// Views made from each element of a collection, identified by the element's id.
///
/// A view keeps its state while an element has its id, wherever in the collection it stands; so ids have to be unique within the
/// collection and must not be positions where elements move. An empty collection makes no view.
///
///     VStack { ForEach(["Kyoto", "Nara"], id: \.self) { Text($0) } }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection whose elements the views are made from.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  package var identity: ForEachIdentity<Data.Element, ID>
  /// Tells whether `content` is the same closure as another.
  package let contentBits: ClosureBits
  /// Whether several views of one element stand beside each other as one, as in the rows of a list that is made of data.
  package var joinsRows = false
  /// The data where its elements are known only as its views are resolved.
  var deferred: (any DeferredData)?
  /// What the loop itself lets people do with its elements in a list.
  var edits = LoopEdits()

  package nonisolated init(
    data: Data, identity: ForEachIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: identity, content: content, bits: ClosureBits(of: ClosureBits.Holder(content)))
  }

  fileprivate nonisolated init(
    data: Data, identity: ForEachIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content, bits: ClosureBits
  ) {
    self.data = data
    self.identity = identity
    self.content = content
    contentBits = bits
  }
}

extension ForEach: StructurallyComparable {
  package static func areEqual(_ a: ForEach, _ b: ForEach) -> Bool {
    a.hasSameContent(as: b) && ValueComparator.isConclusive(for: Data.self) && ValueComparator.areEqual(a.data, b.data)
  }

  /// Whether two values make the same views from equal elements.
  func hasSameContent(as other: ForEach) -> Bool {
    contentBits == other.contentBits && identity == other.identity
  }
}

/// How an element's id is found.
package enum ForEachIdentity<Element, ID>: Equatable {
  case keyPath(KeyPath<Element, ID>)
  /// The element of a range is its own id.
  case element

  package func id(of element: Element) -> ID {
    switch self {
    case .keyPath(let path): element[keyPath: path]
    // The initialisers that use this case fix ID to Element.
    case .element: unsafeBitCast(element, to: ID.self)
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a collection, identified by a property of the element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: .keyPath(id), content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element of a collection of identifiable elements.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: .keyPath(\.id), content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range, which is the view's id.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: .element, content: content, bits: ClosureBits(of: RangeContent(closure: content)))
  }
}

/// Holds the closure of a range's `ForEach` as it was given; as a closure from `Data.Element` it is wrapped in another one.
private struct RangeContent<Content> {
  let closure: (Int) -> Content
}

extension ForEach where Content: View {
  /// Makes a view for each element of a collection behind a binding; the closure gets a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.init(data: pairs, identity: .keyPath(\.1)) { pair in
      content(data.element(at: pair.0, now: elements[pair.0]))
    }
  }

  /// Makes a view for each element of a collection behind a binding; the closure gets a binding to the element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View, MultiView where Content: View {
  public typealias Body = Never

  public nonisolated static func _viewListCount() -> Int? { nil }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(view.deferred?.makeList(inputs) ?? makeList(view, inputs: inputs))
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    if let deferred = view.deferred {
      deferred.update(outputs.list(as: ViewList.self))
    } else {
      updateList(outputs.list(as: ForEachViewList<Data, ID, Content>.self), with: view)
    }
  }

  package static func makeList(_ view: Self, inputs: _ViewInputs) -> ForEachViewList<Data, ID, Content> {
    ForEachViewList(view, inputs: inputs)
  }
  package static func updateList(_ list: ForEachViewList<Data, ID, Content>, with view: Self) { list.setView(view) }
}
