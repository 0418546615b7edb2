import ApusTesting
import Foundation
import Testing

@testable import Charts

/// A form of a mark and where it lies in a plot of 300 × 200 points with scales from 0 to 10: x is 30 points a unit, y 20.
struct MarkVariant: CustomTestStringConvertible {
  var testDescription: String
  var content: AnyChartContent
  var frame: CGRect

  init(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) {
    (testDescription, self.content) = (name, AnyChartContent(content()))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

@MainActor
@Suite("Every form of a mark") struct MarkFormTests {
  private static func x(_ value: Int) -> PlottableValue<Int> { .value("x", value) }
  private static func y(_ value: Int) -> PlottableValue<Int> { .value("y", value) }

  private static var bars: [MarkVariant] {
    [
      MarkVariant("bar at x to y", 146, 100, 8, 100) { BarMark(x: x(5), y: y(5)) },
      MarkVariant("bar at x between y", 146, 40, 8, 120) { BarMark(x: x(5), yStart: y(2), yEnd: y(8)) },
      MarkVariant("bar at x between y, 20 wide", 140, 40, 20, 120) { BarMark(x: x(5), yStart: y(2), yEnd: y(8), width: 20) },
      MarkVariant("bar at y between x", 60, 96, 180, 8) { BarMark(xStart: x(2), xEnd: x(8), y: y(5)) },
      MarkVariant("bar at y between x, 30 high", 60, 85, 180, 30) {
        BarMark(xStart: x(2), xEnd: x(8), y: y(5), height: .fixed(30))
      },
      MarkVariant("bar between x and y", 60, 40, 180, 120) { BarMark(xStart: x(2), xEnd: x(8), yStart: y(2), yEnd: y(8)) },
      MarkVariant("bar up to x between points", 0, 10, 150, 40) { BarMark(x: x(5), yStart: 10, yEnd: 50) },
      MarkVariant("bar up to x, as high as the plot", 0, 0, 150, 200) { BarMark(x: x(5)) },
      MarkVariant("bar up to y between points", 10, 100, 40, 100) { BarMark(xStart: 10, xEnd: 50, y: y(5)) },
      MarkVariant("bar up to y, as wide as the plot", 0, 100, 300, 100) { BarMark(y: y(5)) },
    ]
  }

  private static var rectangles: [MarkVariant] {
    [
      MarkVariant("rectangle around x and y", 140, 95, 20, 10) { RectangleMark(x: x(5), y: y(5), width: 20, height: 10) },
      MarkVariant("rectangle at x between y", 140, 40, 20, 120) { RectangleMark(x: x(5), yStart: y(2), yEnd: y(8), width: 20) },
      MarkVariant("rectangle at y between x", 60, 95, 180, 10) { RectangleMark(xStart: x(2), xEnd: x(8), y: y(5), height: 10) },
      MarkVariant("rectangle between x and y", 60, 40, 180, 120) {
        RectangleMark(xStart: x(2), xEnd: x(8), yStart: y(2), yEnd: y(8))
      },
      MarkVariant("rectangle at x between points", 140, 10, 20, 40) { RectangleMark(x: x(5), yStart: 10, yEnd: 50, width: 20) },
      MarkVariant("rectangle between x and points", 60, 10, 180, 40) {
        RectangleMark(xStart: x(2), xEnd: x(8), yStart: 10, yEnd: 50)
      },
      MarkVariant("rectangle at y between points", 10, 95, 40, 10) { RectangleMark(xStart: 10, xEnd: 50, y: y(5), height: 10) },
      MarkVariant("rectangle between y and points", 10, 40, 40, 120) {
        RectangleMark(xStart: 10, xEnd: 50, yStart: y(2), yEnd: y(8))
      },
    ]
  }

  private static func both(@ChartContentBuilder _ content: @escaping (Int) -> some ChartContent) -> some ChartContent {
    ForEach([2, 8], id: \.self) { content($0) }
  }

  private static var areas: [MarkVariant] {
    let s: PlottableValue<String> = .value("Series", "s")
    return [
      MarkVariant("area to y", 60, 100, 180, 100) { both { AreaMark(x: x($0), y: y(5)) } },
      MarkVariant("area of a series", 60, 100, 180, 100) { both { AreaMark(x: x($0), y: y(5), series: s) } },
      MarkVariant("area between y", 60, 40, 180, 120) { both { AreaMark(x: x($0), yStart: y(2), yEnd: y(8)) } },
      MarkVariant("area of a series between y", 60, 40, 180, 120) {
        both { AreaMark(x: x($0), yStart: y(2), yEnd: y(8), series: s) }
      },
      MarkVariant("area between x", 60, 40, 180, 120) { both { AreaMark(xStart: x(2), xEnd: x(8), y: y($0)) } },
      MarkVariant("area of a series between x", 60, 40, 180, 120) {
        both { AreaMark(xStart: x(2), xEnd: x(8), y: y($0), series: s) }
      },
    ]
  }

  private static var others: [MarkVariant] {
    [
      MarkVariant("rule at x", 150, 0, 0, 200) { RuleMark(x: x(5)) },
      MarkVariant("rule at x between y", 150, 40, 0, 120) { RuleMark(x: x(5), yStart: y(2), yEnd: y(8)) },
      MarkVariant("rule at x between points", 150, 10, 0, 40) { RuleMark(x: x(5), yStart: 10, yEnd: 50) },
      MarkVariant("rule at y", 0, 100, 300, 0) { RuleMark(y: y(5)) },
      MarkVariant("rule at y between x", 60, 100, 180, 0) { RuleMark(xStart: x(2), xEnd: x(8), y: y(5)) },
      MarkVariant("rule at y between points", 10, 100, 40, 0) { RuleMark(xStart: 10, xEnd: 50, y: y(5)) },
      MarkVariant("line", 60, 40, 180, 120) { both { LineMark(x: x($0), y: y($0)) } },
      MarkVariant("line of a series", 60, 40, 180, 120) { both { LineMark(x: x($0), y: y($0), series: .value("s", "a")) } },
      MarkVariant("point", 147, 97, 6, 6) { PointMark(x: x(5), y: y(5)).symbolSize(36) },
      MarkVariant("point at x and a height", 147, 17, 6, 6) { PointMark(x: x(5), y: 20).symbolSize(36) },
      MarkVariant("point at x", 147, 97, 6, 6) { PointMark(x: x(5)).symbolSize(36) },
      MarkVariant("point at a place and y", 17, 97, 6, 6) { PointMark(x: 20, y: y(5)).symbolSize(36) },
      MarkVariant("point at y", 147, 97, 6, 6) { PointMark(y: y(5)).symbolSize(36) },
      MarkVariant("ring", 100, 50, 100, 100) { SectorMark(angle: .value("a", 1), outerRadius: .ratio(0.5)) },
      MarkVariant("ring by an inset", 70, 20, 160, 160) { SectorMark(angle: .value("a", 1), outerRadius: .inset(20)) },
      MarkVariant("ring in points", 110, 60, 80, 80) {
        SectorMark(angle: .value("a", 1), innerRadius: 10, outerRadius: .fixed(40))
      },
    ]
  }

  private func shown(_ content: some ChartContent) -> ShownChart {
    ShownChart(
      Chart { content }.chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartLegend(.hidden))
  }

  @Test("lies where the proxy says that its values are") func positions() throws {
    for figure in Self.bars + Self.rectangles + Self.areas + Self.others {
      let chart = shown(figure.content)
      let proxy = try chart.proxy
      #expect(proxy.position(for: (x: 2, y: 8)) == CGPoint(x: 60, y: 40) && proxy.plotSize == CGSize(width: 300, height: 200))
      let shapes = try #require(proxy.scene.geometry).shapes
      #expect(shapes.count == 1)
      let frame = try #require(shapes.first).figure.frame
      #expect(
        abs(frame.minX - figure.frame.minX) < 0.01 && abs(frame.minY - figure.frame.minY) < 0.01
          && abs(frame.width - figure.frame.width) < 0.01 && abs(frame.height - figure.frame.height) < 0.01,
        "\(figure.testDescription): \(frame)")
    }
  }

  @Test("of a series is a line of its own, between whose points its method finds the way")
  func series() throws {
    let chart = shown(
      ForEach(0..<4, id: \.self) {
        LineMark(x: Self.x($0), y: Self.y($0), series: .value("s", $0 % 2)).interpolationMethod(.stepEnd)
      })
    let forms = try #require(try chart.proxy.scene.geometry).shapes.map(\.figure)
    #expect(forms.count == 2)
    for figure in forms {
      guard case .line(let points, let method, _) = figure else {
        Issue.record("no line")
        continue
      }
      #expect(points.count == 2 && method == .stepEnd)
    }
    // The datum is at the end of its step: the line is as high as the next point before it.
    #expect(chart.color(45, 160) == 0xff00_7aff)
  }

  @Test("stacks as it says", arguments: [MarkStackingMethod.standard, .normalized, .center, .unstacked])
  func stacking(method: MarkStackingMethod) throws {
    let chart = ShownChart(
      Chart([1, 3], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method).foregroundStyle(by: .value("s", "\($0)"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let proxy = try chart.proxy
    let domain: [Double] =
      switch method {
      case .normalized: [0, 1]
      case .center: [-2, 2]
      case .unstacked: [0, 3]
      default: [0, 4]
      }
    #expect(proxy.yDomain(dataType: Double.self) == domain)
    let frames = try #require(proxy.scene.geometry).shapes.map(\.figure.frame)
    #expect(frames.map { $0.height.rounded() } == (method == .unstacked ? [67, 200] : [50, 150]))
  }

  @Test("covers the whole unit of a date", arguments: [Calendar.Component.minute, .hour, .weekOfYear, .month, .quarter, .year])
  func units(unit: Calendar.Component) throws {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_123)
    let interval = try #require(Calendar.current.dateInterval(of: unit, for: date))
    let chart = ShownChart(
      Chart { BarMark(x: .value("x", date, unit: unit), y: .value("y", 1), width: .ratio(1)) }
        .chartXScale(domain: interval.start.addingTimeInterval(-interval.duration)...interval.end).chartXAxis(.hidden)
        .chartYAxis(.hidden))
    let proxy = try chart.proxy
    let frame = try #require(proxy.scene.geometry).frame(of: 0)
    #expect(abs(frame.minX - (try #require(proxy.position(forX: interval.start)))) < 0.01 && abs(frame.minX - 150) < 0.01)
    #expect(abs(frame.maxX - (try #require(proxy.position(forX: interval.end)))) < 0.01 && abs(frame.maxX - 300) < 0.01)
  }

  @Test("is cut to a shape, or painted with a style that reaches over the plot")
  func shapes() {
    let block = RectangleMark(xStart: Self.x(0), xEnd: Self.x(5), yStart: Self.y(0), yEnd: Self.y(10))
    let cut = shown(block.clipShape(Circle()))
    #expect(cut.color(75, 100) == 0xff00_7aff && cut.color(5, 5) == 0xffff_ffff)
    let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    func end(_ isAligned: Bool) -> UInt32 {
      shown(block.foregroundStyle(gradient).alignsMarkStylesWithPlotArea(isAligned)).color(148, 100) & 0xff
    }
    // At its end the rectangle is black, or half as dark: it ends in the middle of the plot.
    #expect(end(false) < 10 && abs(Int(end(true)) - 128) < 20)
  }
}
