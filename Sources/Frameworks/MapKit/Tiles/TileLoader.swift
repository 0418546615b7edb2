import Foundation
import SwiftUICore

/// Asks a server for a tile; what is too large or comes too late fails, as with a `WebFetcher`.
typealias TileRequest = @Sendable (WebRequest) async throws -> WebResponse

/// Gets the bytes of tiles: from the disk while they count, else from the server, which is asked whether they have changed.
struct TileLoader: Sendable {
  let source: MapTileSource
  let scale: CGFloat
  let store: TileStore
  let request: TileRequest
  /// The date, for tests.
  var now: @Sendable () -> Date = { Date() }

  /// Seconds after which a server that says nothing is given up; a choice.
  var patience = 20.0

  /// A tile's bytes; `nil` where there are none now.
  ///
  /// Where the server cannot be asked, an old tile is better than none.
  func bytes(of key: TileKey) async -> Data? {
    let cached = store.entry(key, of: source, scale: scale)
    if let cached, cached.freshness.freshUntil > now() { return cached.body }
    guard let url = source.url(of: key, scale: scale), let answer = await ask(url, cached) else { return cached?.body }
    let freshness = HTTPFreshness(answer.headers, at: now())
    if answer.status == 304, var entry = cached {
      let old = entry.freshness
      entry.freshness = freshness
      entry.freshness.tag = freshness.tag ?? old.tag
      entry.freshness.lastModified = freshness.lastModified ?? old.lastModified
      store.keep(entry, for: key, of: source, scale: scale)
      return entry.body
    }
    guard answer.status == 200, !answer.body.isEmpty else {
      if answer.status == 404 || answer.status == 410 {
        store.remove(key, of: source, scale: scale)
        return nil
      }
      return cached?.body
    }
    store.keep(TileStore.Entry(freshness: freshness, body: answer.body), for: key, of: source, scale: scale)
    return answer.body
  }

  private func ask(_ url: URL, _ cached: TileStore.Entry?) async -> WebResponse? {
    var headers = cached?.freshness.requestHeaders ?? [:]
    headers["Accept"] = "image/*"
    // Servers of tiles want to know who asks.
    headers["User-Agent"] = "Apus MapKit"
    return try? await request(
      WebRequest(url: url, headers: headers, byteLimit: TileStore.tileLimit, timeLimit: patience))
  }

  /// What came for a tile cannot be shown: it is asked for anew the next time.
  func reject(_ key: TileKey) { store.remove(key, of: source, scale: scale) }
}
