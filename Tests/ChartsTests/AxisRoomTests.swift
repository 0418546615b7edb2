import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What stands around a plot leaves room to each other: the smallest cases of what random charts have found.
@MainActor
@Suite("Around the plot") struct AxisRoomTests {
  private var empty: some View { Chart {}.chartXScale(domain: 0...20).chartYScale(domain: 0...20) }

  private func parts(
    _ chart: some View, size: CGSize = CGSize(width: 300, height: 200), _ type: DynamicTypeSize = .large
  ) throws -> (parts: PlacedElements, plot: CGRect) {
    let shown = ShownChart(chart, size: size) { $0.dynamicTypeSize = type }
    let (model, root) = (try #require(try shown.proxy.scene.model), try #require(shown.screen.engine.root))
    return (PlacedElements(in: root, model, plot: shown.plot), shown.plot)
  }

  private func labels(_ parts: PlacedElements, _ edge: Edge) -> [CGRect] {
    parts.labels.filter { $0.side.edge == edge }.map(\.frame)
  }

  @Test("of two axes on one side the second shows the labels for which the first leaves room")
  func twoAxes() throws {
    let both = try parts(
      empty.chartXAxis {
        AxisMarks(values: [0, 10])
        AxisMarks(values: [0, 5, 10])
      }.chartYAxis(.hidden)
    ).parts
    #expect(labels(both, .bottom).count == 3)
    #expect(Set(labels(both, .bottom).map(\.minX)).count == 3)
  }

  @Test("a label of x in the corner leaves room to that of y, where letters would touch")
  func corner() throws {
    let chart = empty.chartXAxis { AxisMarks(preset: .extended, values: [0, 10, 20]) { _ in AxisValueLabel("20,000") } }
    #expect(try labels(parts(chart).parts, .bottom).count == 3)
    let large = try parts(chart, size: CGSize(width: 700, height: 300), .accessibility5)
    #expect(labels(large.parts, .bottom).count == 2)
    #expect(labels(large.parts, .trailing).contains { $0.midY > large.plot.maxY - 1 })
  }

  @Test("views as labels that would lie over each other are left out, as texts are")
  func views() throws {
    func shown(_ values: [Int]) throws -> Int {
      let chart = empty.chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: values) { _ in AxisValueLabel { Color.red.frame(width: 90, height: 9) } }
      }
      return try labels(parts(chart).parts, .bottom).count
    }
    #expect(try shown([0, 10]) == 2)
    // 90 wide, and 4 apart at least: those of 0 and of 7.
    #expect(try shown(Array(0...13)) == 2)
  }

  @Test("titles of one side stand beside each other, or in rows")
  func titles() throws {
    func frames(_ first: AnnotationPosition, _ second: AnnotationPosition) throws -> [CGRect] {
      try parts(empty.chartXAxisLabel("Hours", position: first).chartXAxisLabel("Cars", position: second)).parts.titles
    }
    let beside = try frames(.topLeading, .topTrailing)
    #expect(beside.count == 2 && beside[0].minY == beside[1].minY && !beside[0].intersects(beside[1]))
    let rows = try frames(.top, .top)
    #expect(rows.count == 2 && abs(rows[0].minY - rows[1].minY) >= 17 && !rows[0].intersects(rows[1]))
  }

  @Test("a title that is longer than the chart is wide has several lines")
  func longTitle() throws {
    let long = try parts(
      empty.chartYAxisLabel("The number of cars that have passed the bridge on a day, counted by hand at both of its ends"))
    let title = try #require(long.parts.titles.first)
    #expect(title.width <= 300 && title.height > 20 && title.maxY <= long.plot.minY && title.minX >= 0)
  }

  @Test("the legend stands below the labels of y that reach beyond the plot")
  func legend() throws {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("Value", 1)).foregroundStyle(by: .value("Name", $0))
    }.chartXAxis(.hidden).chartYAxis { AxisMarks(position: .leading) }
    let large = try parts(chart, .accessibility5).parts
    let (legend, lowest) = (try #require(large.legends.first), try #require(labels(large, .leading).map(\.maxY).max()))
    #expect(legend.minY >= lowest - 0.5)
  }

  @Test("labels in the plot stay in it: at its top they stand below their line; a plot too low for them shows none")
  func inside() throws {
    let chart = empty.chartXAxis(.hidden).chartYAxis { AxisMarks(preset: .inset, values: [0, 20]) }
    let high = try parts(chart)
    #expect(labels(high.parts, .trailing).allSatisfy { $0.minY >= high.plot.minY && $0.maxY <= high.plot.maxY })
    #expect(labels(high.parts, .trailing).count == 2)
    let across = empty.chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .inset) }
    #expect(try labels(parts(across).parts, .bottom).count > 2)
    #expect(try labels(parts(across, size: CGSize(width: 300, height: 12)).parts, .bottom).isEmpty)
  }

  @Test("labels in a plot that scrolls stand at the end of what shows of it")
  func insideScrolling() throws {
    let chart = Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
      .chartYAxis { AxisMarks(preset: .inset, position: .trailing) }
    let found = try parts(chart)
    let frames = labels(found.parts, .trailing)
    #expect(!frames.isEmpty && frames.allSatisfy { $0.maxX <= found.plot.maxX + 0.5 && $0.minX > found.plot.midX })
  }

  @Test("a name that is wider than the plot is cut")
  func longName() throws {
    let chart = Chart(["The shop on the corner of the long street", "b", "c"], id: \.self) {
      BarMark(x: .value("Shop", $0), y: .value("y", 1))
    }.chartYAxis(.hidden)
    let found = try parts(chart, size: CGSize(width: 150, height: 100))
    #expect(labels(found.parts, .bottom).count == 3)
    #expect(labels(found.parts, .bottom).allSatisfy { $0.minX >= 0 && $0.maxX <= 150 })
  }

  @Test("views as labels of a plot that scrolls follow it, without bodies and without layout")
  func viewsScroll() throws {
    let chart = ShownChart(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartXAxis {
          AxisMarks(values: .stride(by: 5)) { value in
            AxisValueLabel { HStack(spacing: 0) { Text(verbatim: "v\(value.as(Int.self) ?? -1)") } }
          }
        })
    let place = try chart.screen.text("v10").frame.minX - #require(try chart.proxy.position(forX: 10))
    chart.screen.touchDown(at: CGPoint(x: 200, y: 100))
    chart.screen.touchMove(to: CGPoint(x: 180, y: 100))
    chart.screen.forgetWork()
    for step in 1...5 { chart.screen.touchMove(to: CGPoint(x: 180 - CGFloat(step) * 8, y: 100)) }
    #expect(chart.screen.work.bodies == 0)
    #expect(try #require(try chart.proxy.position(forX: 10)) < 125)
    #expect(abs(try chart.screen.text("v10").frame.minX - #require(try chart.proxy.position(forX: 10)) - place) < 0.01)
    // Nothing of them shows beside the plot.
    #expect(chart.ink(0...299, chart.plot.maxY + 8...199).maxX <= chart.plot.maxX + 0.5)
  }
}
