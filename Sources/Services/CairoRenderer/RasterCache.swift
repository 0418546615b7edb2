import Foundation

/// What a cache keeps: something whose memory is known.
protocol RasterCacheable {
  var byteCount: Int { get }
}

/// A cache of pictures, as far as others keep its memory in bounds.
protocol AgingCache: AnyObject {
  /// The memory of what is kept.
  var byteCount: Int { get }
  /// Counts a frame.
  func beginFrame()
  /// Lets go of what a number of frames did not use.
  func forget(unusedFor frames: Int)
}

extension [any AgingCache] {
  /// Counts a frame, and keeps what all caches have together below a limit, as far as frames of a moment ago did without it.
  ///
  /// What has not been used for long goes first, whichever cache has it: each of them has room enough for what one kind of content
  /// needs, and no app needs that of all kinds at a time.
  func beginFrame(byteLimit: Int) {
    for cache in self { cache.beginFrame() }
    for frames in [300, 60, 6] where reduce(0, { $0 + $1.byteCount }) > byteLimit {
      for cache in self { cache.forget(unusedFor: frames) }
    }
  }
}

/// Keeps pictures that cost much to make; those not used for longest go first.
final class RasterCache<Key: Hashable, Value: RasterCacheable>: AgingCache {
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
    if frame % frameLimit == 0 { forget(unusedFor: frameLimit) }
  }

  func forget(unusedFor frames: Int) {
    for (key, entry) in entries where entry.use < frame - frames { remove(key) }
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
