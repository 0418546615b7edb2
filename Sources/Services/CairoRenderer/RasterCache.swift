import Foundation

/// What a cache keeps: something whose memory is known.
protocol RasterCacheable {
  var byteCount: Int { get }
}

/// Keeps pictures that cost much to make; those not used for longest go first.
final class RasterCache<Key: Hashable, Value: RasterCacheable> {
  private let byteLimit: Int
  private var entries: [Key: (value: Value, use: Int)] = [:]
  private var bytes = 0
  private var frame = 0
  /// Entries go when this many frames did not use them.
  private let frameLimit = 600

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  var count: Int { entries.count }
  var byteCount: Int { bytes }

  func beginFrame() {
    frame += 1
    guard frame % frameLimit == 0 else { return }
    for (key, entry) in entries where entry.use < frame - frameLimit { remove(key) }
  }

  subscript(key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].use = frame
    return entries.values[index].value
  }

  /// Hands over a value, which is no longer kept.
  func take(_ key: Key) -> Value? {
    defer { remove(key) }
    return self[key]
  }

  func insert(_ value: Value, for key: Key) {
    guard value.byteCount <= byteLimit / 2 else { return }
    remove(key)
    entries[key] = (value, frame)
    bytes += value.byteCount
    if bytes > byteLimit { shrink() }
  }

  /// Removes the oldest until a quarter is free, so that the search is rare.
  ///
  /// What is left is put into a new table: to remove many entries one by one costs a search of its neighbours for each.
  private func shrink() {
    let oldestLast = entries.sorted { $0.value.use > $1.value.use }
    entries.removeAll(keepingCapacity: true)
    bytes = 0
    for (key, entry) in oldestLast {
      guard bytes + entry.value.byteCount <= byteLimit / 4 * 3 else { return }
      entries[key] = entry
      bytes += entry.value.byteCount
    }
  }

  private func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { bytes -= old.value.byteCount }
  }
}
