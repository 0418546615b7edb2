import CoreGraphicsTypes
package import Foundation

/// The dashes and gaps of a line, and how chains of points are cut into what they leave.
///
/// However long a line is and however short its dashes are, no more than ``mostSegments`` are made.
package struct DashPattern: Equatable {
  /// Dashes and gaps in turn: an even number of lengths, of which one at least is not 0.
  package private(set) var lengths: [CGFloat]
  package private(set) var period: CGFloat
  private var phase: CGFloat

  /// More dashes nobody can count; and what makes them takes memory for each.
  package static let mostSegments = 50_000

  /// The dashes of a style; `nil` where its line is unbroken, as one is whose dashes have no length.
  package init?(_ style: StrokeStyle) {
    let dash = style.dash.map { $0.isFinite ? max($0, 0) : 0 }
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, style.dashPhase.isFinite else { return nil }
    phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
  }

  /// The pattern made longer, by a whole number where that can be told, until its period is at least a length.
  ///
  /// Dashes much shorter than a pixel look the same in any length: as the part of the line that they cover.
  package func lengthened(to shortest: CGFloat) -> DashPattern {
    guard period < shortest, shortest.isFinite else { return self }
    let factor = (shortest / period).rounded(.up)
    var longer = self
    longer.period = factor.isFinite ? period * factor : shortest
    longer.lengths = lengths.map { $0 / period * longer.period }
    longer.phase = phase / period * longer.period
    return longer
  }

  /// How many dashes a line of a length has, in numbers that may be more than can be made.
  package func count(along length: CGFloat) -> CGFloat { length / period * CGFloat(lengths.count / 2) }

  /// The dashes of chains of points, each chain beginning with the pattern's beginning.
  ///
  /// Where there are more of them than can be made, those that do not touch `area` are left out, and if that is not enough, the
  /// pattern is made longer.
  package func segments(of chains: [[CGPoint]], near area: CGRect) -> [[CGPoint]] {
    let most = CGFloat(Self.mostSegments)
    let all = count(along: chains.reduce(0) { $0 + Self.length(of: $1, in: nil) })
    guard !(all <= most) else { return chains.flatMap { cut($0, in: nil) } }
    let near = chains.reduce(0) { $0 + Self.length(of: $1, in: area) }
    let pattern = lengthened(to: near * CGFloat(lengths.count / 2) / most)
    return chains.flatMap { pattern.cut($0, in: area) }
  }

  private static func length(of chain: [CGPoint], in area: CGRect?) -> CGFloat {
    zip(chain, chain.dropFirst()).reduce(0) { sum, ends in
      let length = hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
      guard let area else { return sum + length }
      guard length.isFinite, let part = area.part(from: ends.0, to: ends.1) else { return sum }
      return sum + length * (part.upperBound - part.lowerBound)
    }
  }

  private func cut(_ chain: [CGPoint], in area: CGRect?) -> [[CGPoint]] {
    var cutter = DashCutter(pattern: self)
    var travelled: CGFloat = 0
    var isInside = false
    for (a, b) in zip(chain, chain.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      // What has no end has no place for a dash.
      let part = !length.isFinite ? nil : area.map { $0.part(from: a, to: b) } ?? 0...1
      if let part {
        let (start, end) = (a.moved(toward: b, by: part.lowerBound), a.moved(toward: b, by: part.upperBound))
        if !isInside || part.lowerBound > 0 { cutter.begin(at: start, after: travelled + length * part.lowerBound) }
        cutter.line(from: start, to: end, length: length * (part.upperBound - part.lowerBound))
      }
      isInside = part?.upperBound == 1
      if !isInside { cutter.end() }
      if length.isFinite { travelled = (travelled + length).truncatingRemainder(dividingBy: period) }
    }
    cutter.end()
    return cutter.segments
  }

  /// Which length holds the place that is so far along the line, and how much of it is left there.
  fileprivate func place(after distance: CGFloat) -> (index: Int, remaining: CGFloat) {
    var left = (phase + distance).truncatingRemainder(dividingBy: period)
    for (index, length) in lengths.enumerated() {
      if left < length { return (index, length - left) }
      left -= length
    }
    return (0, lengths[0])
  }
}

/// Walks along a line and keeps what lies in dashes.
private struct DashCutter {
  let pattern: DashPattern
  private var index = 0
  private var remaining: CGFloat = 0
  private var current: [CGPoint] = []
  private(set) var segments: [[CGPoint]] = []

  init(pattern: DashPattern) { self.pattern = pattern }

  private var isInDash: Bool { index % 2 == 0 }

  mutating func begin(at point: CGPoint, after distance: CGFloat) {
    end()
    (index, remaining) = pattern.place(after: distance)
    current = isInDash ? [point] : []
  }

  mutating func line(from a: CGPoint, to b: CGPoint, length: CGFloat) {
    var walked: CGFloat = 0
    while length - walked > remaining {
      walked += remaining
      let point = a.moved(toward: b, by: walked / length)
      if isInDash {
        segments.append(current + [point])
        current = []
      } else {
        current = [point]
      }
      index = (index + 1) % pattern.lengths.count
      remaining = pattern.lengths[index]
    }
    remaining -= length - walked
    if isInDash { current.append(b) }
  }

  mutating func end() {
    if current.count > 1 { segments.append(current) }
    current = []
  }
}

extension CGPoint {
  fileprivate func moved(toward other: CGPoint, by part: CGFloat) -> CGPoint {
    if part == 1 { return other }
    return CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension CGRect {
  /// The part of a line, from 0 to 1, that lies inside; `nil` where none does.
  fileprivate func part(from a: CGPoint, to b: CGPoint) -> ClosedRange<CGFloat>? {
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    for (start, delta, low, high) in [(a.x, b.x - a.x, minX, maxX), (a.y, b.y - a.y, minY, maxY)] {
      if delta == 0 {
        guard start >= low, start <= high else { return nil }
        continue
      }
      let (one, other) = ((low - start) / delta, (high - start) / delta)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    return first <= last ? first...last : nil
  }
}
