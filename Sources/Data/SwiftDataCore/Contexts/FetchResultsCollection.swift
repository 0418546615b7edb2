/// What a fetch in batches gives: elements that are read when they are asked for.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  /// How many there are.
  public let count: Int
  private let element: (Int) -> Element

  init(count: Int, element: @escaping (Int) -> Element) {
    self.count = count
    self.element = element
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { count }
  /// The element at a position; its batch is fetched where it has not been.
  public subscript(position: Int) -> Element { element(position) }
}
