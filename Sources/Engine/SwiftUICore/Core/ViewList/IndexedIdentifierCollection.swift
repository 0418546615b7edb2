/// A collection as the indices and ids of its elements.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// Where an element is in the collection, and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
  /// A place in the collection.
  public typealias Index = Base.Index

  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// The first place.
  public var startIndex: Base.Index { base.startIndex }
  /// The place after the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The place after another one.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// The place and the id of an element.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The place before another one.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The place some steps from another one.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(index, offsetBy: distance) }
  /// The steps from one place to another.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
