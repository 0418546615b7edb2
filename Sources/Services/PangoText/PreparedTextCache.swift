import DisplayModel

/// The prepared texts asked for most recently, bounded in number and in characters.
struct PreparedTextCache {
  private final class Entry {
    let key: StyledText
    let value: PangoPreparedText
    // Safe: the dictionary owns the entry, and it is unlinked before it goes.
    unowned(unsafe) var newer: Entry?
    // Safe: the dictionary owns the entry, and it is unlinked before it goes.
    unowned(unsafe) var older: Entry?
    init(key: StyledText, value: PangoPreparedText) {
      self.key = key
      self.value = value
    }
  }

  private var entries: [StyledText: Entry] = [:]
  // Safe: the dictionary owns the entry, and it is unlinked before it goes.
  private unowned(unsafe) var newest: Entry?
  // Safe: the dictionary owns the entry, and it is unlinked before it goes.
  private unowned(unsafe) var oldest: Entry?
  private var clusterCount = 0
  private let limit: Int
  /// About 40 bytes each.
  private static let clusterLimit = 2 << 20

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { entries.count }

  subscript(key: StyledText) -> PangoPreparedText? {
    mutating get {
      guard let entry = entries[key] else { return nil }
      if entry !== newest {
        unlink(entry)
        link(entry)
      }
      return entry.value
    }
  }

  mutating func insert(_ value: PangoPreparedText, for key: StyledText) {
    // A text with a number that is not one differs from itself and could never be found or dropped again.
    guard key == key else { return }
    if let cached = entries[key] { remove(cached) }
    let entry = Entry(key: key, value: value)
    entries[key] = entry
    clusterCount += value.clusterCount
    link(entry)
    while entries.count > limit || (clusterCount > Self.clusterLimit && entries.count > 1), let last = oldest {
      remove(last)
    }
  }

  mutating func removeAll() {
    (newest, oldest) = (nil, nil)
    entries.removeAll()
    clusterCount = 0
  }

  private mutating func remove(_ entry: Entry) {
    unlink(entry)
    entries[entry.key] = nil
    clusterCount -= entry.value.clusterCount
  }

  private mutating func link(_ entry: Entry) {
    entry.older = newest
    entry.newer = nil
    newest?.newer = entry
    newest = entry
    if oldest == nil { oldest = entry }
  }

  private mutating func unlink(_ entry: Entry) {
    if oldest === entry { oldest = entry.newer }
    if newest === entry { newest = entry.older }
    entry.newer?.older = entry.older
    entry.older?.newer = entry.newer
    entry.newer = nil
    entry.older = nil
  }
}
