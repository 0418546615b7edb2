/// Where a relationship of a record leads, as far as it is known.
enum Link {
  /// What the row says.
  case unresolved
  /// The destination of a relationship to one record.
  case one(Record?)
  case many(ToMany)
}

/// The destinations of a relationship to many records: what the store has, once it was asked, and what has changed since.
package final class ToMany {
  /// All destinations; nil while the store was not asked.
  var members: [Record]?
  /// Those that were added since the last save.
  var added: [Record] = []
  /// Those that were removed since the last save.
  var removed: Set<Record> = []
  /// Changes with the members, so that what was made of them can be kept until then.
  package private(set) var stamp = 0

  init(members: [Record]? = nil) { self.members = members }

  /// Whether members were put in another order since the last save.
  private(set) var isReordered = false

  var isChanged: Bool { !added.isEmpty || !removed.isEmpty || isReordered }

  /// Adds a record at the end, or at an index.
  func add(_ record: Record, at index: Int? = nil) {
    stamp += 1
    if let count = members?.count { members?.insert(record, at: min(index ?? count, count)) }
    if removed.remove(record) == nil { added.append(record) }
  }

  /// Removes a record; answers where it was.
  func remove(_ record: Record) -> Int? {
    stamp += 1
    let position = members?.lastIndex(of: record)
    if let position { members?.remove(at: position) }
    if let pending = added.lastIndex(of: record) { added.remove(at: pending) } else { removed.insert(record) }
    return position
  }

  /// Another order of the same records.
  func reorder(_ records: [Record]) {
    stamp += 1
    members = records
    isReordered = true
  }

  /// Takes what the store has.
  func load(_ stored: [Record]) {
    stamp += 1
    let pending = Set(added)
    members = stored.filter { !removed.contains($0) && !pending.contains($0) && !$0.isGone } + added
  }

  /// Forgets the members; the store is asked when they are asked for.
  func unload() {
    stamp += 1
    members = nil
  }

  /// Nothing is in the store: all members were added.
  func startAnew() {
    added = members ?? added
    removed = []
    members = added
  }

  /// What was pending is in the store now.
  func settle() {
    added = []
    removed = []
    isReordered = false
  }
}
