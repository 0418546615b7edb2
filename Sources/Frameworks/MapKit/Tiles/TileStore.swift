import Foundation

/// Tiles on a disk: one file for each, the oldest go first when they become too many.
///
/// A file has a line of JSON, which says how long the tile counts, and the picture's bytes.
struct TileStore: Sendable {
  struct Entry: Equatable {
    var freshness: TileFreshness
    var body: Data
  }

  let folder: URL
  /// How many bytes all sources' tiles may have together.
  var limit = 64 << 20
  /// How large one tile may be.
  static let tileLimit = 2 << 20

  /// The folder of tiles of the person who runs the app.
  static var standard: URL {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? URL(filePath: NSHomeDirectory()).appending(path: ".cache")
    return cache.appending(path: "apus/maps")
  }

  private func file(_ key: TileKey, _ source: MapTileSource, _ scale: CGFloat) -> URL {
    // FNV-1a: a name of the template for folders, the same in every process.
    let hash = "\(source.urlTemplate) \(scale > 1)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return folder.appending(path: String(hash, radix: 16)).appending(path: "\(key.zoom)-\(key.x)-\(key.y)")
  }

  /// What is known of a tile; a file that is none is removed.
  func entry(_ key: TileKey, of source: MapTileSource, scale: CGFloat) -> Entry? {
    let file = file(key, source, scale)
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard let entry = Self.entry(from: data) else {
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    // Who was asked for last goes last.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return entry
  }

  /// Takes a file apart; `nil` for anything that is none.
  static func entry(from data: Data) -> Entry? {
    guard data.count <= tileLimit + 4096, let end = data.prefix(4096).firstIndex(of: 10) else { return nil }
    guard let freshness = try? JSONDecoder().decode(TileFreshness.self, from: data[data.startIndex..<end]) else { return nil }
    return Entry(freshness: freshness, body: Data(data[(end + 1)...]))
  }

  /// Keeps a tile; where it cannot be written, it is not kept.
  func keep(_ entry: Entry, for key: TileKey, of source: MapTileSource, scale: CGFloat) {
    guard entry.freshness.mayBeKept, entry.body.count <= Self.tileLimit else { return remove(key, of: source, scale: scale) }
    guard var data = try? JSONEncoder().encode(entry.freshness) else { return }
    data.append(10)
    data.append(entry.body)
    let file = file(key, source, scale)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  func remove(_ key: TileKey, of source: MapTileSource, scale: CGFloat) {
    try? FileManager.default.removeItem(at: file(key, source, scale))
  }

  /// Removes the tiles that nobody has asked for for longest, until all are a fifth below the limit; only where they are above it.
  func trim() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys)) else { return }
    var files: [(url: URL, size: Int, date: Date)] = []
    for case let url as URL in walk {
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      files.append((url, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where total > limit / 5 * 4 {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.size
    }
  }
}
