import ApusTesting
import Charts
import Foundation
import Testing

@MainActor
@Suite("Marks for people who cannot see them") struct MarkAccessibilityTests {
  @Test("are named by their place, and say what they stand for, where they are")
  func elements() throws {
    let chart = ShownChart(
      Chart(["Tea", "Cake"], id: \.self) { name in
        BarMark(x: .value("Ware", name), y: .value("Sold", name == "Tea" ? 1200 : 300))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let tea = try chart.screen.element("Tea")
    #expect(tea.value == "Sold: 1,200")
    #expect(abs(tea.frame.midX - 75) < 0.01)
    #expect(tea.frame.height == 200)
    #expect(try chart.screen.element("Cake").frame.height == 50)
  }

  @Test("lie where they show from right to left, too")
  func rightToLeft() throws {
    let chart = ShownChart(
      Chart(["Tea", "Cake"], id: \.self) { BarMark(x: .value("Ware", $0), y: .value("Sold", 1)) }.chartXAxis(.hidden)
        .chartYAxis(.hidden)
    ) { $0.isRightToLeft = true }
    #expect(abs(try chart.screen.element("Tea").frame.midX - 225) < 0.01)
    #expect(abs(try chart.screen.element("Cake").frame.midX - 75) < 0.01)
  }

  @Test("are named by dates in the surroundings' time zone, with their times where these are near to each other")
  func dates() throws {
    func chart(_ seconds: Double) -> ShownChart {
      ShownChart(
        Chart([0, seconds], id: \.self) {
          PointMark(x: .value("Day", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 1))
        }
        .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!))
    }
    #expect(try chart(20 * 86400).screen.element("Jan 1, 2001").value == "y: 1")
    let hours = chart(7200).screen.elements.map { $0.label.replacingOccurrences(of: "\u{202f}", with: " ") }
    #expect(hours.contains("Jan 1, 2001 at 9:00 AM") || hours.contains("Jan 1, 2001, 9:00 AM"))
  }

  @Test("are named and hidden as the app says")
  func ownNames() throws {
    let chart = ShownChart(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 2)).accessibilityLabel("Best day").accessibilityValue("two")
          .accessibilityIdentifier("best")
        PointMark(x: .value("x", 3), y: .value("y", 2)).accessibilityHidden(true)
      })
    #expect(try chart.screen.element("best").label == "Best day")
    #expect(try chart.screen.element("Best day").value == "two")
    #expect(chart.screen.contains("3") == false)
  }

  @Test("name the series, and sectors their names")
  func looks() throws {
    let chart = ShownChart(
      Chart {
        LineMark(x: .value("Hour", 8), y: .value("Cars", 5)).foregroundStyle(by: .value("Street", "Main"))
        LineMark(x: .value("Hour", 9), y: .value("Cars", 7)).foregroundStyle(by: .value("Street", "Main"))
      })
    #expect(try chart.screen.element("9").value == "Cars: 7, Street: Main")
    let pie = ShownChart(
      Chart { SectorMark(angle: .value("Share", 4)).foregroundStyle(by: .value("Kind", "Rest")) }.chartLegend(.hidden))
    #expect(try pie.screen.element("Rest").value == "Share: 4")
  }
}
