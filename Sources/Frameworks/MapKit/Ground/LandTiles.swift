import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// One of the squares that a map is made of: of 4ᶻ of them at zoom z, counted from the north-west corner.
struct TileKey: Hashable {
  var zoom: Int
  var x: Int
  var y: Int

  /// As many points as a tile is wide and high.
  static let side = 256.0

  /// The same tile where the world is shown again beyond the date line.
  var wrapped: TileKey {
    let count = 1 << zoom
    return TileKey(zoom: zoom, x: ((x % count) + count) % count, y: y)
  }

  /// The tile of a lower zoom that holds this one.
  func ancestor(at zoom: Int) -> TileKey { TileKey(zoom: zoom, x: x >> (self.zoom - zoom), y: y >> (self.zoom - zoom)) }
}

/// Makes the land of tiles, and keeps what it cut out of the world for those near by.
final class LandTiles {
  /// Tiles beyond this zoom are cut out of tiles of this zoom.
  private static let cellZoom = 4
  /// How far beyond its edges a tile is drawn, as a part of its side, so that no seam shows.
  private static let margin = 1.0 / 128
  private static let cellMargin = 1.0 / 16
  private static let cellLimit = 32

  private let outline: Outline
  private var cells: [TileKey: [[SIMD2<Double>]]] = [:]

  init(outline: Outline) { self.outline = outline }

  /// The land of a tile in its own points; empty where all is water.
  func land(of tile: TileKey) -> Path {
    let tile = tile.wrapped
    let segments: [[SIMD2<Double>]]
    if tile.zoom > Self.cellZoom {
      segments = cell(tile.ancestor(at: Self.cellZoom)).compactMap { clip($0, to: tile, margin: Self.margin) }
    } else {
      segments = cut(tile, margin: Self.margin)
    }
    return path(of: segments, in: tile)
  }

  private func cell(_ key: TileKey) -> [[SIMD2<Double>]] {
    if let cached = cells[key] { return cached }
    if cells.count >= Self.cellLimit { cells.removeAll() }
    let segments = cut(key, margin: Self.cellMargin)
    cells[key] = segments
    return segments
  }

  private func cut(_ tile: TileKey, margin: Double) -> [[SIMD2<Double>]] {
    let (least, greatest) = bounds(of: tile, margin: margin)
    var segments: [[SIMD2<Double>]] = []
    for ring in outline.level(at: tile.zoom) where ring.least.y < greatest.y && ring.greatest.y > least.y {
      // Land that reaches over the date line stands in the file on one side of it.
      for shift in [0.0, -1, 1] where ring.least.x + shift < greatest.x && ring.greatest.x + shift > least.x {
        let move = SIMD2(shift, 0)
        let isInside = ring.least.x + shift >= least.x && ring.greatest.x + shift <= greatest.x
        let points = shift == 0 ? ring.points : ring.points.map { $0 + move }
        if isInside && ring.least.y >= least.y && ring.greatest.y <= greatest.y {
          segments.append(points)
        } else if let segment = clip(points, to: tile, margin: margin) {
          segments.append(segment)
        }
      }
    }
    return segments
  }

  private func bounds(of tile: TileKey, margin: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    let side = 1 / Double(1 << tile.zoom)
    let origin = SIMD2(Double(tile.x), Double(tile.y)) * side
    return (origin - margin * side, origin + (1 + margin) * side)
  }

  /// What of an outline lies in a tile (Sutherland and Hodgman); `nil` for nothing.
  private func clip(_ points: [SIMD2<Double>], to tile: TileKey, margin: Double) -> [SIMD2<Double>]? {
    let (least, greatest) = bounds(of: tile, margin: margin)
    var points = points
    for (axis, isUpper) in [(0, false), (0, true), (1, false), (1, true)] {
      let limit = isUpper ? greatest[axis] : least[axis]
      points = Self.clip(points, axis: axis, limit: limit, keepsBelow: isUpper)
      if points.count < 3 { return nil }
    }
    return points
  }

  private static func clip(
    _ points: [SIMD2<Double>], axis: Int, limit: Double, keepsBelow: Bool
  ) -> [SIMD2<Double>] {
    guard var before = points.last else { return [] }
    var result: [SIMD2<Double>] = []
    let isIn = { (point: SIMD2<Double>) in keepsBelow ? point[axis] <= limit : point[axis] >= limit }
    var wasIn = isIn(before)
    for point in points {
      let isNowIn = isIn(point)
      if isNowIn != wasIn {
        let fraction = (limit - before[axis]) / (point[axis] - before[axis])
        result.append(before + (point - before) * fraction)
      }
      if isNowIn { result.append(point) }
      (before, wasIn) = (point, isNowIn)
    }
    return result
  }

  private func path(of segments: [[SIMD2<Double>]], in tile: TileKey) -> Path {
    let scale = TileKey.side * Double(1 << tile.zoom)
    let origin = SIMD2(Double(tile.x), Double(tile.y)) * TileKey.side
    var elements: [PathElement] = []
    for segment in segments {
      var last = SIMD2<Double>(repeating: .infinity)
      let start = elements.count
      for point in segment {
        let location = point * scale - origin
        // What lies nearer than a third of a point is not seen.
        if abs(location.x - last.x) + abs(location.y - last.y) < 0.35 { continue }
        last = location
        let target = CGPoint(x: location.x, y: location.y)
        elements.append(elements.count == start ? .move(target) : .line(target))
      }
      if elements.count < start + 3 { elements.removeSubrange(start...) } else { elements.append(.close) }
    }
    return Path(CGPath(elements: elements))
  }
}
