/// Which rows that scrolled away stay as they are, with their state, so that they come back as they went.
enum LazySleepers {
  /// Rows that are kept when there are more than `limit`.
  private static let kept = 192
  private static let limit = 256

  /// Those of the sleeping elements that are to end, last ones first: the ones farthest from what shows; none while there are
  /// few.
  static func elementsToEnd(of elements: [Int], around middle: Int) -> [Int] {
    guard elements.count > limit else { return [] }
    return elements.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }.dropFirst(kept).sorted(by: >)
  }
}
