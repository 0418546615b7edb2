import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Labels of an axis that scrolls") struct ScrollingLabelTests {
  /// Beside the chart, in points.
  private static let margin: CGFloat = 40

  /// A chart of which ten values show, with one label at 20, and labels of y beside it that are about 50 wide.
  private func shown(from first: Double, rightToLeft: Bool = false) -> ShownChart {
    ShownChart(
      Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10_000)) }
        .chartXAxis {
          AxisMarks(values: [20]) { _ in
            AxisTick(length: 20, stroke: StrokeStyle(lineWidth: 1))
            AxisValueLabel("Label")
          }
        }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(initialX: first)
        .padding(.horizontal, Self.margin)
    ) { $0.isRightToLeft = rightToLeft }
  }

  /// What is painted below the plot, of the label alone: as wide as the screen, without the tick's column.
  private func label(_ chart: ShownChart) -> (ink: CGRect, darkest: CGFloat) {
    let rows = chart.plot.maxY + 8...chart.plot.maxY + 16
    let ink = chart.ink(0...299.5, rows)
    guard !ink.isNull else { return (ink, 0) }
    let darkest =
      stride(from: rows.lowerBound, to: rows.upperBound, by: 0.5).flatMap { y in
        stride(from: ink.minX, to: ink.maxX, by: 0.5).map { chart.darkness($0, y) }
      }.max() ?? 0
    return (ink, darkest)
  }

  /// From which value the plot is to begin so that the line at 20 is a number of points behind its beginning.
  private func first(_ points: CGFloat, in chart: ShownChart) -> Double { 20 - Double(points / chart.plot.width * 10) }

  @Test("one at the far end is whole: it reaches over the plot into the corner beside the labels of y")
  func farEnd() {
    let middle = shown(from: 15)
    let whole = label(middle)
    let edge = shown(from: first(middle.plot.width - 10, in: middle))
    let shown = label(edge)
    #expect(shown.ink.maxX > Self.margin + edge.plot.maxX + 15)
    #expect(abs(shown.ink.width - whole.ink.width) <= 1 && abs(shown.darkest - whole.darkest) < 0.02)
  }

  @Test("at the near end it fades over 8 points once it leaves the chart, and is never cut")
  func nearEnd() throws {
    let middle = shown(from: 15)
    let whole = label(middle)
    // Behind its line, the label begins 4 points on, and so 2 points from the edge.
    let inside = shown(from: first(-2, in: middle))
    #expect(abs(label(inside).darkest - whole.darkest) < 0.02)
    // The tick went with its line.
    #expect(abs(label(inside).ink.width - (whole.ink.width - 4.5)) <= 1)
    let half = shown(from: first(-8, in: middle))
    #expect(abs(label(half).darkest - whole.darkest / 2) < 0.05)
    #expect(label(half).ink.minX < Self.margin + half.plot.minX)
    #expect(label(shown(from: first(-13, in: middle))).ink.isNull)
  }

  @Test("from right to left the sides are the other ones")
  func rightToLeft() {
    let middle = shown(from: 15, rightToLeft: true)
    let edge = shown(from: first(middle.plot.width - 10, in: middle), rightToLeft: true)
    #expect(label(edge).ink.minX < Self.margin + edge.plot.minX - 15)
    #expect(abs(label(edge).ink.width - label(middle).ink.width) <= 1)
    #expect(label(shown(from: first(-13, in: middle), rightToLeft: true)).ink.isNull)
  }

  @Test("labels of an upright axis that scrolls stand half outside at the plot's ends, and fade beyond")
  func upright() throws {
    func shown(_ first: Double) -> ShownChart {
      ShownChart(
        Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0 % 3), y: .value("y", $0)) }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: [20]) { _ in AxisValueLabel("Label") } }
          .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 10).chartScrollPosition(initialY: first)
          .padding(.vertical, 20))
    }
    func darkest(_ chart: ShownChart) -> CGFloat {
      stride(from: CGFloat(0), to: 199.5, by: 0.5).flatMap { y in
        stride(from: chart.plot.maxX + 3, to: 299.5, by: 0.5).map { chart.darkness($0, y) }
      }.max() ?? 0
    }
    let middle = shown(15), step = Double(10 / middle.plot.height)
    let whole = darkest(middle)
    #expect(whole > 0.3)
    #expect(abs(darkest(shown(20)) - whole) < 0.03)
    #expect(abs(darkest(shown(20 + 4 * step)) - whole / 2) < 0.06)
    #expect(darkest(shown(20 + 9 * step)) < 0.01)
  }
}
