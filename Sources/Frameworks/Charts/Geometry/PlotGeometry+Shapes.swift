import Foundation
import SwiftUI

extension PlotGeometry {
  /// What the plot paints in a part of it, in order, and as much around as reaches into it; `nil`: in all of it.
  ///
  /// A part costs what its own marks cost, however many there are beside it.
  func shapes(in part: CGRect?) -> [PlotShape] {
    var shapes: [PlotShape] = []
    let placed = model.placed
    var segments: [SeriesSegment?] = Array(repeating: nil, count: placed.series.count)
    let marks = self.marks(in: part)
    if segments.isEmpty { shapes.reserveCapacity(marks.count) }
    for index in marks {
      let mark = placed[index]
      switch mark.mark.kind {
      case .line, .area:
        guard let points = seriesPoints(mark) else { continue }
        if segments[mark.series] == nil { segments[mark.series] = SeriesSegment(first: placed[placed.series[mark.series].first]) }
        segments[mark.series]?.add(points, mark.mark)
      case .sector: break
      default: if let shape = shape(mark, index) { shapes.append(shape) }
      }
    }
    for (index, sector) in placed.sectors.isEmpty ? [] : sectors() {
      shapes.append(PlotShape(.sector(sector), of: placed.declared(index), styles: model.styles, index: index))
    }
    for (series, segment) in zip(placed.series, segments) { if let segment { shapes += self.shapes(of: segment, series) } }
    return ordered(shapes)
  }

  /// The marks that may show in a part of the plot, in order; `nil`: in all of it.
  func marks(in part: CGRect?) -> [Int] {
    guard let part, let index = model.index else { return Array(0..<model.placed.count) }
    return index.marks { fractions(of: part, outset: $0, index.axis) }
  }

  /// The fractions of a scale between which a part of the plot lies, and what may reach into it.
  private func fractions(of part: CGRect, outset: CGFloat, _ axis: Axis) -> ClosedRange<Double> {
    let (first, last) = axis == .horizontal ? (part.minX - outset, part.maxX + outset) : (part.minY - outset, part.maxY + outset)
    let (a, b) = (fraction(at: first, axis), fraction(at: last, axis))
    return min(a, b)...max(a, b)
  }

  private func shape(_ placed: PlacedMark, _ index: Int) -> PlotShape? {
    let mark = placed.mark
    let figure: PlotFigure
    switch mark.kind {
    case .point:
      guard let center = point(placed), let symbol = symbol(of: mark) else { return nil }
      figure = .symbol(center, area: model.styles.symbolArea(of: mark.style), symbol)
    case .rule:
      guard let (from, to) = rule(placed) else { return nil }
      figure = .rule(from, to, ruleStyle(mark))
    default:
      guard let (rect, corners) = rectangle(placed) else { return nil }
      figure = .bar(rect, corners: corners, style: mark.style.corners?.style ?? .circular)
    }
    return PlotShape(figure, of: mark, styles: model.styles, index: index)
  }

  /// What a point is painted as; `nil` where a view stands for it.
  private func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    switch mark.isStyled ? model.styles.symbol(of: mark.style) : nil {
    case .view?: nil
    case .shape(let symbol)?: symbol
    case nil: Self.circle
    }
  }

  private static let circle = AnyChartSymbolShape(BasicChartSymbolShape(.circle))

  private func ruleStyle(_ mark: Mark) -> StrokeStyle {
    mark.style.line ?? mark.style.lineBy.flatMap { model.styles.lineStyle.style(for: $0.value) } ?? StrokeStyle(lineWidth: 1)
  }

  // MARK: Order

  /// Of marks of one depth, those lie in front that were declared further down: in a loop that makes bars and a line, the line.
  ///
  /// Lines and areas lie where their first point was declared.
  private func ordered(_ all: [PlotShape]) -> [PlotShape] {
    func isBehind(_ first: PlotShape, _ second: PlotShape) -> Bool {
      (first.zIndex, first.order, first.index) < (second.zIndex, second.order, second.index)
    }
    guard all.indices.dropFirst().contains(where: { isBehind(all[$0], all[$0 - 1]) }) else { return all }
    let sorted = all.enumerated().sorted { first, second in
      isBehind(first.element, second.element) || (!isBehind(second.element, first.element) && first.offset < second.offset)
    }
    return sorted.map(\.element)
  }

  private func shapes(of segment: SeriesSegment, _ series: MarkSeries) -> [PlotShape] {
    let style = segment.mark.style, method = style.interpolation ?? .linear
    let figure: PlotFigure =
      segment.mark.kind == .line
      ? .line(segment.top, method, model.styles.line(of: style))
      : .area(top: segment.top, bottom: segment.bottom, isHorizontal: segment.isHorizontal, method)
    var shape = PlotShape(figure, of: segment.mark, styles: model.styles, index: series.first)
    shape.id = UInt64(bitPattern: Int64(series.key.hashValue))
    shape.isStacked = segment.isStacked
    var result = [shape]
    for (position, mark) in segment.symbols {
      guard case .shape(let symbol)? = model.styles.symbol(of: mark.style) else { continue }
      let figure = PlotFigure.symbol(position, area: model.styles.symbolArea(of: mark.style), symbol)
      result.append(PlotShape(figure, of: mark, styles: model.styles, index: series.first))
    }
    return result
  }
}

/// The points of one line or area, as they are collected.
private struct SeriesSegment {
  /// The first mark of all, which says how it looks.
  let mark: Mark
  let isHorizontal: Bool
  /// Whether it is an area that begins where others end.
  let isStacked: Bool
  var top: [CGPoint] = []
  var bottom: [CGPoint] = []
  var symbols: [(CGPoint, Mark)] = []

  init(first: PlacedMark) {
    (mark, isHorizontal) = (first.mark, first.isHorizontal)
    isStacked = first.interval != nil && first.mark.stacking != .unstacked
  }

  mutating func add(_ points: (top: CGPoint, bottom: CGPoint), _ mark: Mark) {
    top.append(points.top)
    if mark.kind == .area { bottom.append(points.bottom) }
    if mark.kind == .line, mark.hasSymbol { symbols.append((points.top, mark)) }
  }
}

extension Mark {
  /// Whether a symbol is asked for.
  var hasSymbol: Bool { isStyled && (style.symbol != nil || style.symbolBy != nil) }
}
