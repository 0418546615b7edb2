/// Which records are asked for: of the stores, and of what a context has changed.
package struct GraphRequest {
  /// What the store is asked.
  ///
  /// Limit and offset are in it only where nothing is left to do with its rows.
  package var stored: StoreRequest
  /// What SQL could not decide; nil where it decided all.
  package var residual: ((Record) -> Bool)?
  /// Whether SQL could not put the rows in order.
  package var sortsInMemory = false
  /// How many records there may be in the end; nil is no limit.
  package var limit: Int?
  /// How many records are left out at the beginning.
  package var offset = 0
  /// The whole condition, for records that changed.
  package var matches: (Record) -> Bool = { _ in true }
  /// The whole order.
  package var isBefore: (Record, Record) -> Bool = { $0.id.key < $1.id.key }
  /// Whether what is not saved yet counts.
  package var includesPending = true
  /// Whether a change of a record may change the answer of ``matches`` or ``isBefore`` for another.
  package var dependsOn: ((Record) -> Bool)?
  /// Relationships whose destinations are read at once, by index in the entity's ``StoreEntity/relationships``.
  package var prefetched: [Int] = []

  package init(_ stored: StoreRequest) {
    self.stored = stored
    limit = stored.limit
    offset = stored.offset
  }

  /// Whether the store's answer is the result.
  var isComplete: Bool { residual == nil && !sortsInMemory }
}
