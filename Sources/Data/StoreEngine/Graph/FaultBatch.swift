/// Records that were asked for together: where one of them turns out to be needed, its neighbours are read with it.
final class FaultBatch {
  /// How many rows are read at a time.
  static let size = 256

  private let ids: [RecordID]
  /// The relationships that one of the records has been asked for; those of its neighbours are read when the second is asked.
  private var touched: Set<Int> = []

  init(_ ids: [RecordID]) { self.ids = ids }

  /// The ids of the records around a position.
  func neighbours(_ position: Int) -> ArraySlice<RecordID> {
    let start = position / Self.size * Self.size
    return ids[min(start, ids.count)..<min(start + Self.size, ids.count)]
  }

  /// Whether a relationship was asked for before.
  func touches(_ relationship: Int) -> Bool { !touched.insert(relationship).inserted }
}
