import ApusTesting
import CairoRenderer
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Plots of collections") struct VectorizedPlotTests {
  private struct Sale {
    var day: Double
    var amount: Double
    var shop: String
    var width: CGFloat = 12
    var low: CGFloat = 20
    var high: CGFloat = 80
    var strength: CGFloat = 0.5
    var style = Color.red
    var stroke = StrokeStyle(lineWidth: 7)
    var size = CGSize(width: 4, height: 9)
    var isHidden = false
    var name = "sale"
    var key: LocalizedStringKey = "key"
    var text = Text(verbatim: "text")
  }

  private static let sales = [
    Sale(day: 1, amount: 10, shop: "North"), Sale(day: 2, amount: 30, shop: "North"), Sale(day: 1, amount: 20, shop: "South"),
  ]

  private func marks(_ content: some ChartContent) -> [Mark] { _ChartMarks(of: content).marks }

  private func values(_ marks: [Mark]) -> [[Double?]] { marks.map { [$0.x?.start.value.number, $0.y?.start.value.number] } }

  @Test("make one mark of each element, as marks in a loop do") func likeLoops() throws {
    let plot = ShownChart(
      Chart {
        BarPlot(Self.sales, x: .value("Day", \.day), y: .value("Amount", \.amount), width: .fixed(\.width))
          .foregroundStyle(by: .value("Shop", \.shop))
      })
    let loop = ShownChart(
      Chart(Self.sales.indices, id: \.self) { index in
        BarMark(
          x: .value("Day", Self.sales[index].day), y: .value("Amount", Self.sales[index].amount), width: .fixed(12)
        )
        .foregroundStyle(by: .value("Shop", Self.sales[index].shop))
      })
    #expect(try plot.screen.buffer.pngData() == loop.screen.buffer.pngData())
    #expect(plot.screen.elements.map(\.label) == loop.screen.elements.map(\.label))
  }

  @Test("of lines and areas, with series and without") func lines() {
    let sales = Self.sales
    #expect(
      values(marks(LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount)))) == [[1, 10], [2, 30], [1, 20]])
    let lines = marks(LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount), series: .value("Shop", \.shop)))
    #expect(lines.map(\.series) == [.category("North"), .category("North"), .category("South")])
    let areas = marks(
      AreaPlot(
        sales, x: .value("Day", \.day), y: .value("Amount", \.amount), series: .value("Shop", \.shop), stacking: .normalized))
    #expect(areas.map(\.kind) == [.area, .area, .area] && areas.allSatisfy { $0.stacking == .normalized && $0.series != nil })
    let band = marks(AreaPlot(sales, x: .value("Day", \.day), yStart: .value("Low", 0), yEnd: .value("High", \.amount)))
    #expect(band.map { $0.y?.end?.value.number } == [10, 30, 20] && band.map { $0.y?.start.value.number } == [0, 0, 0])
    let across = marks(AreaPlot(sales, xStart: .value("Low", 0), xEnd: .value("High", \.amount), y: .value("Day", \.day)))
    #expect(across.map { $0.x?.end?.value.number } == [10, 30, 20])
  }

  @Test("of points, rules, rectangles and sectors, at values and at places") func forms() {
    let sales = Self.sales
    #expect(marks(PointPlot(sales, x: .value("Day", \.day), y: \.high)).map { $0.fixedY?.start } == [80, 80, 80])
    #expect(marks(PointPlot(sales, x: 7, y: .value("Amount", \.amount))).map { $0.fixedX?.start } == [7, 7, 7])
    let rules = marks(RulePlot(sales, xStart: .value("From", \.day), xEnd: .value("To", \.amount), y: .value("Shop", \.shop)))
    #expect(rules.map { $0.x?.end?.value.number } == [10, 30, 20] && rules.allSatisfy { $0.kind == .rule })
    #expect(marks(RulePlot(sales, x: .value("Day", \.day), yStart: \.low, yEnd: \.high)).map { $0.fixedY?.end } == [80, 80, 80])
    let rectangles = marks(
      RectanglePlot(sales, x: .value("Time", \.day, \.amount), y: .value("Shop", \.shop), height: .ratio(0.5)))
    #expect(rectangles.map { $0.x?.start.upper?.number } == [10, 30, 20])
    #expect(rectangles.allSatisfy { $0.height.length(in: 10, automatic: 1) == 5 })
    #expect(
      marks(RectanglePlot(sales, xStart: \.low, xEnd: \.high, yStart: \.low, yEnd: \.high)).map { $0.fixedX?.start } == [
        20, 20, 20,
      ])
    let sectors = marks(SectorPlot(sales, angle: .value("Amount", \.amount), innerRadius: .ratio(0.5), angularInset: 2))
    #expect(sectors.map { $0.angle?.value.number } == [10, 30, 20] && sectors.allSatisfy { $0.angularInset == 2 })
    let inset: MarkDimensions<Sale> = .inset(\.width)
    #expect(inset.dimension(sales[0]).length(in: 30, automatic: 1) == 6)
  }

  @Test("take looks from key paths, and further modifiers for all") func looks() {
    let points = marks(
      PointPlot(Self.sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
        .foregroundStyle(\.style).opacity(\.strength).symbolSize(\.size).symbol(by: .value("Shop", \.shop))
        .position(by: .value("Shop", \.shop)).lineStyle(\.stroke).lineStyle(by: .value("Shop", \.shop))
        .opacity(0.5))
    #expect(points.allSatisfy { $0.style.opacity == 0.25 && $0.style.symbolArea == 36 && $0.style.line?.lineWidth == 7 })
    #expect(points.map { $0.style.symbolBy?.value } == [.category("North"), .category("North"), .category("South")])
    #expect(points.map { $0.style.positionBy?.datum.value } == points.map { $0.style.lineBy?.value })
    let sized = marks(
      PointPlot(Self.sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
        .symbolSize(\.width).symbolSize(by: .value("Amount", \.amount)))
    #expect(
      sized.map { $0.style.symbolArea } == [12, 12, 12] && sized.map { $0.style.symbolSizeBy?.value.number } == [10, 30, 20])
  }

  @Test("are named by key paths for people who cannot see them") func accessibility() {
    let plot = BarPlot(Self.sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
    func style(_ content: some ChartContent) -> MarkAccessibility? { marks(content).first?.style.accessibility }
    #expect(style(plot.accessibilityHidden(\.isHidden).accessibilityIdentifier(\.name))?.identifier == "sale")
    #expect(style(plot.accessibilityLabel(\.text))?.label == Text(verbatim: "text"))
    #expect(style(plot.accessibilityLabel(\.key))?.label == Text("key"))
    #expect(style(plot.accessibilityLabel(\.name))?.label == Text(verbatim: "sale"))
    #expect(style(plot.accessibilityValue(\.text))?.value == Text(verbatim: "text"))
    #expect(style(plot.accessibilityValue(\.key))?.value == Text("key"))
    #expect(style(plot.accessibilityValue(\.name))?.value == Text(verbatim: "sale"))
  }

  @Test("a date's unit is its band") func units() throws {
    struct Day { var date: Date }
    let days = [Day(date: Date(timeIntervalSinceReferenceDate: 90_000))]
    let calendar = { () -> Calendar in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      return calendar
    }()
    let mark = try #require(
      marks(PointPlot(days, x: .value("Day", \.date, unit: .day, calendar: calendar), y: .value("One", 1))).first)
    #expect(mark.x?.start.value == .date(86_400) && mark.x?.start.upper == .date(172_800))
  }

  /// An app's own function of a plot's content.
  private func count<Content: VectorizedChartContent>(_ content: Content) -> Int where Content.DataElement == Sale {
    var elements = _ElementMarks<Sale>()
    Content._collect(content, into: &elements)
    return elements.all.count
  }

  @Test("know their elements, each kind by its own type") func types() {
    let x: PlottableProjection<Sale, Double> = .value("Day", \.day),
      y: PlottableProjection<Sale, Double> = .value("Amount", \.amount)
    let line: LinePlot<VectorizedLinePlotContent<[Sale]>> = LinePlot(Self.sales, x: x, y: y)
    let area: AreaPlot<VectorizedAreaPlotContent<[Sale]>> = AreaPlot(Self.sales, x: x, y: y)
    let point: PointPlot<VectorizedPointPlotContent<[Sale]>> = PointPlot(Self.sales, x: x, y: y)
    let bar: BarPlot<VectorizedBarPlotContent<[Sale]>> = BarPlot(Self.sales, x: x, y: y)
    let rectangle: RectanglePlot<VectorizedRectanglePlotContent<[Sale]>> = RectanglePlot(Self.sales, x: x, y: y)
    let rule: RulePlot<VectorizedRulePlotContent<[Sale]>> = RulePlot(Self.sales, x: x)
    let sector: SectorPlot<VectorizedSectorPlotContent<[Sale]>> = SectorPlot(Self.sales, angle: y)
    let counts = [count(line), count(area), count(point), count(bar), count(rectangle), count(rule), count(sector)]
    #expect(counts == [3, 3, 3, 3, 3, 3, 3])
  }
}
