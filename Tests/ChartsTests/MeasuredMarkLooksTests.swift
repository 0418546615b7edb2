import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What was measured of marks beside bars and sectors on pictures of real charts (Facts 11.2), measured on ours within a point.
@MainActor
@Suite("Marks look as measured") struct MeasuredMarkLooksTests {
  private static let blue: UInt32 = 0xff00_7aff
  @discardableResult private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1 }
  private func length(_ range: ClosedRange<CGFloat>?) throws -> CGFloat {
    let range = try #require(range)
    return range.upperBound - range.lowerBound
  }
  private func bare(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test("bars between two values are round at both ends")
  func intervals() throws {
    let chart = ShownChart(
      bare(Chart { BarMark(x: .value("x", "a"), yStart: .value("y", 2), yEnd: .value("y", 8)) }.chartYScale(domain: 0...10)))
    // The bar reaches from 40 to 160; a circle of 2 points cuts a corner at the first row.
    let (first, middle, last) = (
      try length(chart.extent(of: Self.blue, atY: 40)), try length(chart.extent(of: Self.blue, atY: 100)),
      try length(chart.extent(of: Self.blue, atY: 159.5))
    )
    #expect(isNear(middle, 210) && first < middle - 1 && last < middle - 1 && abs(first - last) < 0.6)
  }

  @Test("a group that is missing leaves its place empty")
  func missingGroup() throws {
    let data = [("n", "a"), ("n", "b"), ("n", "c"), ("m", "a"), ("m", "c")]
    let chart = ShownChart(
      bare(
        Chart(data.indices, id: \.self) { index in
          BarMark(x: .value("Name", data[index].0), y: .value("y", 1))
            .foregroundStyle(by: .value("Group", data[index].1)).position(by: .value("Group", data[index].1))
        }))
    // The second band begins at 150; its three places are 36 wide each, 0.24 of it.
    let middle: CGFloat = 150 + 75
    #expect(chart.color(middle - 36, 100) == Self.blue && chart.color(middle + 36, 100) == 0xffff_9500)
    #expect(chart.color(middle, 100) == 0xffff_ffff && chart.color(middle - 150, 100) == 0xff34_c759)
  }

  @Test("rectangles take 0.7 of their bands, and of what names leave of them")
  func rectangles() throws {
    let rectangles = Chart(0..<15, id: \.self) { index in
      RectangleMark(x: .value("x", "\(index % 3)"), y: .value("y", "r\(index / 3)"))
    }
    let chart = ShownChart(bare(rectangles))
    #expect(isNear(try length(chart.extent(of: Self.blue, atY: 20, to: 100)), 70))
    #expect(isNear(try length(chart.extent(of: Self.blue, atX: 50)), 200 - 40 * 0.3))
    let named = ShownChart(rectangles.chartXAxis(.hidden))
    let frame = try #require(try named.proxy.scene.geometry).frame(of: 0)
    #expect(isNear(frame.height, 0.7 * (40 - 16.6)) && isNear(frame.midY, 16.6 + (40 - 16.6) / 2))
  }

  @Test("points cover 32 square points, a circle of some 6.5 across")
  func points() throws {
    let chart = ShownChart(
      bare(Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)))
    let ink = chart.ink(100...200, 50...150)
    #expect(isNear(ink.width, 6.5) && isNear(ink.height, 6.5) && isNear(ink.midX, 150) && isNear(ink.midY, 100))
  }

  @Test("lines are 2 points wide, rules 1 through the whole plot")
  func lines() throws {
    func width(_ content: some ChartContent) -> [CGFloat] {
      let chart = ShownChart(bare(Chart { content }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)))
      return [CGFloat(0.5), 150, 299].map { x in
        stride(from: CGFloat(80), to: 120, by: 0.5).reduce(0) { $0 + chart.darkness(x, $1, 16) * 0.5 }
      }
    }
    let line = width(ForEach([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 5)) })
    #expect(line.allSatisfy { abs($0 - 2) < 0.1 })
    #expect(width(RuleMark(y: .value("y", 5))).allSatisfy { abs($0 - 1) < 0.1 })
    let styles = ChartStyles([], options: ChartOptions()).line(of: MarkStyle())
    #expect(styles.lineJoin == .round)
  }

  @Test("colours of numbers run from 0.18 of blue to blue")
  func continuousColor() {
    let chart = ShownChart(
      bare(
        Chart([0.0, 10], id: \.self) {
          BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("v", $0))
        }))
    let light = chart.color(75, 100)
    // White and 0.18 of 0, 122, 255.
    #expect(abs(Int(light >> 16 & 0xff) - 209) <= 2 && abs(Int(light >> 8 & 0xff) - 231) <= 2 && light & 0xff == 255)
    #expect(chart.color(225, 100) == Self.blue)
  }

  private func proxy(of names: [String]) throws -> ChartProxy {
    try ShownChart(
      Chart(names, id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("N", $0)).lineStyle(by: .value("N", $0))
      }
    ).proxy
  }

  @Test("symbols come as circle, cross, triangle, square, diamond and pentagon, and again")
  func symbols() throws {
    let names = (0..<7).map { "n\($0)" }, proxy = try proxy(of: names)
    let kinds = names.map { proxy.symbol(for: $0)?.basic }
    #expect(kinds == [.circle, .cross, .triangle, .square, .diamond, .pentagon, .circle])
  }

  @Test("lines come solid, with short dashes, with long dashes")
  func dashes() throws {
    let proxy = try proxy(of: ["a", "b", "c"])
    let dashes = ["a", "b", "c"].map { proxy.lineStyle(for: $0)?.dash ?? [] }
    #expect(dashes[0].isEmpty && !dashes[1].isEmpty && dashes[1][0] < dashes[2][0])
  }
}
