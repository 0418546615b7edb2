import ApusTesting
import Charts
import Foundation
import SwiftUI
import Testing

/// What apps write themselves: content, axes, symbols and behaviours of their own, and the options that are passed around.
@MainActor
@Suite("Parts of charts of an app's own") struct ChartVocabularyTests {
  /// Content of an app's own, made of marks.
  private struct Band: ChartContent {
    let isWide: Bool
    @ChartContentBuilder var body: some ChartContent {
      RectangleMark(
        xStart: .value("from", 0), xEnd: .value("to", isWide ? 10 : 5), yStart: .value("low", 2), yEnd: .value("high", 4))
      if isWide { RuleMark(y: .value("middle", 3)) }
    }
  }

  /// The values of an axis that its content was asked for.
  private final class Seen {
    private(set) var values: [String] = []
    func note(_ text: String) { if !values.contains(text) { values.append(text) } }
  }

  /// An axis of an app's own, made of the marks of others.
  private struct Grid: AxisContent {
    @AxisContentBuilder static func marks(
      _ position: AxisMarkPosition, _ values: AxisMarkValues, _ seen: Seen
    ) -> some AxisContent {
      AxisMarks(preset: AxisMarkPreset.aligned, position: position, values: values) { value in
        Self.parts(of: value, seen)
      }
    }
    @AxisMarkBuilder static func parts(of value: AxisValue, _ seen: Seen) -> some AxisMark {
      let text = "\(value.index) of \(value.count): \(value.as(Int.self) ?? -1)"
      let _ = seen.note(text)
      AxisGridLine()
      if value.index == 0 { AxisTick() }
      AxisValueLabel(
        collisionResolution: AxisValueLabelCollisionResolution.disabled, orientation: AxisValueLabelOrientation.horizontal
      ) {
        Text(text)
      }
    }
    let axis: AnyAxisContent
    static func _collect(_ content: Self, into marks: inout _AxisDescriptions) {
      AnyAxisContent._collect(content.axis, into: &marks)
    }
  }

  @Test("content of one's own stands among marks, with its conditions")
  func content() throws {
    for isWide in [true, false] {
      let chart = ShownChart(
        Chart { Band(isWide: isWide) }.chartXScale(domain: 0...10).chartYScale(domain: 0...6))
      let proxy = try chart.proxy
      let y = try #require(proxy.position(forY: 2.5))
      let inside = try #require(proxy.position(forX: 4)), outside = try #require(proxy.position(forX: 8))
      #expect((chart.color(inside, y) == chart.color(outside, y)) == isWide)
    }
    let empty: BuilderEmpty = ChartContentBuilder.buildBlock()
    let pair: BuilderPair<BuilderEmpty, Band> = ChartContentBuilder.buildPartialBlock(
      accumulated: empty, next: Band(isWide: true))
    let either: BuilderConditional<Band, BuilderPair<BuilderEmpty, Band>> = ChartContentBuilder.buildEither(second: pair)
    let second = ShownChart(Chart { either }.chartXScale(domain: 0...10))
    #expect(try #require(try second.proxy.position(forX: 10)) > 100)
  }

