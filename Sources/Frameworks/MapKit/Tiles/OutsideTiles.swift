import Foundation
package import SwiftUICore

/// What maps read from outside, for who tries bad input.
package enum OutsideTiles {
  /// Reads bytes as all that they could be: headers of an answer, a tile on the disk, a picture, an outline.
  package static func read(_ data: Data, images: any ImageDecoder) {
    var headers: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1]).trimmingCharacters(in: .whitespacesAndNewlines) }
    }
    let freshness = HTTPFreshness(headers, at: Date(timeIntervalSinceReferenceDate: 0))
    if freshness.freshUntil.timeIntervalSinceReferenceDate < 0 { fatalError("an answer counts for less than no time") }
    _ = freshness.requestHeaders
    let body = TileStore.entry(from: data)?.body ?? data
    if let picture = try? images.open(body, name: "tile"), !picture.isVector {
      _ = picture.bitmap(pixelSize: CGSize(width: 256, height: 256))
    }
    if let outline = Outline(data) {
      let tiles = LandTiles(outline: outline)
      for zoom in [0, 3, 6] { _ = tiles.land(of: TileKey(zoom: zoom, x: 0, y: 0)) }
    }
  }
}
