/// The data of a loop whose elements are known where its views are resolved.
protocol DeferredData {
  associatedtype Views: View
  /// What shows the views.
  var group: Views { get }
}

extension DeferredData {
  func makeList(_ inputs: _ViewInputs) -> ViewList { Views._makeViewList(group, inputs: inputs).list }
  func update(_ list: ViewList) { Views._updateViewList(group, in: _ViewListOutputs(list)) }
}

/// The views that a loop over them shows; empty to everybody else.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, DeferredData {
  /// One of the views.
  public typealias Element = Subview
  /// A place in the order.
  public typealias Index = Int
  let group: GroupElementsOfContent<AnyView, ForEach<SubviewsCollection, Subview.ID, Content>>

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { 0 }
  /// The view at a place.
  public subscript(index: Int) -> Subview { fatalError("the subviews of a ForEach are its closure's alone") }
}

/// The sections that a loop over them shows; empty to everybody else.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, DeferredData {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// A place in the order.
  public typealias Index = Int
  let group: GroupSectionsOfContent<AnyView, ForEach<SectionCollection, SectionConfiguration.ID, Content>>

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place after the last section.
  public var endIndex: Int { 0 }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("the sections of a ForEach are its closure's alone")
  }
}

extension ForEach where Content: View {
  /// Makes a view of each of the views that a view stands for, after its loops, groups and conditions are resolved.
  ///
  ///     ForEach(subviews: content) { Card { $0 } }
  public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let group = GroupElementsOfContent(view: AnyView(view)) { ForEach<SubviewsCollection, _, _>($0, content: content) }
    self.init(data: ForEachSubviewCollection(group: group), identity: .keyPath(\.id), content: content)
    deferred = data
  }

  /// Makes a view of each of the sections of a view.
  ///
  ///     ForEach(sections: content) { section in VStack { section.header; section.content } }
  public nonisolated init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let group = GroupSectionsOfContent(view: AnyView(view)) { ForEach<SectionCollection, _, _>($0, content: content) }
    self.init(data: ForEachSectionCollection(group: group), identity: .keyPath(\.id), content: content)
    deferred = data
  }
}
