import Foundation
import Testing

@testable import Charts

@Suite("Marks of one place") struct MarkLayoutTests {
  private func stack(_ values: [Double], _ method: MarkStackingMethod) -> [StackedInterval] {
    MarkStacking.intervals(
      of: values.map { StackItem(position: StackPosition(kind: .bar, value: .number(1)), series: nil, value: $0, method: method) }
    )
  }

  @Test("stand on each other, those below zero downwards")
  func standard() {
    #expect(
      stack([3, -1, 4, -2], .standard) == [
        StackedInterval(start: 0, end: 3, isLast: false), StackedInterval(start: 0, end: -1, isLast: false),
        StackedInterval(start: 3, end: 7), StackedInterval(start: -1, end: -3),
      ])
  }

  @Test("are parts of a whole, lie around zero, or over each other")
  func others() {
    #expect(stack([1, 3], .normalized).map(\.end) == [0.25, 1])
    #expect(stack([2, 4], .center) == [StackedInterval(start: -3, end: -1, isLast: false), StackedInterval(start: -1, end: 3)])
    #expect(stack([2, 4], .unstacked) == [StackedInterval(start: 0, end: 2), StackedInterval(start: 0, end: 4)])
    #expect(stack([0, 0], .normalized).map(\.end) == [0, 0])
  }

  private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]

  @Test(
    "are connected by seven methods, all of which go through every point",
    arguments: [
      InterpolationMethod.linear, .monotone, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 1), .stepStart,
      .stepCenter, .stepEnd,
    ])
  func interpolation(method: InterpolationMethod) {
    let segments = CurveBuilder.segments(points, method)
    #expect(segments.last?.end == points[2])
    let ends = segments.map(\.end)
    let isStepped = [.stepCenter, .stepStart, .stepEnd].contains(method)
    #expect(isStepped || ends.contains(points[1]))
    #expect(CurveBuilder.segments([points[0]], method).isEmpty)
    #expect(CurveBuilder.segments([points[0], points[0]], method).last?.end == points[0])
  }

  @Test("are connected by steps before, around and behind each point")
  func steps() {
    #expect(
      CurveBuilder.segments(Array(points[0...1]), .stepStart).map(\.end) == [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(
      CurveBuilder.segments(Array(points[0...1]), .stepEnd).map(\.end) == [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10)])
    #expect(
      CurveBuilder.segments(Array(points[0...1]), .stepCenter).map(\.end) == [
        CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10),
      ])
  }

  @Test("make no hill that the points do not have, where curves are monotone")
  func monotone() {
    let rising = [0.0, 1, 1, 50, 51].enumerated().map { CGPoint(x: Double($0.offset) * 10, y: $0.element) }
    for (segment, (from, to)) in zip(CurveBuilder.segments(rising, .monotone), zip(rising, rising.dropFirst())) {
      guard case .curve(let a, let b, _) = segment else { continue }
      #expect(a.y >= from.y - 1e-9 && b.y <= to.y + 1e-9 && a.y <= to.y + 1e-9 && b.y >= from.y - 1e-9)
    }
  }

  @Test(
    "are shown by symbols that look as large as a square of their area",
    arguments: [
      BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ])
  func symbols(shape: BasicChartSymbolShape) {
    let any = AnyChartSymbolShape(shape)
    let bounds = any.path(area: 100, at: CGPoint(x: 50, y: 50)).boundingRect
    #expect(abs(bounds.midX - 50) < 0.01)
    #expect(bounds.width >= 9.9 && bounds.width <= 15)
    #expect(any.perceptualUnitRect == shape.perceptualUnitRect)
    let line = shape.strokeBorder(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
    #expect(line.width <= 23)
  }

  @Test("are sorted into bins with round bounds")
  func bins() {
    let bins = NumberBins(data: [1, 4, 7, 12, 19], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect(bins.index(for: 5) == 1)
    #expect(bins.index(for: 4) == 0)
    #expect(bins[3].contains(20) && !bins[0].contains(5))
    #expect(NumberBins(size: 2.5, range: 0.0...10).count == 4)
    #expect(NumberBins(range: 0.0...1, count: 4).map(\.upperBound) == [0.25, 0.5, 0.75, 1])
  }
}
