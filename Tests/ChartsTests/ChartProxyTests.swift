import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("What a proxy knows of a chart") struct ChartProxyTests {
  private var lines: some View {
    Chart(["a", "b"], id: \.self) { name in
      LineMark(x: .value("x", name), y: .value("y", 1))
        .foregroundStyle(by: .value("Name", name)).lineStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
        .symbolSize(by: .value("Name", name))
    }
  }

  @Test("the looks of values, and all the values that have looks")
  func looks() throws {
    let proxy = try ShownChart(lines.chartForegroundStyleScale(["a": Color.red, "b": .green])).proxy
    #expect(proxy.foregroundStyle(for: "a").map { AnyShapeStyle.areEqual($0, AnyShapeStyle(Color.red)) } == true)
    #expect(proxy.foregroundStyle(for: "z") == nil)
    #expect(proxy.symbol(for: "b")?.basic == .cross && proxy.symbol(for: "z") == nil)
    #expect(proxy.lineStyle(for: "b")?.dash == [4, 4] && proxy.lineStyle(for: "z") == nil)
    #expect(proxy.symbolSize(for: "b") == 64)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.lineStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbolDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbolSizeDomain(dataType: String.self) == ["a", "b"])
    let plain = try ShownChart(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }).proxy
    #expect(plain.foregroundStyle(for: "a") == nil && plain.symbolSizeDomain(dataType: Double.self).isEmpty)
  }

  @Test("the frame of the plot, for what lies over it")
  func frames() throws {
    final class Seen { var frames: [CGRect] = [] }
    let seen = Seen()
    let chart = ShownChart(
      lines.chartBackground { proxy in
        GeometryReader { geometry -> Color in
          if let frame = proxy.plotContainerFrame { seen.frames = [geometry[frame], geometry[proxy.plotAreaFrame]] }
          return Color.clear
        }
      })
    #expect(seen.frames == [chart.plot, chart.plot] && chart.plot.width > 200)
    #expect(try chart.proxy.plotAreaSize == chart.plot.size)
  }

  @Test("how values and ranges are selected at places")
  func selection() throws {
    final class Chosen {
      var x: ClosedRange<Double>?
      var y: ClosedRange<Double>?
      var value: Double?
      var share: Double?
    }
    let chosen = Chosen()
    let points = Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    let both = ShownChart(
      points.chartXSelection(range: Binding(get: { chosen.x }, set: { chosen.x = $0 }))
        .chartYSelection(range: Binding(get: { chosen.y }, set: { chosen.y = $0 })))
    let ranges = try both.proxy
    ranges.selectXRange(from: 60, to: 240)
    #expect(chosen.x == 2...8)
    ranges.selectYRange(from: 50, to: 150)
    #expect(chosen.y == 2.5...7.5)
    let single = ShownChart(points.chartYSelection(value: Binding(get: { chosen.value }, set: { chosen.value = $0 })))
    let values = try single.proxy
    values.selectYValue(at: 50)
    #expect(chosen.value == 7.5)
    values.selectYValue(at: 900)
    #expect(chosen.value == 0)
    let shares = ShownChart(
      Chart([1, 3], id: \.self) { SectorMark(angle: .value("Share", $0)) }
        .chartAngleSelection(value: Binding(get: { chosen.share }, set: { chosen.share = $0 })))
    let pie = try shares.proxy
    #expect(pie.value(atAngle: .degrees(180), as: Double.self) == 2)
    #expect(pie.value(atAngle: .degrees(-90), as: Double.self) == 3)
    pie.selectAngleValue(at: .degrees(90))
    #expect(chosen.share == 1)
  }
}
