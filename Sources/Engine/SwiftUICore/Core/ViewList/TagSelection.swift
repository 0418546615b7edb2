/// What is selected in a container whose elements are known by tags.
///
/// A tag stands for itself and for an optional of it, in the selection as in `tag(_:)`; an element without a tag is known by its
/// identity. So `tag(1)` and a row of `ForEach` whose identity is 1 both answer a selection of 1 and of `Optional(1)`.
package struct TagSelection: Equatable {
  /// What is selected; `nil` where no owner says, an optional without a value where the owner says that nothing is.
  package let tag: AnyHashable?

  /// No owner: the container decides by itself.
  package static var unowned: TagSelection { TagSelection(nil) }

  /// Takes the value of a binding; `nil` for none.
  package init(_ value: AnyHashable?) { tag = value?.withoutOptional }

  /// Whether an owner decides what is selected.
  package var isOwned: Bool { tag != nil }
  /// Whether an element is to be found: an owner selects something.
  package var isSome: Bool { tag.map { !$0.isNil } ?? false }

  /// The element that is selected; `nil` where none has the tag.
  ///
  /// Elements at the indices in `near`, as far as there are any, are looked at first, then the one whose identity is the tag, then all, from the first; those
  /// whose tag is set in a body have to be made for it.
  package func index(in list: ViewList, near: some Sequence<Int> = EmptyCollection()) -> Int? {
    guard let tag else { return nil }
    let all = 0..<list.count
    return near.first { all.contains($0) && list.tag(at: $0) == tag }
      ?? list.index(ofID: tag).flatMap { list.tag(at: $0) == tag ? $0 : nil }
      ?? all.first { list.tag(at: $0) == tag }
  }
}

extension ViewList {
  /// What an element stands for in a selection: its tag, else its identity; `nil` where it has neither.
  package final func tag(at index: Int) -> AnyHashable? {
    (trait(TagTraitKey.self, at: index) ?? explicitID(at: index))?.withoutOptional
  }
}
