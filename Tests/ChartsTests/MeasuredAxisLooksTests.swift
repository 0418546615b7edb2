import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What was measured of axes on pictures of real charts (Facts 11.2), measured on ours within a point.
@MainActor
@Suite("Axes look as measured") struct MeasuredAxisLooksTests {
  @discardableResult private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1 }

  /// Axes from 0 to 20 with a value each 5, and no marks.
  private var plain: some View { Chart {}.chartXScale(domain: 0...20).chartYScale(domain: 0...20) }
  private func place(x value: Int, _ chart: ShownChart) throws -> CGFloat {
    chart.plot.minX + (try #require(try chart.proxy.position(forX: value)))
  }
  private func place(y value: Int, _ chart: ShownChart) throws -> CGFloat {
    chart.plot.minY + (try #require(try chart.proxy.position(forY: value)))
  }
  private func texts(_ chart: ShownChart, _ axis: Axis) throws -> [String] {
    let plan = try #require(try chart.proxy.scene.model?.axes.first { $0.axis == axis })
    return plan.entries.map { $0.format($0.value.value).replacingOccurrences(of: "\u{202f}", with: " ") }
  }

  @Test("grid lines are half a point of rgb 60, 60, 67 at 0.33")
  func gridLines() throws {
    let chart = ShownChart(plain), line = try place(y: 10, chart)
    func strength(_ shift: UInt32) -> CGFloat {
      stride(from: line - 2, through: line + 2, by: 0.5).reduce(0) { $0 + chart.darkness(30, $1, shift) * 0.5 }
    }
    #expect(abs(strength(16) - 0.5 * 0.33 * 195 / 255) < 0.01)
    #expect(abs(strength(0) - 0.5 * 0.33 * 188 / 255) < 0.01)
    // The line of y is solid from one end of the plot to the other.
    for x in stride(from: CGFloat(1), to: chart.plot.maxX - 1, by: 3) {
      #expect(stride(from: line - 1, through: line + 1, by: 0.5).contains { chart.darkness(x, $0) > 0.05 })
    }
  }

  @Test("lines of x are dashed 2, 2 from the plot's top, and go on to the end of the labels 17.3 points below the plot")
  func dashes() throws {
    let chart = ShownChart(plain), line = try place(x: 10, chart)
    func isDark(_ y: CGFloat) -> Bool { [line - 0.5, line, line + 0.5].contains { chart.darkness($0, y) > 0.04 } }
    for y in stride(from: CGFloat(4), to: 40, by: 4) {
      #expect(isDark(y + 1) && !isDark(y + 3))
    }
    let end = try #require(stride(from: chart.plot.maxY + 30, to: chart.plot.maxY, by: -0.5).first(where: isDark))
    #expect(end > chart.plot.maxY + 14.5 && end < chart.plot.maxY + 18.3)
  }

  @Test("labels of y are centred on their line, 4 points behind the plot")
  func labelsOfY() throws {
    let chart = ShownChart(plain), line = try place(y: 10, chart)
    let ink = chart.ink(chart.plot.maxX + 1...299.5, line - 10...line + 10)
    #expect(isNear(ink.minX, chart.plot.maxX + 4.5) && isNear(ink.midY, line))
  }

  @Test("labels of numbers along x begin 4 points behind their line, 6.3 below the plot; the last one falls out")
  func labelsOfX() throws {
    let chart = ShownChart(plain.chartYAxis(.hidden).padding(.trailing, 40))
    #expect(try texts(chart, .horizontal) == ["0", "5", "10", "15", "20"])
    for value in [0, 5, 10, 15] {
      let line = try place(x: value, chart)
      let ink = chart.ink(line + 2...line + 40, chart.plot.maxY + 1...199.5)
      #expect(isNear(ink.minX, line + 4.5) && isNear(ink.minY, chart.plot.maxY + 6.3), "\(value): \(ink)")
    }
    #expect(chart.ink(try place(x: 20, chart) + 2...299.5, chart.plot.maxY + 1...199.5).isNull)
  }

  @Test("labels are of caption2, in the colour of secondary labels")
  func font() throws {
    let chart = ShownChart(plain), line = try place(y: 10, chart)
    let part = (chart.plot.maxX + 1...CGFloat(299.5), line - 10...line + 10), ink = chart.ink(part.0, part.1)
    // Digits of 11 points are as high as capitals: 7.75.
    #expect(isNear(ink.height, 7.75))
    var darkest: (red: CGFloat, blue: CGFloat) = (0, 0)
    for y in stride(from: ink.minY, to: ink.maxY, by: 0.5) {
      for x in stride(from: ink.minX, to: ink.maxX, by: 0.5) {
        darkest = (max(darkest.red, chart.darkness(x, y, 16)), max(darkest.blue, chart.darkness(x, y, 0)))
      }
    }
    #expect(abs(darkest.red - (255 - 138) / 255) < 0.03 && abs(darkest.blue - (255 - 142) / 255) < 0.03)
  }

  @Test("labels of names are centred in their band, between lines at all bands' edges")
  func names() throws {
    let chart = ShownChart(
      Chart(["A", "B", "C"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }.chartYAxis(.hidden))
    for (index, name) in ["A", "B", "C"].enumerated() {
      let band = CGFloat(index) * 100
      let ink = chart.ink(band + 4...band + 96, chart.plot.maxY + 1...199.5)
      #expect(isNear(ink.midX, band + 50), "\(name): \(ink)")
    }
    for edge in [CGFloat(0.25), 100, 200, 299.75] {
      let rows = stride(from: chart.plot.maxY + 1, to: 199, by: 0.5)
      #expect(rows.contains { y in [edge - 0.5, edge, edge + 0.5].contains { chart.darkness($0, y) > 0.04 } }, "\(edge)")
    }
  }

  @Test("years that are numbers are written with a comma")
  func years() throws {
    let chart = ShownChart(
      Chart(1989..<1996, id: \.self) { PointMark(x: .value("Year", $0), y: .value("y", 1)) }
        .chartXScale(domain: 1989...1995).chartXAxis { AxisMarks(values: .automatic(desiredCount: 5)) })
    #expect(try texts(chart, .horizontal).prefix(2) == ["1,989", "1,990"])
  }

  @Test("a day of hours has a line each six, with names at all but the last")
  func day() throws {
    let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 700_000_000))
    let chart = ShownChart(
      Chart(0..<24, id: \.self) {
        BarMark(x: .value("Hour", midnight.addingTimeInterval(Double($0) * 3600), unit: .hour), y: .value("y", 1))
      }
      .chartYAxis(.hidden).padding(.trailing, 60))
    #expect(try texts(chart, .horizontal) == ["12 AM", "6 AM", "12 PM", "6 PM", "12 AM"])
    for hour in [0, 6, 12, 18, 24] {
      let line = try #require(try chart.proxy.position(forX: midnight.addingTimeInterval(Double(hour) * 3600)))
      let ink = chart.ink(line + 2...line + 40, chart.plot.maxY + 1...199.5)
      #expect(ink.isNull == (hour == 24))
      if hour < 24 { #expect(isNear(ink.minX, line + 4.5)) }
    }
  }

  @Test("names down the plot stand at the top of their band, at its beginning, between lines at the bands' edges")
  func namesDown() throws {
    let chart = ShownChart(
      Chart(["A", "B", "C", "D", "E"], id: \.self) { BarMark(x: .value("Value", 1), y: .value("Name", $0)) }
        .chartXScale(domain: 0...2).chartXAxis(.hidden))
    for band in 0..<5 {
      let top = CGFloat(band) * 40
      let ink = chart.ink(0...40, top + 1...top + 16)
      #expect(ink.minX <= 2 && ink.minY >= top + 2 && ink.maxY <= top + 16.6, "\(ink)")
    }
    for edge in [CGFloat(0.25), 40, 80, 120, 160, 199.75] {
      #expect([edge - 0.5, edge, edge + 0.5].contains { chart.darkness(280, $0) > 0.04 }, "\(edge)")
    }
  }
}
