import Foundation

/// Which rows of a loop have views with which identity by `id(_:)`: an index that grows as far as somebody looks for one, since
/// each row's view has to be made for it.
struct ContentIDs {
  private var positions: [AnyHashable: Int] = [:]
  /// How many rows have been looked at, from the first on.
  private var looked = 0

  /// The first row with an identity; `nil` where there is none, or none as far as the search goes.
  mutating func position(
    of id: AnyHashable, count: Int, search: IdentitySearch, ids: (_ position: Int) -> [AnyHashable]
  ) -> Int? {
    if let known = positions[id], known < count { return known }
    while looked < count, search.goesOn(for: id) {
      let position = looked
      looked += 1
      var isFound = false
      for own in ids(position) where positions[own] == nil {
        positions[own] = position
        isFound = isFound || own == id
      }
      if isFound { return position }
    }
    return nil
  }
}

/// How many rows a window looks through in a frame for one identity, in all its loops together.
final class IdentitySearch: GraphFeature {
  static let slot = FeatureSlot()
  /// A choice: some tenths of a second.
  static let limit = 200_000
  private unowned let graph: ViewGraph
  private var id: AnyHashable?
  private var time = -TimeInterval.infinity
  private var looked = 0

  init(graph: ViewGraph) { self.graph = graph }

  /// Whether one more row is looked at.
  func goesOn(for requested: AnyHashable) -> Bool {
    if time != graph.time || id != requested { (time, id, looked) = (graph.time, requested, 0) }
    looked += 1
    if looked == Self.limit + 1 {
      Diagnostics.report(
        "the id \(requested) is not that of one of the first \(Self.limit) rows; rows farther down are found by the id of their"
          + " element in ForEach")
    }
    return looked <= Self.limit
  }
}
