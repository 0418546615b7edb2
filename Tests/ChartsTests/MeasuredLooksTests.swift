import ApusTesting
import Charts
import Foundation
import Testing

/// What was measured on pictures of real charts (Facts 11.2), measured on ours within a point.
@MainActor
@Suite("Charts look as measured") struct MeasuredLooksTests {
  private static let blue: UInt32 = 0xff00_7aff
  private static let green: UInt32 = 0xff34_c759
  private static let orange: UInt32 = 0xffff_9500

  @discardableResult private func isNear(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) <= 1 } ?? false }

  private func bars(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { BarMark(x: .value("Name", "n\($0)"), y: .value("Value", 1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("bars take 0.7 of their band, in its middle", arguments: [3, 7, 20])
  func barWidth(count: Int) throws {
    let chart = ShownChart(bars(count)), band = 300 / CGFloat(count)
    let bar = try #require(chart.extent(of: Self.blue, atY: 100, to: band))
    #expect(isNear(bar.upperBound - bar.lowerBound, band * 0.7))
    #expect(isNear(bar.lowerBound, band * 0.15))
  }

  @Test("groups take 0.24 of the band for each of three, and bars 0.7 of that")
  func groups() throws {
    let chart = ShownChart(
      Chart(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("Name", "n"), y: .value("Value", 1))
          .foregroundStyle(by: .value("Group", name)).position(by: .value("Group", name))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let first = try #require(chart.extent(of: Self.blue, atY: 100))
    let second = try #require(chart.extent(of: Self.green, atY: 100))
    #expect(isNear(second.lowerBound - first.lowerBound, 0.24 * 300))
    #expect(isNear(first.upperBound - first.lowerBound, 0.7 * 0.24 * 300))
  }

  @Test("bars on a scale of numbers are 8 points wide")
  func freeBars() throws {
    let chart = ShownChart(
      Chart(1..<8, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden))
    let middle = try #require(try chart.proxy.position(forX: 4))
    let bar = try #require(chart.extent(of: Self.blue, atY: 100, from: middle - 12, to: middle + 12))
    #expect(isNear(bar.upperBound - bar.lowerBound, 8))
  }

  @Test("only the free end of a stack is round, by 2 points")
  func corners() throws {
    let chart = ShownChart(
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("Name", "n"), y: .value("Value", 1)).foregroundStyle(by: .value("Part", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let (bottom, top) = (try #require(chart.extent(of: Self.blue, atY: 199)), try #require(chart.extent(of: Self.green, atY: 0)))
    #expect(isNear(bottom.upperBound - bottom.lowerBound, 210))
    #expect(isNear(chart.extent(of: Self.blue, atY: 101).map { $0.upperBound - $0.lowerBound }, 210))
    // Half a point below the top the circle has cut some 0.7 points on either side.
    #expect(top.upperBound - top.lowerBound < 209)
    #expect(top.upperBound - top.lowerBound > 205)
  }

  @Test("names down the plot stand in their band and take 16.6 points of it")
  func names() throws {
    let chart = ShownChart(
      Chart(["a", "b", "c", "d", "e"], id: \.self) { BarMark(x: .value("Value", 1), y: .value("Name", $0)) }
        .chartXAxis(.hidden))
    #expect(chart.plot.width == 300)
    let band = try #require(try chart.proxy.positionRange(forY: "b"))
    #expect(isNear(band.upperBound - band.lowerBound, 40))
    let bar = try #require(chart.extent(of: Self.blue, atX: 150))
    // The first band's bar begins behind the strip and the margin above it.
    #expect(isNear(bar.lowerBound, 16.6 + (40 - 16.6) * 0.15))
  }

  @Test("colours come in the order of first appearance, and again after seven")
  func colors() throws {
    let chart = ShownChart(
      Chart(0..<9, id: \.self) { index in
        BarMark(x: .value("Name", "n\(index)"), y: .value("Value", 1)).foregroundStyle(by: .value("Name", "n\(index)"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    let shown = (0..<9).map { chart.color((CGFloat($0) + 0.5) * 300 / 9, 100) }
    #expect(
      shown == [
        Self.blue, Self.green, Self.orange, 0xffaf_52de, 0xffff_3b30, 0xff32_ade6, 0xffff_cc00, Self.blue, Self.green,
      ])
  }

  @Test("sectors run clockwise from the top, in the order of the data")
  func sectors() {
    let chart = ShownChart(
      Chart(["a", "b", "c"], id: \.self) { name in
        SectorMark(angle: .value("Share", name == "c" ? 2 : 1)).foregroundStyle(by: .value("Name", name))
      }
      .chartLegend(.hidden), size: CGSize(width: 200, height: 200))
    #expect(chart.color(150, 50) == Self.blue)
    #expect(chart.color(150, 150) == Self.green)
    #expect(chart.color(50, 100) == Self.orange)
    #expect(chart.color(2, 2) == 0xffff_ffff)
  }

  @Test("inner radii leave the middle of a ring free")
  func ring() {
    let chart = ShownChart(
      Chart([1, 1], id: \.self) { SectorMark(angle: .value("Share", $0), innerRadius: .ratio(0.618), angularInset: 1) },
      size: CGSize(width: 200, height: 200))
    #expect(chart.color(100, 100) == 0xffff_ffff)
    #expect(chart.color(100 + 60, 100) == 0xffff_ffff)
    #expect(chart.color(100 + 64, 100) == Self.blue)
    // An inset of one point on both sides leaves two between the sectors.
    #expect(chart.color(100, 10) == 0xffff_ffff)
    #expect(chart.color(102, 10) == Self.blue)
  }
}
