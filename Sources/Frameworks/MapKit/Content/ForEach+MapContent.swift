import SwiftUI
public import SwiftUICore

/// A loop over what stands on a map.
public protocol DynamicMapContent: MapContent {
  /// The collection.
  associatedtype Data: Collection
  /// The collection that the content is made from.
  var data: Data { get }
}

extension ForEach: MapContent, DynamicMapContent where Content: MapContent {
  /// Makes the content of each element of a collection, identified by a property of the element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: .keyPath(id), content: content)
  }

  /// Makes the content of each element of a collection of identifiable elements.
  public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: .keyPath(\.id), content: content)
  }

  /// Makes the content of each number of a range.
  public nonisolated init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, identity: .element, content: content)
  }

  /// Adds the content of each element.
  public static func _collect(_ loop: Self, into collector: inout _MapContentCollector) {
    for element in loop.data {
      collector.inside(AnyHashable(loop.identity.id(of: element))) { Content._collect(loop.content(element), into: &$0) }
    }
  }
}
