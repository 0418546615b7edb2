/// What a closure makes of the views that a view stands for.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: MultiView {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content

  package static func makeList(
    _ view: Self, inputs: _ViewInputs
  ) -> TransformedViewList<Subviews, SubviewsCollection, Content> {
    TransformedViewList(view.view, transform: view.transform, source: SubviewsCollection.make, inputs: inputs)
  }
  package static func updateList(
    _ list: TransformedViewList<Subviews, SubviewsCollection, Content>, with view: Self
  ) {
    list.setView(view.view, transform: view.transform)
  }
  public nonisolated static func _viewListCount() -> Int? { nil }
}

/// What a closure makes of the sections of a view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: MultiView {
  let view: Sections
  let transform: (SectionCollection) -> Content

  package static func makeList(
    _ view: Self, inputs: _ViewInputs
  ) -> TransformedViewList<Sections, SectionCollection, Content> {
    TransformedViewList(view.view, transform: view.transform, source: SectionCollection.make, inputs: inputs)
  }
  package static func updateList(_ list: TransformedViewList<Sections, SectionCollection, Content>, with view: Self) {
    list.setView(view.view, transform: view.transform)
  }
  public nonisolated static func _viewListCount() -> Int? { nil }
}

extension Group where Content: View {
  /// Makes something of the views that a view stands for, after its loops, groups and conditions are resolved.
  ///
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { first.font(.title) }
  ///       subviews.dropFirst()
  ///     }
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self = Group.of(GroupElementsOfContent(view: view, transform: transform))
  }

  /// Makes something of the sections of a view, each with its header, rows and footer.
  ///
  ///     Group(sections: content) { sections in
  ///       ForEach(sections) { section in VStack { section.header; section.content } }
  ///     }
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self = Group.of(GroupSectionsOfContent(view: view, transform: transform))
  }
}
