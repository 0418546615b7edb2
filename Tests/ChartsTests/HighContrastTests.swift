import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Charts for people who ask for stronger contrasts") struct HighContrastTests {
  private func shown(_ contrast: ColorSchemeContrast, _ scheme: ColorScheme) -> ShownChart {
    ShownChart(Chart {}.chartXScale(domain: 0...20).chartYScale(domain: 0...20)) {
      $0.colorSchemeContrast = contrast
      $0.colorScheme = scheme
    }
  }

  /// How much of the ground a grid line of y takes away or adds, in points of full colour.
  private func gridLine(_ chart: ShownChart) throws -> CGFloat {
    let line = chart.plot.minY + (try #require(try chart.proxy.position(forY: 10)))
    let ground = chart.darkness(30, line + 6)
    return stride(from: line - 2, through: line + 2, by: 0.5).reduce(0) { $0 + abs(chart.darkness(30, $1) - ground) * 0.5 }
  }

  /// The strongest pixel of the label of a value of y.
  private func label(_ chart: ShownChart) throws -> CGFloat {
    let line = chart.plot.minY + (try #require(try chart.proxy.position(forY: 10)))
    let ground = chart.darkness(30, line + 6)
    return stride(from: chart.plot.maxX + 2, to: 299, by: 0.5).flatMap { x in
      stride(from: line - 6, to: line + 6, by: 0.5).map { abs(chart.darkness(x, $0) - ground) }
    }.max() ?? 0
  }

  @Test(
    "grid lines are as strong as tertiary labels are then, labels as secondary ones (Facts 2.2, 11.2)",
    arguments: [(.light, 0.33, 0.7, 195.0 / 255, 0.6, 0.8), (.dark, 0.33, 0.55, 235.0 / 255, 0.6, 0.7)]
      as [(ColorScheme, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func axes(scheme: ColorScheme, usual: CGFloat, strong: CGFloat, full: CGFloat, text: CGFloat, strongText: CGFloat) throws {
    let (standard, increased) = (shown(.standard, scheme), shown(.increased, scheme))
    #expect(abs(try gridLine(standard) - 0.5 * usual * full) < 0.01)
    #expect(abs(try gridLine(increased) - 0.5 * strong * full) < 0.01)
    #expect(abs(try label(standard) - text * full) < 0.05)
    #expect(abs(try label(increased) - strongText * full) < 0.05)
  }

  @Test("ticks below the plot and under the bar of a continuous legend are as strong as grid lines")
  func ticks() throws {
    let chart = Chart(0..<5, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index)).foregroundStyle(by: .value("z", Double(index)))
    }
    func strongest(_ contrast: ColorSchemeContrast) -> (below: CGFloat, legend: CGFloat) {
      let shown = ShownChart(chart.chartXAxis { AxisMarks { _ in AxisTick(length: 6, stroke: StrokeStyle(lineWidth: 2)) } }) {
        $0.colorSchemeContrast = contrast
      }
      func darkest(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGFloat {
        stride(from: y.lowerBound, through: y.upperBound, by: 0.5).flatMap { row in
          stride(from: x.lowerBound, through: x.upperBound, by: 0.5).map { shown.darkness($0, row) }
        }.max() ?? 0
      }
      // The legend: a bar of 8 points, its ticks of 3, then text.
      let bar = 200 - 3 - 13.5
      return (darkest(0...290, shown.plot.maxY + 4...shown.plot.maxY + 5), darkest(0...290, bar + 0.5...bar + 2))
    }
    let (usual, strong) = (strongest(.standard), strongest(.increased))
    #expect(abs(usual.below - 0.33 * 195 / 255) < 0.02 && abs(strong.below - 0.7 * 195 / 255) < 0.02)
    #expect(strong.legend > 1.8 * usual.legend && usual.legend > 0)
  }
}
