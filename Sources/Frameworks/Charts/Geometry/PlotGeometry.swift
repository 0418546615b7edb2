import Foundation
import SwiftUI

/// Where everything in a plot lies, for a size: places are counted from the leading edge and the top.
struct PlotGeometry {
  let model: ChartModel
  /// The size of the whole plot; where it scrolls, more than shows.
  let size: CGSize
  /// How much of a category's band labels inside the plot take, in points.
  var labelStrip: CGFloat = 0
  private let xRange: ClosedRange<CGFloat>
  private let yRange: ClosedRange<CGFloat>
  /// The scales, where they are of numbers or dates.
  private let xNumbers: NumberScale?
  private let yNumbers: NumberScale?
  /// All shapes, once somebody has asked for them.
  private let cached = Cached()

  private final class Cached {
    var shapes: [PlotShape]?
    var pointIDs: [Int: [UInt64]]?
    var sectors: [(index: Int, sector: Sector)]?
  }

  init(_ model: ChartModel, size: CGSize, labelStrip: CGFloat = 0) {
    (self.model, self.size, self.labelStrip) = (model, size, labelStrip)
    (xNumbers, yNumbers) = (model.x.continuous, model.y.continuous)
    xRange = Self.range(model.options.x.scale.range, length: size.width)
    yRange = Self.range(model.options.y.scale.range, length: size.height)
  }

  private static func range(_ options: _PositionRange?, length: CGFloat) -> ClosedRange<CGFloat> {
    guard let options else { return 0...max(length, 0) }
    let (start, end) = options.ends ?? (options.startPadding, length - options.endPadding)
    return min(start, end)...max(start, end)
  }

  // MARK: Places

  /// The place along x for a fraction of its scale.
  func x(_ fraction: Double) -> CGFloat { xRange.lowerBound + (xRange.upperBound - xRange.lowerBound) * fraction }
  /// The place down the plot for a fraction of the scale of y, which runs up.
  func y(_ fraction: Double) -> CGFloat { yRange.upperBound - (yRange.upperBound - yRange.lowerBound) * fraction }

  func place(_ fraction: Double, _ axis: Axis) -> CGFloat { axis == .horizontal ? x(fraction) : y(fraction) }

