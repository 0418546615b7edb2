import Accessibility
import ApusTesting
import SwiftUI
import Testing

@testable import Charts

/// Weeks of sales, and their description.
private struct Sales: View, AXChartDescriptorRepresentable {
  var sold = [12, 30]
  var summary = "The second week was the better one."

  var body: some View {
    Chart(sold.indices, id: \.self) { week in
      BarMark(x: .value("Week", "Week \(week + 1)"), y: .value("Books", sold[week]))
    }
    .accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let weeks = sold.indices.map { "Week \($0 + 1)" }
    return AXChartDescriptor(
      title: "Sales", summary: summary, xAxis: AXCategoricalDataAxisDescriptor(title: "Week", categoryOrder: weeks),
      yAxis: AXNumericDataAxisDescriptor(title: "Books", range: 0...40, gridlinePositions: [0, 20, 40]) { "\(Int($0)) books" },
      additionalAxes: [AXCategoricalDataAxisDescriptor(title: "Weather", categoryOrder: ["sun", "rain"])],
      series: [
        AXDataSeriesDescriptor(
          name: "Shop", isContinuous: false,
          dataPoints: zip(weeks, sold).map {
            AXDataPoint(
              x: $0, y: Double($1), additionalValues: [AXDataPoint.Value.category("sun")], label: $1 == 30 ? "Best" : nil)
          })
      ])
  }
}

@Suite("The descriptions of charts") @MainActor
struct AccessibilityChartDescriptorTests {
  private let lines = [
    "Sales", "The second week was the better one.", "Week: Week 1, Week 2", "Books: 0 books, 40 books", "Weather: sun, rain",
    "Shop",
    "Week 1, 12 books, sun", "Best, Week 2, 30 books, sun",
  ]

  @Test("a chart is a group of its marks, named after the title, and tells axes and points in words")
  func chart() throws {
    let screen = Screen { Sales() }
    let chart = try screen.element("Sales")
    #expect(chart.role == "group")
    #expect(chart.chart == lines)
    #expect(screen.elements.contains { $0.label.contains("Week 2") && $0.chart.isEmpty })
  }

  @Test("what is one element already stays that, with its own label")
  func oneElement() throws {
    let screen = Screen {
      Image(systemName: "chart.bar").accessibilityLabel("A picture").accessibilityChartDescriptor(Sales())
    }
    let picture = try screen.element("A picture")
    #expect(picture.role == "image" && picture.chart == lines)
    #expect(screen.elements.filter { !$0.chart.isEmpty }.count == 1)
  }

  @Test("it follows the view, and is made only when somebody asks")
  func updates() throws {
    final class Log { var made = 0, updated = 0 }
    struct Described: AXChartDescriptorRepresentable {
      let log: Log
      let title: String
      func makeChartDescriptor() -> AXChartDescriptor {
        log.made += 1
        return AXChartDescriptor(
          title: title, xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" },
          series: [])
      }
      func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        log.updated += 1
        descriptor.title = title + "!"
      }
    }
    struct Content: View {
      let log: Log
      @State var isLater = false
      var body: some View {
        Button("Change") { isLater = true }
        Color.red.accessibilityChartDescriptor(Described(log: log, title: isLater ? "Later" : "First"))
      }
    }
    let log = Log()
    let screen = Screen { Content(log: log) }
    #expect(log.made == 0)
    #expect(try screen.element("First").chart.first == "First")
    try screen.button("Change").tap()
    #expect(try screen.element("Later!").chart == ["Later!", "x: 0.0, 1.0"])
    #expect(log.made == 1 && log.updated == 1)

    struct Changing: View {
      @State var sold = [12, 30]
      var body: some View {
        Button("Change") { sold = [1, 2] }
        Sales(sold: sold)
      }
    }
    let other = Screen { Changing() }
    #expect(try other.element("Sales").chart == lines)
    try other.button("Change").tap()
    #expect(try other.element("Sales").chart.last == "Week 2, 2 books, sun")
  }

  @Test("descriptions are values of Accessibility's, which are copied as a whole")
  func values() throws {
    let chart = Sales().makeChartDescriptor()
    chart.contentDirection = AXChartDescriptor.ContentDirection.bottomToTop
    let copy = try #require(chart.copy() as? AXChartDescriptor)
    #expect(copy !== chart && copy.title == "Sales" && copy.series.count == 1 && copy.contentDirection == .bottomToTop)
    copy.attributedTitle = NSAttributedString(string: "Other")
    #expect(copy.title == "Other" && chart.attributedTitle?.string == "Sales")
    let point = try #require(copy.series[0].dataPoints[1].copy() as? AXDataPoint)
    #expect(point.xValue.category == "Week 2" && point.yValue?.number == 30 && point.label == "Best")
    #expect(point.additionalValues.map(\.category) == ["sun"])
    let axis = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "y"), range: 1...10, gridlinePositions: []
    ) { "\($0)" }
    axis.scaleType = AXNumericDataAxisDescriptor.ScaleType.log10
    #expect((axis.copy() as? AXNumericDataAxisDescriptor)?.scaleType == .log10 && axis.title == "y")
    #expect((chart.xAxis as any AXDataAxisDescriptor).attributedTitle.string == "Week")
    let value = try #require(AXDataPointValue(number: 2).copy() as? AXDataPointValue)
    #expect(value.number == 2 && value.category.isEmpty)
  }
}
