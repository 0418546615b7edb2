/// The ticks that are made of the elements of a collection.
nonisolated public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates ticks of elements that are told apart by a property.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Creates ticks of elements that know what tells them apart.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  /// The type of the values.
  public typealias Value = Content.Value
  /// The ticks, in the order of the elements.
  public var body: [SliderTick<Content.Value>] { data.flatMap { content($0).body } }
}
