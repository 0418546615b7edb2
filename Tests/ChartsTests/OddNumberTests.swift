import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What an app may say of a chart's places, lengths and counts by a division by zero or the greatest number that there is.
@MainActor
@Suite("Charts with odd numbers") struct OddNumberTests {
  private static var points: some ChartContent {
    ForEach([1.0, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  /// A chart on the screen, which has painted itself, and what is said of it.
  private func said(_ chart: @escaping @autoclosure () -> some View) -> [String] {
    let shown = ShownChart(Said(content: chart))
    _ = shown.screen.buffer
    return shown.screen.diagnostics
  }

  private struct Said<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  @Test("places and paddings of a scale that are none are as if nobody had said them, and said once")
  func ranges() {
    let chart = Chart { Self.points }
    for end in [.infinity, -.infinity] as [CGFloat] {
      let range = said(chart.chartXScale(range: min(0, end)...max(0, end))), padding = said(Self.padded(chart, end))
      #expect(range == ["invalid range of a scale \(end) (non-finite) is ignored"])
      #expect(padding == ["invalid plot padding \(end) (non-finite) is ignored"])
    }
    for length in [1e308, -1e308, 1e5] as [CGFloat] {
      #expect(said(Self.padded(chart, length)).isEmpty)
      #expect(said(chart.chartYScale(range: min(0, length)...max(0, length))).isEmpty)
    }
  }

  private static func padded(_ chart: some View, _ length: CGFloat) -> some View {
    chart.chartYScale(range: .plotDimension(padding: length))
  }

  @Test("labels with an anchor or a distance that is none stand where others do, and it is said", arguments: [true, false])
  func labels(isAcross: Bool) {
    func said(_ label: @escaping @autoclosure () -> AxisValueLabel<Text>) -> [String] {
      let chart = Chart { Self.points }, marks = AxisMarks { _ in label() }
      return isAcross ? self.said(chart.chartXAxis { marks }) : self.said(chart.chartYAxis { marks })
    }
    let anchor = said(AxisValueLabel(anchor: UnitPoint(x: .nan, y: .nan)))
    #expect(anchor == ["invalid axis label anchor nan (non-finite) is ignored"])
    for x in [CGFloat.nan, .infinity, -.infinity] {
      let spacing = ["invalid axis label spacing \(x) (non-finite) is ignored"]
      #expect(said(AxisValueLabel(horizontalSpacing: x)) == spacing && said(AxisValueLabel(verticalSpacing: x)) == spacing)
    }
    for collision in [AxisValueLabelCollisionResolution.disabled, .greedy(priority: .nan, minimumSpacing: .infinity), .truncate] {
      #expect(said(AxisValueLabel(anchor: .top, collisionResolution: collision, verticalSpacing: 1e308)).isEmpty)
    }
  }

  @Test("a label that is nowhere is left out, and those beside it are not")
  func nowhere() {
    let label = { (frame: CGRect, collision: AxisValueLabelCollisionResolution) in
      PlacedLabel(
        frame: frame, part: AxisElement(kind: .label(.automatic), label: AxisLabelOptions(collision: collision)), isBand: false)
    }
    let usual = CGRect(x: 10, y: 110, width: 20, height: 10)
    let room = LabelRoom(plot: CGSize(width: 100, height: 100), taken: [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    for collision in [AxisValueLabelCollisionResolution.automatic, .disabled, .greedy] {
      let labels = [
        label(CGRect(x: CGFloat.nan, y: 110, width: 20, height: 10), collision), label(usual, collision),
        label(CGRect(x: CGFloat.infinity, y: 0, width: 20, height: 10), collision),
      ]
      #expect(LabelCollisions.kept(labels, along: .horizontal, in: room) == [1])
    }
  }

  @Test("a domain with next to no length has no values on its axis, and many wishes are for as many as have room")
  func domains() throws {
    let chart = Chart { Self.points }
    #expect(said(chart.chartXScale(domain: 0...Double.leastNonzeroMagnitude)).isEmpty)
    #expect(said(chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: Double.leastNonzeroMagnitude)).isEmpty)
    #expect(said(Chart { LinePlot(x: "x", y: "y", domain: 0...Double.leastNonzeroMagnitude) { $0 } }).isEmpty)
    #expect(said(chart.chartXScale(domain: -1e308...1e308)).isEmpty)
    let many = ShownChart(chart.chartXAxis { AxisMarks(values: .automatic(desiredCount: .max)) })
    let plan = try #require(try many.proxy.scene.model?.axes.first { $0.axis == .horizontal })
    #expect((100...1000).contains(plan.entries.count))
  }
}
