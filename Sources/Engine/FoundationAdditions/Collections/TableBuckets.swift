/// What a table keeps of something, for as long as that is there.
protocol TableEntry {
  var isThere: Bool { get }
}

/// What a table keeps, by hashes.
///
/// Entries that are there no more give their room back after a count, or after as many additions as there are hashes, so that a table
/// which is only filled costs the same for each of them.
struct TableBuckets<Entry: TableEntry> {
  private var buckets: [Int: [Entry]] = [:]
  /// Whether entries may go by themselves.
  private let isWeak: Bool
  /// Since entries that have gone were last looked for.
  private var additions = 0

  init(isWeak: Bool, capacity: Int) {
    self.isWeak = isWeak
    buckets.reserveCapacity(min(max(capacity, 0), 4096))
  }

  subscript(hash: Int) -> [Entry] { buckets[hash] ?? [] }

  /// All that is there, in no order.
  var entries: [Entry] { buckets.values.flatMap { $0.filter(\.isThere) } }

  /// Called before something is added: looks for what has gone where it is time for that.
  mutating func prepareToAdd() {
    additions += 1
    if additions > max(buckets.count, 16) { removeGone() }
  }

  mutating func add(_ entry: Entry, hash: Int) { buckets[hash, default: []].append(entry) }

  mutating func removeAll(hash: Int, where isRemoved: (Entry) -> Bool) {
    buckets[hash]?.removeAll(where: isRemoved)
    if buckets[hash]?.isEmpty == true { buckets[hash] = nil }
  }

  mutating func removeAll() { buckets = [:] }

  /// How many are there.
  mutating func count() -> Int {
    removeGone()
    return buckets.values.reduce(0) { $0 + $1.count }
  }

  private mutating func removeGone() {
    additions = 0
    guard isWeak else { return }
    buckets = buckets.compactMapValues { entries in
      let left = entries.filter(\.isThere)
      return left.isEmpty ? nil : left
    }
  }
}
