import Foundation

extension PlotGeometry {
  /// What the plot paints on the way from what it showed before.
  ///
  /// Marks move from where they were; those that are new appear, those that are gone fade.
  /// - Parameters:
  ///   - before: The plot before.
  ///   - fraction: How far the way has come, from 0 to 1.
  ///   - part: Which part of the plot is painted; `nil`: all of it. It costs what its own marks cost.
  ///   - distance: How far what was before has moved since, because the plot scrolled with the change, in points.
  /// - Returns: The shapes in their order.
  func shapes(
    from before: PlotGeometry, by fraction: Double, in part: CGRect? = nil, moved distance: CGPoint = .zero
  ) -> [PlotShape] {
    let earlier = part?.offsetBy(dx: -distance.x, dy: -distance.y)
    var old = part == nil ? before.shapes : before.shapes(in: earlier)
    if distance != .zero { for index in old.indices { old[index].figure = old[index].figure.moved(by: distance) } }
    let cached = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let (points, oldPoints) = part == nil ? (pointIDs, before.pointIDs) : (pointIDs(in: part), before.pointIDs(in: earlier))
    let seen = min(max(fraction, 0), 1)
    var stays: Set<PlotShape.Key> = []
    var coming: [PlotShape] = []
    for var shape in part == nil ? shapes : shapes(in: part) {
      if let old = cached[shape.key],
        let figure = Self.figure(of: shape, points[shape.index], from: old, oldPoints[old.index], by: fraction)
      {
        stays.insert(shape.key)
        shape.figure = figure
      } else {
        shape.opacity *= seen
      }
      coming.append(shape)
    }
    var going = old.filter { !stays.contains($0.key) }
    for index in going.indices { going[index].opacity *= 1 - seen }
    return going + coming
  }

  /// What lies between two forms of a shape; `nil` for a line or an area none of whose points has stayed.
  ///
  /// The points of lines and areas are told by what they are known by, in their order.
  private static func figure(
    of shape: PlotShape, _ points: [UInt64]?, from old: PlotShape, _ oldPoints: [UInt64]?, by fraction: Double
  ) -> PlotFigure? {
    var pairs: [PointPair] = []
    switch shape.figure {
    case .line, .area:
      guard let points, let oldPoints else { return nil }
      pairs = PointPair.pairs(from: oldPoints, to: points)
      if pairs.isEmpty { return nil }
    case .bar, .symbol, .rule, .sector: break
    }
    return shape.figure.blended(from: old.figure, pairs, by: fraction)
  }
}

/// A point of a line before, and that into which it goes over.
struct PointPair: Equatable {
  var old: Int
  var new: Int

  /// Points that stay go over into themselves; those that come grow out of the one before them, those that go shrink into it.
  /// - Parameters:
  ///   - old: What the points before are known by, in their order.
  ///   - new: What the points are known by, in their order.
  /// - Returns: The pairs in the order of the new points; none where no point has stayed.
  static func pairs(from old: [UInt64], to new: [UInt64]) -> [PointPair] {
    if old == new { return old.indices.map { PointPair(old: $0, new: $0) } }
    let oldPositions = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    let newPositions = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    guard let firstOld = old.firstIndex(where: { newPositions[$0] != nil }),
      let firstID = new.first(where: { oldPositions[$0] != nil })
    else { return [] }
    // Those that go, by the point that they shrink into: the one before them, or the first that stays.
    var leading: [Int] = []
    var leaving: [Int: [Int]] = [:]
    var neighbour = newPositions[old[firstOld]] ?? 0
    for (position, id) in old.enumerated() {
      if let stays = newPositions[id] {
        neighbour = stays
      } else if position < firstOld {
        leading.append(position)
      } else {
        leaving[neighbour, default: []].append(position)
      }
    }
    var pairs: [PointPair] = []
    var last = oldPositions[firstID] ?? firstOld
    for (position, id) in new.enumerated() {
      guard let stays = oldPositions[id] else {
        pairs.append(PointPair(old: last, new: position))
        continue
      }
      if stays == firstOld { pairs += leading.map { PointPair(old: $0, new: position) } }
      pairs.append(PointPair(old: stays, new: position))
      pairs += (leaving[position] ?? []).map { PointPair(old: $0, new: position) }
      last = stays
    }
    return pairs
  }
}
