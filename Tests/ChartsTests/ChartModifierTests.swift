import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Modifiers of charts") struct ChartModifierTests {
  private var points: some View {
    Chart(0..<11, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index * 10))
        .foregroundStyle(by: .value("Kind", index % 2 == 0 ? "even" : "odd"))
    }
  }

  private func plans(_ chart: ShownChart, _ axis: Axis) throws -> [AxisPlan] {
    try #require(try chart.proxy.scene.model).axes.filter { $0.axis == axis }
  }

  private func texts(_ plan: AxisPlan) -> [Double] { plan.entries.compactMap { $0.value.as(Double.self) } }

  @Test("name the axes and put views behind and over the chart")
  func titles() throws {
    let chart = ShownChart(
      points.chartXAxisLabel("Hours").chartYAxisLabel("Cars", position: .leading)
        .chartBackground { proxy in Text(verbatim: "behind \(proxy.plotSize.width > 0)") })
    let hours = try chart.screen.text("Hours")
    #expect(hours.frame.minY > chart.plot.maxY)
    #expect(abs(hours.frame.midX - chart.plot.midX) < 1)
    // A line of caption2, turned, and 4 points.
    #expect(chart.plot.minX == 17.5)
    #expect(chart.screen.contains("Cars"))
    #expect(chart.screen.contains("behind true"))
  }

  @Test("say where the values of axes are")
  func values() throws {
    let chart = ShownChart(
      points.chartXAxis {
        AxisMarks(position: .top, values: [0, 4, 8])
        AxisMarks(values: .stride(by: 5)) { value in
          AxisGridLine()
          if value.index == 0 { AxisTick(length: 9) }
          AxisValueLabel { Text(verbatim: "\(value.count)") }
        }
      }
      .chartYAxis { AxisMarks(preset: .extended, position: .leading, values: .automatic(desiredCount: 3)) })
    let across = try plans(chart, .horizontal)
    #expect(across.map(\.side) == [.top, .bottom])
    #expect(across.map(texts) == [[0, 4, 8], [0, 5, 10]])
    #expect(across[1].entries.map(\.parts.count) == [3, 2, 2])
    let down = try #require(plans(chart, .vertical).first)
    #expect(down.side == .leading)
    #expect(texts(down) == [0, 50, 100])
    #expect(chart.plot.minX > 15)
    #expect(chart.plot.maxX == 300)
  }

  @Test("show views as labels of axes beside their values")
  func labelViews() throws {
    let chart = ShownChart(
      points.chartXAxis(.hidden).chartLegend(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 50, 100]) { value in
            AxisValueLabel {
              HStack(spacing: 0) { Text(verbatim: "v\(value.as(Int.self) ?? -1)") }
            }
          }
        })
    let label = try chart.screen.text("v50")
    #expect(abs(label.frame.midY - 100) <= 0.5)
    #expect(abs(label.frame.maxX - (chart.plot.minX - 4)) <= 0.5)
  }

  @Test("erase the types of marks of axes and of charts")
  func erased() throws {
    let chart = ShownChart(
      Chart {
        AnyChartContent(PointMark(x: .value("x", 4), y: .value("y", 2)))
        Plot { RuleMark(x: .value("x", 8)) }
      }
      .chartXAxis { AnyAxisContent(AxisMarks(values: [0, 8]) { _ in AnyAxisMark(AxisGridLine()) }) })
    #expect(texts(try #require(plans(chart, .horizontal).first)) == [0, 8])
    #expect(try chart.proxy.scene.model?.placed.marks.map(\.mark.kind) == [.point, .rule])
  }

  @Test("write labels in a format, and dates as exactly as their step needs")
  func formats() throws {
    let chart = ShownChart(
      points.chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))) })
    let plan = try #require(plans(chart, .vertical).first)
    guard case .label(.text(let text))? = plan.entries[1].parts.last?.kind else {
      Issue.record("no label")
      return
    }
    #expect(text == Text(verbatim: "2,500%"))
    let utc = TimeZone(identifier: "UTC")!
    let styles = [Calendar.Component.hour, .day, .month, .year].map {
      Date(timeIntervalSinceReferenceDate: 6 * 3600).formatted(
        AxisPlanner.style(for: $0, Locale(identifier: "en_US"), utc, Calendar(identifier: .gregorian)))
    }
    #expect(styles.map { $0.replacingOccurrences(of: "\u{202f}", with: " ") } == ["6 AM", "Jan 1", "Jan", "2001"])
  }

  @Test("write labels in the view's language, unless the format says another")
  func languages() throws {
    func label<Format: FormatStyle>(_ format: Format) throws -> Text?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
      let chart = ShownChart(points.chartYAxis { AxisMarks(format: format, values: [2500.5]) }) { $0.locale = "de_DE" }
      guard case .label(.text(let text))? = try plans(chart, .vertical).first?.entries.first?.parts.last?.kind else { return nil }
      return text
    }
    #expect(try label(FloatingPointFormatStyle<Double>.number) == Text(verbatim: "2.500,5"))
    let english = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    #expect(try label(english) == Text(verbatim: "2,500.5"))
  }

  @Test("set domains and ranges of scales")
  func scales() throws {
    let chart = ShownChart(
      points.chartXScale(domain: -5...15, range: .plotDimension(padding: 20)).chartYScale(domain: [0, 200], type: .linear)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    #expect(try chart.proxy.position(forX: -5) == 20)
    #expect(try chart.proxy.position(forX: 15) == 280)
    #expect(try chart.proxy.position(forY: 50) == 150)
    let modified = ShownChart(
      points.chartXScale(domain: .automatic(dataType: Int.self) { $0.append(37) }).chartYScale(range: 50...150)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    #expect(try modified.proxy.xDomain(dataType: Int.self) == [0, 37])
    #expect(try modified.proxy.position(forY: 100) == 50)
  }

  @Test("say which looks stand for which values")
  func looks() throws {
    let chart = ShownChart(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .lineStyle(by: .value("Kind", "k\(index % 2)")).symbol(by: .value("Kind", "k\(index % 2)"))
          .symbolSize(by: .value("Size", Double(index)))
      }
      .chartLineStyleScale(["k0": StrokeStyle(lineWidth: 5), "k1": StrokeStyle(lineWidth: 7)])
      .chartSymbolScale(domain: ["k1", "k0"]).chartSymbolSizeScale(range: 10...40))
    let proxy = try chart.proxy
    #expect(proxy.lineStyle(for: "k1")?.lineWidth == 7)
    #expect(proxy.symbolDomain(dataType: String.self) == ["k1", "k0"])
    #expect(proxy.symbolSize(for: 0.0) == 10)
    #expect(proxy.symbolSize(for: 3.0) == 40)
    let colored = ShownChart(
      points.chartForegroundStyleScale(["odd": Color.red, "even": .green]).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartLegend(.hidden))
    #expect(try colored.proxy.foregroundStyleDomain(dataType: String.self) == ["odd", "even"])
    #expect(colored.color(150, 100) == 0xffff_3b30)
  }

  @Test("say how bars and areas look, in the nearest place first")
  func nearest() throws {
    let chart = ShownChart(
      Chart {
        Plot {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.green)
          BarMark(x: .value("x", "b"), y: .value("y", 1))
        }
        .foregroundStyle(.red).opacity(0.5).cornerRadius(3).offset(x: 4).zIndex(1).blur(radius: 1).shadow(radius: 2)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let shapes = try #require(try chart.proxy.scene.geometry?.shapes)
    #expect(shapes.map(\.opacity) == [0.5, 0.5])
    #expect(shapes.map(\.effects.count) == [2, 2])
    // The band of 150 points leaves 22.5 on either side of the bar.
    let left: CGFloat = 22.5 + 4
    #expect(abs(shapes[0].figure.frame.minX - left) < 0.01)
    let image = chart.color(79, 100)
    let (red, green) = (image >> 16 & 0xff, image >> 8 & 0xff)
    #expect(green > red)
  }

  @Test("move marks step by step from where they were") func motion() throws {
    struct Growing: View {
      @State var value = 1.0
      var body: some View {
        VStack(spacing: 0) {
          Chart {
            BarMark(x: .value("x", "a"), y: .value("y", value))
          }
          .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
          Button("grow") { withAnimation(.linear(duration: 1)) { value = 3 } }
        }
      }
    }
    let chart = ShownChart(Growing())
    let blue: UInt32 = 0xff00_7aff, height = chart.plot.height
    func top() -> CGFloat? { chart.extent(of: blue, atX: 150)?.lowerBound }
    #expect(abs(try #require(top()) - height * 3 / 4) < 1)
    try chart.screen.button("grow").tap()
    chart.screen.advance(by: 0.5)
    #expect(abs(try #require(top()) - height / 2) < height / 30)
    chart.screen.finishAnimations()
    #expect(abs(try #require(top()) - height / 4) < 1)
  }

  @Test("give views above bars room, and put views beside marks 4 points away")
  func annotations() throws {
    let chart = ShownChart(
      Chart(["a"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 30)).annotation(position: .top) { Color.red.frame(width: 20, height: 10) }
      })
    #expect(try chart.proxy.yDomain(dataType: Double.self) == [0, 40])
    let middle = try #require(try chart.proxy.position(forX: "a"))
    let red = try #require(chart.extent(of: 0xffff_3b30, atX: middle))
    let top = try #require(try chart.proxy.position(forY: 30))
    #expect(abs(red.upperBound - (top - 4)) <= 1)
    #expect(abs(red.upperBound - red.lowerBound - 10) <= 0.5)
  }
}
