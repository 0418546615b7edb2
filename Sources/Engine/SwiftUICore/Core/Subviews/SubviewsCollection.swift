/// The views that a view stands for, in order; as a view it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  /// One of the views.
  public typealias Element = Subview
  /// A place in the order.
  public typealias Index = Int
  /// Some of the views in a row.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: [Subview]

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at places in a row.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a view stands for, in a row; as a view it shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  /// One of the views.
  public typealias Element = Subview
  /// A place in the whole order.
  public typealias Index = Int
  /// Some of the views in a row.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at places in a row.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

  /// All of the views.
  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section of a view as its container sees it: its header, rows and footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Tells the sections of a collection apart as long as they are there.
  public struct ID: Hashable {
    let first: Subview.ID?
    let place: Int
  }
  /// Which of the sections it is.
  public let id: ID
  /// The views of the header; none outside of a section.
  public let header: SubviewsCollection
  /// The views of the footer; none outside of a section.
  public let footer: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
}

/// The sections of a view in order; rows outside of sections that follow each other count as one.
nonisolated public struct SectionCollection: RandomAccessCollection {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// A place in the order.
  public typealias Index = Int
  let sections: [SectionConfiguration]

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
