/// A save of a context, as other contexts take it over.
struct GraphCommit: Sendable {
  struct Update: Sendable {
    var row: StoredRow
    /// The version that the saving context knew before.
    var previous: Int64
    /// The columns that were changed.
    var columns: [Int]
    /// The references that were changed, as they were: by index in ``StoreEntity/toOneRelationships``.
    var references: [Int: RecordID?]
  }

  struct Deletion: Sendable {
    var id: RecordID
    /// Where it led; nil where its row was not read.
    var references: [RecordID?]?
  }

  var inserted: [StoredRow] = []
  var updated: [Update] = []
  var deleted: [Deletion] = []
  var pairs: [StoreChanges.Pair] = []
  /// Whether nobody knows what changed.
  var isEverything = false

  static let everything: GraphCommit = {
    var commit = GraphCommit()
    commit.isEverything = true
    return commit
  }()
}
