/// How many rows that scrolled away stay as they are, with their state, so that they come back as they went.
struct LazySleepers {
  /// Rows that are kept when there are too many.
  static let kept = 192
  private static let limit = 256
  var count = 0
  var isFull: Bool { count > Self.limit }

  /// Those of the sleeping elements that are farthest from what shows, last ones first.
  func elementsToEnd(of elements: [Int], around middle: Int) -> [Int] {
    elements.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }.dropFirst(Self.kept).sorted(by: >)
  }
}
