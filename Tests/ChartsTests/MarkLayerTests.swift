import ApusTesting
import CairoRenderer
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Marks as one picture") struct MarkLayerTests {
  private func bare(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  }

  private func block(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> RectangleMark {
    RectangleMark(
      xStart: .value("x", x.lowerBound), xEnd: .value("x", x.upperBound), yStart: .value("y", y.lowerBound),
      yEnd: .value("y", y.upperBound))
  }

  @Test("show only what lies under a mask of marks") func mask() throws {
    let chart = ShownChart(
      bare(
        Chart {
          Plot {
            block(0...10, 0...5).foregroundStyle(.red)
            block(0...10, 5...10).foregroundStyle(.green)
          }
          .mask {
            block(2...4, 0...10)
            block(6...8, 0...10).opacity(0.5)
          }
          block(9...10, 0...10).foregroundStyle(.blue)
        }), size: CGSize(width: 100, height: 100))
    #expect(chart.color(30, 75) == 0xffff_3b30 && chart.color(30, 25) == 0xff34_c759)
    #expect(chart.color(50, 75) == 0xffff_ffff && chart.color(10, 25) == 0xffff_ffff)
    // Half as strong, and not the other colour's: both are one picture.
    let half = chart.color(70, 75)
    #expect(half >> 16 & 0xff == 0xff && abs(Int(half & 0xff) - (0x30 + 0xff) / 2) <= 2)
    #expect(chart.color(95, 50) == 0xff00_7aff)
  }

  @Test("a mask widens no scale") func domain() throws {
    let chart = ShownChart(
      Chart { PointMark(x: .value("x", 3), y: .value("y", 4)).mask { RectangleMark(x: .value("x", 900), y: .value("y", 900)) } })
    #expect(try #require(try chart.proxy.xDomain(dataType: Double.self).last) < 10)
  }

  @Test("blend with each other and not with what lies below") func compositingLayer() {
    func color(_ content: some ChartContent) -> UInt32 {
      let chart = ShownChart(
        bare(Chart { content }.chartBackground { _ in Color.green }), size: CGSize(width: 100, height: 100))
      return chart.color(50, 50)
    }
    let red = block(0...10, 0...10).foregroundStyle(Color.red.blendMode(.multiply))
    let free = color(red), kept = color(red.compositingLayer())
    #expect(kept == 0xffff_3b30)
    #expect(free != kept && free >> 16 & 0xff < 0x40)
  }

  @Test("lines of an axis, too") func axisLayer() {
    func chart(_ isLayer: Bool) -> ShownChart {
      let marks = AxisMarks(values: [5]) { _ in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 20)).foregroundStyle(Color.red.blendMode(.multiply))
      }
      let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 9)) }
        .chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartBackground { _ in Color.green }
      return isLayer
        ? ShownChart(chart.chartXAxis { marks.compositingLayer() }, size: CGSize(width: 100, height: 100))
        : ShownChart(chart.chartXAxis { marks }, size: CGSize(width: 100, height: 100))
    }
    #expect(chart(true).color(50, 50) == 0xffff_3b30)
    #expect(chart(false).color(50, 50) != 0xffff_3b30)
  }

  @Test("an axis is shown as a closure makes it") func axisStyles() throws {
    let points = Chart { PointMark(x: .value("x", 5), y: .value("y", 9)) }
    let plain = ShownChart(points),
      high = ShownChart(
        points.chartXAxisStyle { $0.frame(height: 60).background(Color.red) }.chartYAxisStyle { (axis: ChartAxisContent) in
          axis.frame(width: 90)
        })
    #expect(high.plot.height == plain.screen.size.height - 60 && high.plot.width == 210)
    #expect(high.screen.buffer.pixel(x: 4, y: 390) == 0xffff_3b30)
  }

  @Test("of a loop lie over each other as they were declared") func order() throws {
    let chart = ShownChart(
      Chart(0..<3, id: \.self) { index in
        BarMark(x: .value("x", "\(index)"), y: .value("y", 3))
        LineMark(x: .value("x", "\(index)"), y: .value("y", 2))
        PointMark(x: .value("x", "\(index)"), y: .value("y", 2))
      })
    let kinds = try #require(try chart.proxy.scene.geometry).shapes.map(\.key.kind)
    #expect(kinds == [0, 0, 0, 1, 3, 3, 3])
  }
}
