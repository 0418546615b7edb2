import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What is said of a chart is not said of charts that show inside of it.
@MainActor
@Suite("A chart in another one") struct NestedChartTests {
  /// What the inner chart was told.
  private final class Caught { var proxy: ChartProxy? }

  private func inner(_ caught: Caught) -> some View {
    Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
      .chartBackground { proxy in
        let _ = caught.proxy = proxy
        Color.clear
      }
      .frame(width: 60, height: 40)
  }

  private func isPlain(_ caught: Caught) throws {
    let proxy = try #require(caught.proxy)
    let model = try #require(proxy.scene.model)
    #expect(model.options.overlays.isEmpty && model.options.x.titles.isEmpty && model.options.legend.visibility == .automatic)
    #expect(model.axes.count == 2)
    #expect(proxy.xDomain(dataType: Double.self).last != 10)
  }

  private func outer(_ caught: Caught, _ place: Int) -> some View {
    Chart {
      BarMark(x: .value("x", 5), y: .value("y", 5))
        .annotation(position: .trailing) { if place == 0 { inner(caught) } }
        .foregroundStyle(by: .value("Kind", "k"))
    }
    .chartYAxis(.hidden).chartXScale(domain: 0...10)
    .chartXAxis { AxisMarks(values: [5]) { _ in AxisValueLabel { if place == 1 { VStack { inner(caught) } } } } }
    .chartLegend(position: .top) { if place == 2 { inner(caught) } }
    .chartXAxisLabel { if place == 3 { inner(caught) } }
    .chartOverlay { _ in if place == 4 { inner(caught) } }
    .chartPlotStyle { $0.background { if place == 5 { inner(caught) } } }
  }

  @Test("is told nothing of what the outer one is, wherever it stands in it", arguments: 0..<6) func options(place: Int) throws {
    let caught = Caught()
    let chart = ShownChart(outer(caught, place))
    try isPlain(caught)
    #expect(chart.screen.faults.isEmpty)
    #expect(try chart.proxy.xDomain(dataType: Double.self) == [0, 10])
  }
}
