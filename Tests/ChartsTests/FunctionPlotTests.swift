import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Plots of functions") struct FunctionPlotTests {
  private func forms(_ chart: ShownChart) throws -> [PlotFigure] {
    try #require(try chart.proxy.scene.geometry).shapes.map(\.figure)
  }

  private func points(_ chart: ShownChart) throws -> [[CGPoint]] {
    try forms(chart).compactMap { if case .line(let points, _, _) = $0 { points } else { nil } }
  }

  private func bare(_ chart: some View) -> some View { chart.chartXAxis(.hidden).chartYAxis(.hidden) }

  @Test("a line follows its function over the chart's domain") func graph() throws {
    let chart = ShownChart(
      bare(Chart { LinePlot(x: "x", y: "y") { x in x * x } }.chartXScale(domain: -10...10).chartYScale(domain: 0...100)))
    let points = try #require(try points(chart).first)
    #expect(points.first == CGPoint(x: 0, y: 0) && points.last == CGPoint(x: 300, y: 0))
    for point in points {
      let x = (Double(point.x) - 150) / 15
      #expect(abs(Double(200 - point.y) / 2 - x * x) < 1e-6)
    }
    #expect(try chart.proxy.scene.geometry?.shapes.first?.effects.count == 1)
  }

  @Test("without a domain it takes that of the chart's other marks, with one its own") func domains() throws {
    let chart = ShownChart(
      bare(
        Chart {
          PointMark(x: .value("x", 20), y: .value("y", 1))
          LinePlot(x: Text(verbatim: "x"), y: Text(verbatim: "y")) { _ in 1 }
          LinePlot(x: "x", y: "y", domain: 5...10) { _ in 2 }
        }))
    let ends = try points(chart).map { [$0.first?.x, $0.last?.x] }
    #expect(ends == [[0, 300], [75, 150]])
  }

  @Test("a function begins where its values do, and is not drawn where there are none") func gaps() throws {
    let chart = ShownChart(
      bare(
        Chart {
          LinePlot(x: "x", y: "root") { x in (x - 1.0005).squareRoot() }
          LinePlot(x: "x", y: "reciprocal") { x in 1 / (x - 2) }
        }
        .chartXScale(domain: 0...4).chartYScale(domain: -2...2)))
    let lines = try points(chart)
    #expect(lines.count == 3)
    let start = try #require(lines[0].first)
    #expect(abs(start.x - 1.0005 * 75) < 1e-6 && abs(start.y - 100) < 0.01)
    // The pole is at the middle; both branches leave the plot before it, and no line runs across it.
    #expect(lines[1].allSatisfy { $0.x < 150 } && lines[2].allSatisfy { $0.x > 150 })
    #expect(lines[1].allSatisfy { $0.y <= 400 } && lines[2].allSatisfy { $0.y >= -200 })
    #expect(chart.color(149, 190) != 0xff00_7aff || chart.color(149, 10) != 0xff00_7aff)
  }

  @Test("a curve runs through the points of its argument") func curve() throws {
    let chart = ShownChart(
      bare(
        Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * Double.pi)) { (x: cos($0), y: sin($0)) } }
          .chartXScale(domain: -1...1).chartYScale(domain: -1...1)),
      size: CGSize(width: 200, height: 200))
    let points = try #require(try points(chart).first)
    for point in points { #expect(abs(hypot(point.x - 100, point.y - 100) - 100) < 1e-6) }
  }

  @Test("areas lie between zero and a function, or between two") func areas() throws {
    let chart = ShownChart(
      bare(
        Chart {
          AreaPlot(x: "x", y: "y") { _ in 5 }
          AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: 6, yEnd: 6 + x) }
        }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...10)))
    let areas: [([CGPoint], [CGPoint])] = try forms(chart).compactMap {
      if case .area(let top, let bottom, _, _) = $0 { (top, bottom) } else { nil }
    }
    #expect(areas.count == 2)
    #expect(areas[0].0.last == CGPoint(x: 300, y: 100) && areas[0].1.last == CGPoint(x: 300, y: 200))
    #expect(areas[1].0.last == CGPoint(x: 300, y: 0) && areas[1].1.last == CGPoint(x: 300, y: 80))
  }

  @Test("each is one element, by its name") func accessibility() throws {
    let chart = ShownChart(
      Chart {
        LinePlot(x: "x", y: "wave") { sin($0) }
        LinePlot(x: "x", y: "line") { $0 }.accessibilityLabel("ascent")
      }
      .chartXScale(domain: 0...9))
    let names = chart.screen.elements.filter { $0.role == "image" }.map(\.label)
    #expect(names == ["wave", "ascent"])
    #expect(chart.screen.elements.first { $0.label == "wave" }?.value == "x: 0 – 9")
  }

  @Test("what they are made of is content of charts") func content() {
    let marks = _ChartMarks(
      of: FunctionLinePlotContent(function: PlotFunction(.graph { $0 }, domain: nil, x: .string("x"), y: .string("y"))))
    let areas = _ChartMarks(
      of: FunctionAreaPlotContent(function: PlotFunction(.graph { $0 }, domain: nil, x: .string("x"), y: .string("y"))))
    #expect(marks.marks.map(\.kind) == [.line] && areas.marks.map(\.kind) == [.area])
  }
}
