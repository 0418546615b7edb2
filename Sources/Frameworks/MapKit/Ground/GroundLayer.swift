import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// The ground of a map: land, in tiles that are made once and kept.
final class GroundLayer {
  /// So many tiles are kept that do not show.
  private static let limit = 256

  private lazy var land = LandTiles(outline: .earth)
  private var tiles: [TileKey: DisplayFragment] = [:]
  /// Tiles at their places in the content.
  private var placed: [TileKey: DisplayFragment] = [:]
  private var ids: [TileKey: DisplayID] = [:]
  private(set) var tilesMade = 0

  func forget() { tiles.removeAll() }

  func contentWasRebased() { placed.removeAll(keepingCapacity: true) }

  /// The zoom whose tiles are drawn: the one nearest to the map's.
  static func tileZoom(for zoom: Double, most: Int = 21) -> Int { min(max(Int(clamping: zoom.rounded()), 0), most) }

  /// There are never more tiles, more than a wall of screens shows: coarser ones are taken instead; a choice.
  private static let mostTiles = 1024.0

  /// The tiles that meet a part of the content.
  static func keys(_ surface: MapSurface, most: Int = 21) -> [TileKey] {
    guard surface.shown.isFinite, surface.scale > 0, surface.scale.isFinite else { return [] }
    var zoom = tileZoom(for: surface.zoom, most: most)
    let worlds = CGSize(width: surface.shown.width / surface.scale, height: surface.shown.height / surface.scale)
    while zoom > 0, case let count = Double(1 << zoom), (worlds.width * count + 1) * (worlds.height * count + 1) > mostTiles {
      zoom -= 1
    }
    let count = Double(1 << zoom)
    let (first, last) = (
      surface.place(CGPoint(x: surface.shown.minX, y: surface.shown.minY)),
      surface.place(CGPoint(x: surface.shown.maxX, y: surface.shown.maxY))
    )
    let columns = Int(clamping: (first.x * count).rounded(.down))...Int(clamping: (last.x * count).rounded(.down))
    let top = min(max(Int(clamping: (first.y * count).rounded(.down)), 0), (1 << zoom) - 1)
    let bottom = min(max(Int(clamping: (last.y * count).rounded(.down)), top), (1 << zoom) - 1)
    return (top...bottom).flatMap { y in columns.map { TileKey(zoom: zoom, x: $0, y: y) } }
  }

  func draw(_ surface: MapSurface, into content: inout FragmentCollector) {
    let keys = Self.keys(surface)
    for key in keys { content.append(placedTile(key, surface), at: .zero) }
    // Names of tiles outlive their places: those go each time that the scale changes.
    if max(placed.count, ids.count) > Self.limit + keys.count {
      let shown = Set(keys)
      placed = placed.filter { shown.contains($0.key) }
      ids = ids.filter { shown.contains($0.key) }
    }
    if tiles.count > Self.limit + keys.count {
      let shown = Set(keys.map(\.wrapped))
      tiles = tiles.filter { shown.contains($0.key) }
    }
  }

  private func placedTile(_ key: TileKey, _ surface: MapSurface) -> DisplayFragment {
    if let cached = placed[key] { return cached }
    let id = ids[key] ?? surface.panZoom.makeDisplayID()
    ids[key] = id
    let fragment = tile(key.wrapped, surface).wrapped(in: .transform(surface.transform(of: key)), id: id)
    placed[key] = fragment
    return fragment
  }

  private func tile(_ key: TileKey, _ surface: MapSurface) -> DisplayFragment {
    if let cached = tiles[key] { return cached }
    tilesMade += 1
    let path = land.land(of: key)
    var fragment = DisplayFragment.empty
    if !path.isEmpty {
      var collector = FragmentCollector()
      collector.append(.fill(DisplayFill(path: path, paint: .color(surface.theme.land), isEvenOdd: true)))
      fragment = collector.fragment(id: surface.panZoom.makeDisplayID())
    }
    tiles[key] = fragment
    return fragment
  }
}
