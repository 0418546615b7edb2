import Foundation
import SwiftUICore

/// The outline of the earth's land, from the file that `scripts/earth-outline` makes.
///
/// Inner seas and lakes are outlines inside of others: what lies inside of an odd number of them is land.
struct Outline {
  /// A closed line; the first point follows the last one.
  struct Ring {
    let points: [SIMD2<Double>]
    let least: SIMD2<Double>
    let greatest: SIMD2<Double>

    init(_ points: [SIMD2<Double>]) {
      self.points = points
      (least, greatest) = points.reduce((points[0], points[0])) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    }
  }

  /// From the coarsest to the finest, in the world's square; x may be a little beyond it.
  let levels: [[Ring]]

  static let none = Outline(levels: [])

  /// The outline that comes with the framework; no land where its file cannot be read, which is reported.
  static let earth: Outline = {
    let url = Bundle.module.url(forResource: "Earth/outline", withExtension: "bin")
    guard let url, let data = try? Data(contentsOf: url), let outline = Outline(data) else {
      Diagnostics.report("the outline of the earth cannot be read; maps without tiles show water and lines only")
      return .none
    }
    return outline
  }()

  /// The finest level with no more than is seen at a zoom, where the world is 256 · 2ᶻ points wide.
  func level(at zoom: Int) -> [Ring] {
    // The coarse level is right to a tenth of a degree: half a point at zoom 3.
    levels.isEmpty ? [] : levels[zoom <= 3 ? 0 : levels.count - 1]
  }

  /// Whether there is land at a place.
  func isLand(at location: WorldPoint) -> Bool {
    var isLand = false
    for ring in levels.last ?? [] {
      for shift in [0.0, 1] {
        let point = SIMD2(location.x - location.x.rounded(.down) + shift, location.y)
        guard point.x >= ring.least.x, point.x <= ring.greatest.x, point.y >= ring.least.y, point.y <= ring.greatest.y else {
          continue
        }
        var before = ring.points[ring.points.count - 1]
        for next in ring.points {
          if (before.y > point.y) != (next.y > point.y),
            point.x < before.x + (point.y - before.y) / (next.y - before.y) * (next.x - before.x)
          {
            isLand.toggle()
          }
          before = next
        }
      }
    }
    return isLand
  }
}

extension Outline {
  private init(levels: [[Ring]]?) { self.levels = levels ?? [] }

  /// Reads a file; `nil` for anything else.
  init?(_ data: Data) {
    var reader = OutlineReader(bytes: Array(data))
    guard reader.reads("earth1\n"), let steps = reader.number(), steps > 0, let count = reader.number(), count <= 8 else {
      return nil
    }
    var levels: [[Ring]] = []
    for _ in 0..<count {
      guard let rings = reader.number(), rings <= 100_000 else { return nil }
      var level: [Ring] = []
      for _ in 0..<rings {
        guard let points = reader.ring(scale: Double(steps)), points.count > 2 else { return nil }
        level.append(Ring(points))
      }
      levels.append(level)
    }
    self.levels = levels
  }
}

/// Takes an outline's file apart: numbers of seven bits a byte, the lowest first.
private struct OutlineReader {
  let bytes: [UInt8]
  var location = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func reads(_ text: String) -> Bool {
    let expected = Array(text.utf8)
    guard bytes.starts(with: expected) else { return false }
    location = expected.count
    return true
  }

  mutating func number() -> Int? {
    var (result, shift) = (0, 0)
    while location < bytes.count, shift < 56 {
      let byte = bytes[location]
      location += 1
      result |= Int(byte & 127) << shift
      if byte < 128 { return result }
      shift += 7
    }
    return nil
  }

  mutating func difference() -> Int? { number().map { $0 & 1 == 0 ? $0 >> 1 : -($0 >> 1) - 1 } }

  mutating func ring(scale: Double) -> [SIMD2<Double>]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var (x, y) = (0, 0)
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(count)
    for _ in 0..<count {
      guard let dx = difference(), let dy = difference() else { return nil }
      (x, y) = (x &+ dx, y &+ dy)
      points.append(SIMD2(Mercator.x(Double(x) / scale), Mercator.y(Double(y) / scale)))
    }
    return points
  }
}
