import AppFiles
import Foundation
import SwiftUICore

/// Tiles on a disk: one file for each, the oldest go first when they become too many.
///
/// A file has a line of JSON, which says how long the tile counts, and the picture's bytes.
struct TileStore: Sendable {
  struct Entry: Equatable {
    var freshness: HTTPFreshness
    var body: Data
  }

  var files: CacheFolder
  /// How large one tile may be.
  static let tileLimit = 2 << 20
  /// The line before it.
  private static let headLimit = 4096

  /// Keeps tiles in a folder; without one in that of the person who runs the app.
  init(folder: URL?) { files = folder.map { CacheFolder(url: $0) } ?? .ofPerson("maps") }

  private func name(_ key: TileKey, _ source: MapTileSource, _ scale: CGFloat) -> String {
    CacheFolder.name(for: Data("\(source.urlTemplate) \(scale > 1)".utf8)) + "/\(key.zoom)-\(key.x)-\(key.y)"
  }

  /// What is known of a tile; a file that is none is removed.
  func entry(_ key: TileKey, of source: MapTileSource, scale: CGFloat) -> Entry? {
    let name = name(key, source, scale)
    guard let entry = files.contents(of: name, upTo: Self.tileLimit + Self.headLimit).flatMap(Self.entry) else {
      files.remove(name)
      return nil
    }
    return entry
  }

  /// Takes a file apart; `nil` for anything that is none.
  static func entry(from data: Data) -> Entry? {
    guard data.count <= tileLimit + headLimit, let end = data.prefix(headLimit).firstIndex(of: 10) else { return nil }
    guard let freshness = try? JSONDecoder().decode(HTTPFreshness.self, from: data[data.startIndex..<end]) else { return nil }
    return Entry(freshness: freshness, body: Data(data[(end + 1)...]))
  }

  /// Keeps a tile; where it cannot be written, it is not kept.
  func keep(_ entry: Entry, for key: TileKey, of source: MapTileSource, scale: CGFloat) {
    guard entry.freshness.mayBeKept, entry.body.count <= Self.tileLimit else { return remove(key, of: source, scale: scale) }
    guard var data = try? JSONEncoder().encode(entry.freshness) else { return }
    data.append(10)
    data.append(entry.body)
    files.keep(data, as: name(key, source, scale))
  }

  func remove(_ key: TileKey, of source: MapTileSource, scale: CGFloat) { files.remove(name(key, source, scale)) }

  /// Removes the tiles that nobody has asked for for longest, where all are more than may be.
  func trim() { files.trim() }
}
