import ApusTesting
import CairoRenderer
import Charts
import Foundation
import Testing

@MainActor
@Suite("A chart's room") struct ChartLayoutTests {
  @Test("labels of names that are too wide are cut, those of numbers left out")
  func cutLabels() throws {
    /// From where to where each column of the labels' strip has something dark.
    func inked(_ names: [String]) -> [Int] {
      let chart = ShownChart(
        Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXAxis { AxisMarks { _ in AxisValueLabel() } }.chartYAxis(.hidden), size: CGSize(width: 160, height: 100))
      let rows = Int(chart.plot.maxY * 2 + 4)..<200
      return (0..<4).filter { band in
        (band * 80 + 20..<band * 80 + 60).contains { x in rows.contains { chart.screen.buffer.pixel(x: x, y: $0) & 0xff < 0xc0 } }
      }
    }
    #expect(inked(["January", "February", "September", "December"]) == [0, 1, 2, 3])
    #expect(inked(["20190101", "20200101", "20210101", "20220101"]) == [0, 2])
  }

  private var names: some View {
    Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Value", 12_000)) }
  }

  @Test("goes to the plot, but for the labels of the axes and 4 points before them")
  func plot() throws {
    let shown = ShownChart(names)
    let (proxy, plot) = (try shown.proxy, shown.plot)
    #expect(plot.origin == .zero)
    // 13.5 points is a line of caption2 (13.13) on whole pixels; 15,000 is the widest label.
    #expect(plot.height == 200 - 4 - 13.5)
    #expect(abs(plot.width - 262) <= 2)
    #expect(proxy.plotSize == plot.size)
    #expect(proxy.yDomain(dataType: Double.self) == [0, 15_000])
    #expect(proxy.xDomain(dataType: String.self) == ["a", "b", "c"])
  }

  @Test("has an axis that is described inside of what hides it")
  func described() {
    let x = ShownChart(names.chartXAxis { AxisMarks() }.chartXAxis(.hidden).chartYAxis(.hidden)).plot
    let y = ShownChart(names.chartYAxis { AxisMarks() }.chartYAxis(.hidden).chartXAxis(.hidden)).plot
    #expect(x.height < 200 && y.width < 300)
  }

  @Test("is the plot's alone without axes")
  func hidden() throws {
    let shown = ShownChart(names.chartXAxis(.hidden).chartYAxis(.hidden))
    let (proxy, plot) = (try shown.proxy, shown.plot)
    #expect(plot == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(proxy.position(forX: "b") == 150)
    #expect(proxy.positionRange(forX: "b") == 100...200)
    // Nothing rounds the domain where there is no axis.
    #expect(proxy.position(forY: 12_000) == 0)
    #expect(proxy.position(forY: 3_000) == 150)
    #expect(proxy.value(atY: 150, as: Double.self) == 3_000)
    #expect(proxy.value(atX: 299, as: String.self) == "c")
    #expect(proxy.value(at: CGPoint(x: 150, y: 150), as: (String, Double).self)?.0 == "b")
    #expect(proxy.position(forX: "z") == nil)
  }

  @Test("of which the legend takes a line, 6 points below the axis")
  func legend() {
    let colored = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("Value", 1)).foregroundStyle(by: .value("Name", $0))
    }
    let plot = ShownChart(colored).plot
    #expect(abs(plot.height - (200 - 4 - 13.5 - 6 - 13.5)) < 0.01)
    #expect(ShownChart(colored.chartLegend(.hidden)).plot.height == 200 - 4 - 13.5)
    #expect(ShownChart(colored.chartLegend(position: .top, spacing: 10)).plot.minY == 23.5)
  }

  @Test("begins at the right where lines run from right to left")
  func rightToLeft() throws {
    let shown = ShownChart(names) { $0.isRightToLeft = true }
    let (proxy, plot) = (try shown.proxy, shown.plot)
    #expect(plot.maxX == 300)
    #expect(plot.minX > 30)
    #expect(try #require(proxy.position(forX: "a")) < plot.width / 2)
  }

  @Test("follows the plot where the app gives that a size")
  func plotStyle() throws {
    let shown = ShownChart(
      names.chartXAxis(.hidden).chartYAxis(.hidden).chartPlotStyle { $0.frame(width: 100, height: 50) })
    #expect(shown.plot.size == CGSize(width: 100, height: 50))
    #expect(try shown.proxy.position(forX: "b") == 50)
  }
}