  /// The fraction of a scale at a place.
  func fraction(at position: CGFloat, _ axis: Axis) -> Double {
    let range = axis == .horizontal ? xRange : yRange
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return 0 }
    return axis == .horizontal ? (position - range.lowerBound) / length : (range.upperBound - position) / length
  }

  /// The place of a value.
  func place(of value: _PlottedValue, _ axis: Axis) -> CGFloat? {
    model.scale(along: axis).fraction(of: value).map { place($0, axis) }
  }

  /// The places between which a value's band, or unit, lies.
  func band(of datum: Datum, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let band = model.scale(along: axis).band(of: datum) else { return nil }
    let (a, b) = (place(band.lowerBound, axis), place(band.upperBound, axis))
    return min(a, b)...max(a, b)
  }

  // MARK: Marks

  /// Everything that the plot paints, in order.
  var shapes: [PlotShape] {
    if let shapes = cached.shapes { return shapes }
    let shapes = shapes(in: nil)
    cached.shapes = shapes
    return shapes
  }

  /// The place of a mark that has one number or date along an axis; `nil`: it has none, or has to be looked for otherwise.
  private func place(of mark: Mark, _ axis: Axis) -> CGFloat? {
    guard let number = mark.number(along: axis), let scale = axis == .horizontal ? xNumbers : yNumbers else { return nil }
    return scale.fraction(of: number).map { place($0, axis) }
  }

  /// What the points of each line and area are known by, in their order; found by its first mark.
  var pointIDs: [Int: [UInt64]] {
    if let ids = cached.pointIDs { return ids }
    let ids = pointIDs(in: nil)
    cached.pointIDs = ids
    return ids
  }

  /// What the points of lines and areas are known by that lie in a part of the plot, as `shapes(in:)` has them.
  func pointIDs(in part: CGRect?) -> [Int: [UInt64]] {
    var ids: [Int: [UInt64]] = [:]
    for index in marks(in: part) {
      let placed = model.placed[index]
      guard placed.mark.kind == .line || placed.mark.kind == .area, seriesPoints(placed) != nil else { continue }
      ids[model.placed.series[placed.series].first, default: []].append(placed.mark.id)
    }
    return ids
  }

  /// Where a mark lies; null where it has no place.
  func frame(of index: Int) -> CGRect {
    guard index < model.placed.count else { return .null }
    let placed = model.placed[index]
    switch placed.mark.kind {
    case .line, .area: return seriesPoints(placed).map { CGRect(origin: $0.top, size: .zero) } ?? .null
    case .bar, .rectangle: return rectangle(placed)?.rect ?? .null
    case .point: return point(placed).map { symbolFrame(at: $0, placed.mark) } ?? .null
    case .rule: return rule(placed).map { CGRect(corner: $0.from, $0.to) } ?? .null
    case .sector: return sector(of: index).map { CGRect(origin: $0.middle, size: .zero) } ?? .null
    }
  }

  /// Where a symbol lies.
  private func symbolFrame(at center: CGPoint, _ mark: Mark) -> CGRect {
    let outset = model.styles.symbolArea(of: mark.style).squareRoot() / 2
    return CGRect(origin: center, size: .zero).insetBy(dx: -outset, dy: -outset)
  }

  /// Where a point of a line or an area lies, and for an area the end of its interval.
  func seriesPoints(_ placed: PlacedMark) -> (top: CGPoint, bottom: CGPoint)? {
    if placed.mark.kind == .line, !placed.mark.isStyled, let x = place(of: placed.mark, .horizontal),
      let y = place(of: placed.mark, .vertical)
    {
      return (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
    }
    guard let xDatum = placed.mark.x, let yDatum = placed.mark.y else { return nil }
    let offset = placed.mark.style.offset
    func center(_ datum: Datum, _ axis: Axis) -> CGFloat? { place(of: datum.center, axis) }
    if placed.mark.kind == .line {
      guard let x = center(xDatum.start, .horizontal), let y = center(yDatum.start, .vertical) else { return nil }
      let point = CGPoint(x: x + offset.xStart, y: y + offset.yStart)
      return (point, point)
    }
    let axis: Axis = placed.isHorizontal ? .horizontal : .vertical
    guard let ends = ends(placed, axis),
      let across = center(placed.isHorizontal ? yDatum.start : xDatum.start, placed.isHorizontal ? .vertical : .horizontal)
    else { return nil }
    return placed.isHorizontal
      ? (CGPoint(x: ends.end, y: across), CGPoint(x: ends.start, y: across))
      : (CGPoint(x: across, y: ends.end), CGPoint(x: across, y: ends.start))
  }

  /// Where a bar or an area begins and ends along an axis.
  private func ends(_ placed: PlacedMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    if let interval = placed.interval {
      let scale = model.scale(along: axis)
      let start = scale.fraction(of: .number(interval.start)) ?? scale.baseline
      guard let end = scale.fraction(of: .number(interval.end)) else { return nil }
      return (place(start, axis), place(end, axis))
    }
    guard let extent = placed.mark.extent(along: axis) else { return nil }
    if let last = extent.end {
      guard let start = place(of: extent.start.value, axis), let end = place(of: last.upper ?? last.value, axis) else {
        return nil
      }
      return (start, end)
    }
    guard let band = band(of: extent.start, axis) else { return nil }
    return axis == .horizontal ? (band.lowerBound, band.upperBound) : (band.upperBound, band.lowerBound)
  }

  // MARK: Rectangles

  /// Where a bar or a rectangle lies, and how round its corners are.
  func rectangle(_ placed: PlacedMark) -> (rect: CGRect, corners: RectangleCornerRadii)? {
    guard let across = span(placed, .horizontal), let down = span(placed, .vertical) else { return nil }
    let offset = placed.mark.style.offset
    let left = min(across.start, across.end) + offset.xStart, right = max(across.start, across.end) + offset.xEnd
    let top = min(down.start, down.end) + offset.yStart, bottom = max(down.start, down.end) + offset.yEnd
    let rect = CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    return (rect, corners(placed, rect, isUp: down.end <= down.start, isForward: across.end >= across.start))
  }

  /// Bars are round at the end that is free; what the app asks for holds for all corners (Facts 11.2).
  private func corners(_ placed: PlacedMark, _ rect: CGRect, isUp: Bool, isForward: Bool) -> RectangleCornerRadii {
    let limit = min(rect.width, rect.height) / 2
    if let own = placed.mark.style.corners {
      let radius = min(own.radius, limit)
      return RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    guard placed.mark.kind == .bar else { return RectangleCornerRadii() }
    let radius = min(2, limit)
    guard let interval = placed.interval else {
      let isInterval = placed.mark.x?.end != nil || placed.mark.y?.end != nil
      return isInterval
        ? RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
        : RectangleCornerRadii()
    }
    guard interval.isLast else { return RectangleCornerRadii() }
    if placed.isHorizontal {
      return isForward
        ? RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
        : RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
    }
    return isUp
      ? RectangleCornerRadii(topLeading: radius, topTrailing: radius)
      : RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
  }

  /// From where to where a bar or a rectangle reaches along an axis.
  private func span(_ placed: PlacedMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    let mark = placed.mark, length = axis == .horizontal ? size.width : size.height
    let isInterval = placed.interval != nil && placed.isHorizontal == (axis == .horizontal)
    let dimension = axis == .horizontal ? mark.width : mark.height
    if !isInterval, placed.group == nil, let middle = place(of: mark, axis) {
      let step = gap(axis), width = dimension.length(in: step, automatic: freeWidth(step, axis))
      return (middle - width / 2, middle + width / 2)
    }
    guard let extent = mark.extent(along: axis) else {
      let fixed = axis == .horizontal ? mark.fixedX : mark.fixedY
      let whole = axis == .horizontal ? (0, length) : (length, 0)
      return (fixed?.start ?? whole.0, fixed?.end ?? whole.1)
    }
    if extent.end != nil || isInterval { return ends(placed, axis) }
    guard var band = band(of: extent.start, axis) else { return nil }
    if extent.start.upper != nil, !extent.start.isUnit {
      // The bins of a histogram touch each other but for a gap that can be seen.
      let width = dimension.length(
        in: band.upperBound - band.lowerBound, automatic: max(band.upperBound - band.lowerBound - 1, 1))
      return (band.middle - width / 2, band.middle + width / 2)
    }
    let isBand = model.scale(along: axis).isBanded || extent.start.upper != nil
    if isBand, axis == .vertical, labelStrip > 0 { band = min(band.lowerBound + labelStrip, band.upperBound)...band.upperBound }
    let step = isBand ? band.upperBound - band.lowerBound : gap(axis)
    let automatic = isBand ? max(step * Self.barPart, 0) : freeWidth(step, axis)
    return within(band, step: step, dimension, automatic: automatic, placed, axis)
  }

  /// How wide bars are at places of a scale without bands, unless the app says so.
  private func freeWidth(_ step: CGFloat, _ axis: Axis) -> CGFloat {
    guard case .number = model.scale(along: axis) else { return max(step * Self.barPart, 1) }
    return max(min(Self.freeBarWidth, step * Self.barPart), 1)
  }

  /// The part of a band that is a mark's, beside those of other groups.
  private func within(
    _ band: ClosedRange<CGFloat>, step: CGFloat, _ dimension: MarkDimension, automatic: CGFloat, _ placed: PlacedMark,
    _ axis: Axis
  ) -> (start: CGFloat, end: CGFloat) {
    guard let group = placed.group, group.count > 0,
      (placed.mark.style.positionBy?.axis ?? (placed.isHorizontal ? .vertical : .horizontal)) == axis
    else {
      let width = dimension.length(in: step, automatic: automatic)
      return (band.middle - width / 2, band.middle + width / 2)
    }
    let all = (placed.mark.style.positionBy?.span ?? .automatic).length(in: step, automatic: step * Self.groupPart)
    let own = all / CGFloat(group.count)
    let middle = band.middle - all / 2 + own * (CGFloat(group.index) + 0.5)
    let width = dimension.length(in: own, automatic: own * Self.barPart)
    return (middle - width / 2, middle + width / 2)
  }

  /// What bars take of their band (Facts 11.2).
  static let barPart = 0.7
  /// What groups beside each other take of their band (Facts 11.2).
  static let groupPart = 0.72
  /// How wide bars are that stand on a scale of numbers, in points (Facts 11.2).
  static let freeBarWidth: CGFloat = 8

  /// The smallest distance between bars' places on a scale without bands.
  private func gap(_ axis: Axis) -> CGFloat {
    let range = axis == .horizontal ? xRange : yRange, all = axis == .horizontal ? size.width : size.height
    return model.gap(along: axis).map { min($0 * (range.upperBound - range.lowerBound), all) } ?? all
  }

  // MARK: Points, rules, sectors

  /// Where a point lies.
  func point(_ placed: PlacedMark) -> CGPoint? {
    let mark = placed.mark
    if !mark.isStyled, let x = place(of: mark, .horizontal), let y = place(of: mark, .vertical) { return CGPoint(x: x, y: y) }
    func middle(_ extent: Extent?, _ fixed: CGFloat?, _ axis: Axis) -> CGFloat? {
      guard let extent else { return fixed ?? (axis == .horizontal ? size.width : size.height) / 2 }
      guard placed.group != nil, let band = band(of: extent.start, axis), band.upperBound > band.lowerBound,
        (mark.style.positionBy?.axis ?? (model.y.isBanded && !model.x.isBanded ? .vertical : .horizontal)) == axis
      else { return place(of: extent.start.center, axis) }
      let span = within(band, step: band.upperBound - band.lowerBound, .automatic, automatic: 0, placed, axis)
      return (span.start + span.end) / 2
    }
    guard let x = middle(mark.x, mark.fixedX?.start, .horizontal), let y = middle(mark.y, mark.fixedY?.start, .vertical)
    else { return nil }
    return CGPoint(x: x + mark.style.offset.xStart, y: y + mark.style.offset.yStart)
  }

  /// From where to where a rule runs.
  func rule(_ placed: PlacedMark) -> (from: CGPoint, to: CGPoint)? {
    let mark = placed.mark, offset = mark.style.offset
    let isUpright = mark.x != nil && mark.x?.end == nil && (mark.y == nil || mark.y?.end != nil)
    let axis: Axis = isUpright ? .vertical : .horizontal
    guard let extent = isUpright ? mark.x : mark.y,
      let across = place(of: extent.start.center, isUpright ? .horizontal : .vertical)
    else { return nil }
    var ends: (start: CGFloat, end: CGFloat)
    if let along = isUpright ? mark.y : mark.x {
      let last = along.end ?? along.start
      guard let start = place(of: along.start.value, axis), let end = place(of: last.upper ?? last.value, axis) else {
        return nil
      }
      ends = (start, end)
    } else {
      let fixed = isUpright ? mark.fixedY : mark.fixedX
      ends = (fixed?.start ?? 0, fixed?.end ?? (isUpright ? size.height : size.width))
    }
    let from =
      isUpright
      ? CGPoint(x: across + offset.xStart, y: ends.start + offset.yStart)
      : CGPoint(x: ends.start + offset.xStart, y: across + offset.yStart)
    let to =
      isUpright
      ? CGPoint(x: across + offset.xEnd, y: ends.end + offset.yEnd) : CGPoint(x: ends.end + offset.xEnd, y: across + offset.yEnd)
    return (from, to)
  }

  /// The sector of a mark; `nil` where there is none.
  private func sector(of index: Int) -> Sector? {
    let all = sectors()
    // Mostly there are no other marks, and each has its place among the sectors.
    if all.indices.contains(index), all[index].index == index { return all[index].sector }
    return all.first { $0.index == index }?.sector
  }

  /// The sectors, clockwise from the top in the order of the data, each as wide as its share (Facts 11.2).
  func sectors() -> [(index: Int, sector: Sector)] {
    if let sectors = cached.sectors { return sectors }
    let sectors = placedSectors()
    cached.sectors = sectors
    return sectors
  }

  private func placedSectors() -> [(index: Int, sector: Sector)] {
    let marks = model.placed.sectors
    let values = marks.map { max(model.placed.declared($0).angle?.value.number ?? 0, 0) }
    let whole = values.reduce(0, +)
    guard whole > 0, whole.isFinite else { return [] }
    let radius = min(size.width, size.height) / 2, center = CGPoint(x: size.width / 2, y: size.height / 2)
    var start = 0.0
    return zip(marks, values).map { index, value in
      let mark = model.placed.declared(index)
      let turn = value / whole * 2 * .pi
      defer { start += turn }
      return (
        index,
        Sector(
          center: center, inner: mark.innerRadius.radius(in: radius, automatic: 0),
          outer: mark.outerRadius.radius(in: radius, automatic: radius), start: start, end: start + turn,
          inset: mark.angularInset, cornerRadius: mark.style.corners?.radius ?? 0)
      )
    }
  }
}

extension ClosedRange<CGFloat> {
  var middle: CGFloat { (lowerBound + upperBound) / 2 }
}

extension Sector {
  /// What people touch when they touch it.
  fileprivate var middle: CGPoint { point((inner + outer) / 2, (start + end) / 2) }
}

extension CGRect {
  /// The rectangle between two corners.
  fileprivate init(corner a: CGPoint, _ b: CGPoint) {
    self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }
}
