import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("A chart's legend") struct LegendTests {
  private func points(_ names: [String]) -> some View {
    Chart(names, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", $0)) }
  }

  private func parts(_ chart: ShownChart) throws -> [LegendEntries.Part] {
    let model = try #require(try chart.proxy.scene.model)
    return LegendEntries(model.styles, model.context).parts
  }

  private func names(_ part: LegendEntries.Part) -> [LegendEntries.Entry] {
    if case .names(let names) = part { names } else { [] }
  }

  @Test("takes as many lines as its names need")
  func wraps() throws {
    let names = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs"]
    let chart = ShownChart(points(names), size: CGSize(width: 160, height: 200))
    let frames = try names.map { try chart.screen.text($0).frame }
    #expect(Set(frames.map(\.minY)).count > 1)
    #expect(frames.allSatisfy { $0.maxX <= 160.5 && $0.maxY <= 200.5 && $0.minY > chart.plot.maxY })
    for (index, frame) in frames.enumerated() {
      #expect(!frames[(index + 1)...].contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(frame) })
    }
    let narrow = ShownChart(points(["A name that is much longer than the chart is wide"]), size: CGSize(width: 100, height: 200))
    #expect(try narrow.screen.text("A name that is much longer than the chart is wide").frame.maxX <= 100.5)
  }

  @Test("stands at any side, and over the plot without taking room from it")
  func positions() throws {
    func place(_ position: AnnotationPosition, _ alignment: Alignment? = nil) throws -> (text: CGRect, plot: CGRect) {
      let chart = ShownChart(
        points(["Name"]).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: position, alignment: alignment))
      return (try chart.screen.text("Name").frame, chart.plot)
    }
    let (bottom, top) = (try place(.bottom), try place(.top))
    #expect(bottom.text.minY >= bottom.plot.maxY + 6 && bottom.text.minX == 13)
    #expect(top.text.maxY <= top.plot.minY - 6 && top.text.minX == 13)
    #expect(try place(.bottomTrailing).text.maxX == 300 && place(.topTrailing).text.maxX == 300)
    #expect(try abs(place(.bottom, .center).text.midX - 6.5 - 150) <= 0.5)
    let (leading, trailing) = (try place(.leading), try place(.trailing))
    #expect(leading.text.maxX <= leading.plot.minX - 6 && leading.text.minY <= 1)
    #expect(trailing.text.minX >= trailing.plot.maxX + 6 && trailing.plot.minX == 0)
    #expect(try place(.overlay).plot == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("is a view of the app's own")
  func ownContent() {
    let chart = ShownChart(points(["Name"]).chartLegend(position: .top, spacing: 10) { Color.clear.frame(height: 30) })
    #expect(chart.plot.minY == 40)
    #expect(!chart.screen.contains("Name"))
  }

  @Test("explains scales of different values after each other, and those of the same values together")
  func scales() throws {
    let chart = ShownChart(
      Chart(0..<4, id: \.self) { index in
        PointMark(x: .value("x", index), y: .value("y", index))
          .foregroundStyle(by: .value("A", index % 2 == 0 ? "even" : "odd")).symbol(by: .value("B", index < 2 ? "low" : "high"))
      })
    for name in ["even", "odd", "low", "high"] { #expect(chart.screen.contains(name)) }
    let shown = try parts(chart)
    #expect(shown.count == 2)
    #expect(names(shown[0]).allSatisfy { $0.symbol == nil })
    #expect(names(shown[1]).map { $0.symbol?.basic } == [.circle, .cross])
    let same = try parts(
      ShownChart(
        Chart(["a", "b"], id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("N", $0)).symbol(by: .value("N", $0))
        }))
    #expect(same.count == 1 && names(same[0]).map { $0.symbol?.basic } == [.circle, .cross])
  }

  @Test("shows the symbol of a line on its dashes")
  func lines() throws {
    let chart = ShownChart(
      Chart(["a", "b"], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", 1)).lineStyle(by: .value("N", $0)).symbol(by: .value("N", $0))
      })
    let entries = names(try #require(try parts(chart).first))
    #expect(try parts(chart).count == 1)
    #expect(entries.map { $0.line?.dash } == [[], [4, 4]])
    #expect(entries.map { $0.symbol?.basic } == [.circle, .cross])
    // A line of 16 points before the name.
    #expect(try chart.screen.text("a").frame.minX == 21)
  }

  @Test("shows symbols as large as their values")
  func sizes() throws {
    let chart = ShownChart(
      Chart(0..<5, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", Double($0) * 10))
      })
    let entries = names(try #require(try parts(chart).first))
    #expect(entries.map(\.value) == [.number(0), .number(10), .number(20), .number(30), .number(40)])
    #expect(entries.map(\.area) == [16, 76, 136, 196, 256])
    #expect(chart.screen.contains("40"))
    let named = ShownChart(
      Chart(["s", "m"], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", $0)) })
    #expect(names(try #require(try parts(named).first)).map(\.area) == [32, 64])
  }

  @Test("writes numbers and dates in the surroundings' language and time zone")
  func language() throws {
    func chart(_ values: [some Plottable & Hashable]) -> ShownChart {
      ShownChart(
        Chart(values, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) }
          .chartForegroundStyleScale(type: .category).environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
      ) { $0.locale = "de_DE" }
    }
    #expect(chart([1234.5]).screen.contains("1.234,5"))
    #expect(chart([Date(timeIntervalSinceReferenceDate: -3600)]).screen.contains("1. Jan. 2001"))
    let named = ShownChart(
      Chart { BarMark(x: .value("x", 1234.5), y: .value("y", 1)) }.chartXScale(type: .category)
    ) { $0.locale = "de_DE" }
    let entry = try #require(try named.proxy.scene.model?.axes.first { $0.axis == .horizontal }?.entries.first)
    #expect(entry.format(entry.value.value) == "1.234,5")
  }

  @Test("of colours of numbers names values under their places, as the scale measures them")
  func gradient() throws {
    let values = [1.0, 10, 100, 1000]
    let chart = ShownChart(
      Chart(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0)) }
        .chartForegroundStyleScale(type: .log))
    let frames = try values.map { try chart.screen.text($0 == 1000 ? "1,000" : "\(Int($0))").frame }
    #expect(abs(frames[1].midX - 110 / 3) <= 1 && abs(frames[2].midX - 220 / 3) <= 1)
    #expect(frames[0].minX >= 0 && frames[3].maxX <= 110.5)
    let zone = TimeZone(identifier: "UTC")!
    let dates = ShownChart(
      Chart(0..<4, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1))
          .foregroundStyle(by: .value("v", Date(timeIntervalSinceReferenceDate: Double($0) * 86400 * 365.25)))
      }
      .environment(\.timeZone, zone))
    #expect(dates.screen.contains("2002"))
  }
}