  @Test("an axis knows the place of each of its values")
  func axes() {
    let seen = Seen()
    let chart = ShownChart(
      Chart(0..<3, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }
        .chartYAxis { Grid(axis: AnyAxisContent(Grid.marks(.leading, .stride(by: 1), seen))) })
    let plain = ShownChart(
      Chart(0..<3, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 3)) }
        .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 1)) })
    #expect(seen.values == ["0 of 4: 0", "1 of 4: 1", "2 of 4: 2", "3 of 4: 3"])
    // Words take more room than numbers.
    #expect(chart.plot.minX > plain.plot.minX + 30 && chart.plot.maxX == plain.plot.maxX)
  }

  @Test("areas, and widths that are fixed, inset and shares of what there is")
  func marks() throws {
    func width(_ dimension: MarkDimension) throws -> CGFloat {
      let chart = ShownChart(
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10), width: dimension) })
      let y = chart.plot.height / 2
      let blue = chart.color(try #require(try chart.proxy.position(forX: "a")), y)
      let extent = try #require(chart.extent(of: blue, atY: y, to: chart.plot.width / 2))
      return extent.upperBound - extent.lowerBound
    }
    let whole = ShownChart(Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }).plot.width / 2
    #expect(try abs(width(20) - 20) <= 1)
    #expect(try abs(width(.ratio(0.5)) - whole / 2) <= 1)
    #expect(try abs(width(.inset(10)) - (whole - 20)) <= 1)
    let area = ShownChart(
      Chart(0..<3, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", 10)) }.chartYScale(domain: 0...20))
    #expect(area.color(area.plot.width / 2, area.plot.height - 2) != area.color(area.plot.width / 2, 1))
  }

  @Test("a chart scrolls upwards, and rests as a behaviour of one's own says")
  func scrolling() throws {
    struct Halves: ChartScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        target.rect.origin.y = context.chartProxy.plotSize.height / 2
      }
    }
    let chart = ShownChart(
      Chart(0..<100, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
        .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 20).chartScrollTargetBehavior(Halves()))
    let before = try #require(try chart.proxy.position(forY: 50))
    chart.screen.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 120))
    chart.screen.finishAnimations()
    #expect(try #require(try chart.proxy.position(forY: 50)) != before)
    let page: MajorValueAlignment<Double> = .page, limit: ValueAlignedLimitBehavior = .always
    _ = ValueAlignedChartScrollTargetBehavior(unit: 10.0, majorAlignment: page, limitBehavior: limit)
    #expect(limit != .never)
  }

  @Test("domains and ranges may be left to the chart, with zero or without, and with room at the ends")
  func scales() throws {
    func chart(_ domain: some ScaleDomain, _ range: some PositionScaleRange) -> ShownChart {
      ShownChart(
        Chart([50, 60], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXScale(domain: domain, range: range))
    }
    func place(_ chart: ShownChart) throws -> CGFloat { try #require(try chart.proxy.position(forX: 50)) }
    let open: AutomaticScaleDomain = .automatic(includesZero: false),
      padded: PlotDimensionScaleRange = .plotDimension(padding: 20)
    let (whole, narrow) = (chart(open, .plotDimension), chart(open, padded))
    #expect(try abs(place(narrow) - place(whole) - 20) <= 1)
    let zero = chart(AutomaticScaleDomain.automatic(includesZero: true), .plotDimension)
    #expect(try place(zero) > place(whole) + 100)
    func isRange(_ range: some ScaleRange) -> Bool { true }
    #expect(isRange(padded))
  }

  @Test("values of an app's own are plotted as what they stand for; bins know what they hold")
  func values() throws {
    enum Size: String, Plottable, CaseIterable { case small, large }
    func primitive<P: PrimitivePlottableProtocol>(_ value: P) -> P { value.primitivePlottable }
    #expect(Size.small.primitivePlottable == "small" && Size(primitivePlottable: "large") == .large)
    #expect(primitive(3.0) == 3)
    let value: PlottableValue<Size> = .value("Size", Size.small)
    let chart = ShownChart(Chart { BarMark(x: value, y: .value("y", 1)) })
    #expect(try chart.proxy.position(forX: Size.small) != nil && chart.screen.contains("small"))
    let bin: ChartBinRange<Double> = NumberBins(thresholds: [0.0, 10, 20])[0]
    #expect(bin.contains(0) && bin.contains(9.9) && !bin.contains(10) && bin.lowerBound == 0)
  }

  @Test("symbols of one's own mark the points")
  func symbols() throws {
    struct Half: ChartSymbolShape {
      var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height)) }
    }
    let chart = ShownChart(
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(Half()).symbolSize(900) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    let (x, y) = (chart.plot.width / 2, chart.plot.height / 2)
    #expect(chart.color(x - 7, y) != chart.color(x + 7, y))
  }

  @Test("annotations stand where they are told to, and know the size of what they annotate")
  func annotations() throws {
    final class Seen { var size = CGSize.zero }
    let seen = Seen()
    let position: AnnotationPosition = .top
    let resolution = AnnotationOverflowResolution(x: .fit(to: .plot), y: .disabled)
    let chart = ShownChart(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
          .annotation(position: position, overflowResolution: resolution) { (context: AnnotationContext) -> Text in
            seen.size = context.targetSize
            return Text("ten")
          }
      })
    let text = try chart.screen.text("ten").frame
    let top = try #require(try chart.proxy.position(forY: 10))
    #expect(text.maxY <= chart.plot.minY + top + 0.5)
    #expect(abs(text.midX - chart.plot.midX) <= 1)
    #expect(seen.size.width >= 0)
  }

  @Test("the plot is a view that can be styled")
  func plotStyle() {
    func styled(_ plot: ChartPlotContent) -> some View { plot.background(Color(red: 0, green: 1, blue: 0)) }
    let chart = ShownChart(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartPlotStyle { styled($0) })
    #expect(chart.color(3, 3) & 0xff_ffff == 0x00_ff00)
  }
}
