import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Every form of a scale and of its axis") struct ScaleFormTests {
  private func shown(_ values: [Double] = [0, 10]) -> some View {
    Chart(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }.chartLegend(.hidden)
  }
  private func hidden(_ chart: some View) -> some View { chart.chartXAxis(.hidden).chartYAxis(.hidden) }

  @Test(
    "measures values as its type says",
    arguments: [
      (.linear, 0.5), (.squareRoot, 0.5.squareRoot()), (.power(exponent: 2), 0.25), (.power(exponent: 3), 0.125),
      (.symmetricLog, log1p(5) / log1p(10)), (.symmetricLog(slopeAtZero: 4), log1p(20) / log1p(40)),
    ] as [(ScaleType, Double)])
  func types(type: ScaleType, fraction: Double) throws {
    let chart = ShownChart(hidden(shown().chartXScale(domain: 0...10, type: type).chartYScale(domain: 0...10, type: type)))
    let proxy = try chart.proxy
    #expect(abs(try #require(proxy.position(forX: 5)) - 300 * fraction) < 0.001)
    #expect(abs(try #require(proxy.position(forY: 5)) - 200 * (1 - fraction)) < 0.001)
    #expect(abs(try #require(proxy.value(atX: 300 * fraction, as: Double.self)) - 5) < 0.001)
  }

  @Test("ends at the data where its axis does not round that bound")
  func rounding() throws {
    func domain(_ values: AxisMarkValues) throws -> [Double] {
      try ShownChart(shown([-7, 93]).chartXAxis { AxisMarks(values: values) }).proxy.xDomain()
    }
    #expect(try domain(.automatic) == [-50, 100])
    #expect(try domain(.automatic(roundLowerBound: false)) == [-7, 100])
    #expect(try domain(.automatic(roundUpperBound: false)) == [-50, 93])
    #expect(try domain(.automatic(roundLowerBound: false, roundUpperBound: false)) == [-7, 93])
    #expect(try domain(.stride(by: 30)) == [-30, 120])
    #expect(try domain(.stride(by: 30, roundLowerBound: false)) == [-7, 120])
  }

  private func values(_ values: AxisMarkValues, _ data: [Double] = [0, 10]) throws -> [Double] {
    let model = try #require(try ShownChart(shown(data).chartXAxis { AxisMarks(values: values) }).proxy.scene.model)
    return try #require(model.axes.first { $0.axis == .horizontal }).entries.compactMap { $0.value.as(Double.self) }
  }

  @Test("has values no nearer to each other than a stride, and as many as is wished")
  func axisValues() throws {
    #expect(try values(.automatic(minimumStride: 5)) == [0, 5, 10])
    #expect(try values(.automatic(minimumStride: 10, desiredCount: 9)) == [0, 10])
    #expect(try values(.automatic(desiredCount: 11)) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(try values(.stride(by: 2.5)) == [0, 2.5, 5, 7.5, 10])
  }

  // MARK: Labels

  /// Where a label of 20 × 10 points stands, at the value 4 of 0, 4 and 8, in a plot of 300 × 200 points from 0 to 10.
  private func origin(
    _ axis: Axis, _ preset: AxisMarkPreset = .automatic, _ position: AxisMarkPosition = .automatic, at entry: Int = 1,
    label: AxisValueLabel<Text> = AxisValueLabel()
  ) throws -> CGPoint {
    let marks = AxisMarks(preset: preset, position: position, values: [0, 4, 8]) { _ in label }
    let base = shown().chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    let chart =
      axis == .horizontal
      ? ShownChart(base.chartYAxis(.hidden).chartXAxis { marks }) : ShownChart(base.chartXAxis(.hidden).chartYAxis { marks })
    let model = try #require(try chart.proxy.scene.model), plan = try #require(model.axes.first)
    let placer = LabelPlacer(plan: plan, geometry: PlotGeometry(model, size: CGSize(width: 300, height: 200)))
    return placer.origin(
      entry: entry, part: try #require(plan.entries[entry].parts.first), size: CGSize(width: 20, height: 10))
  }

  @Test("has labels outside or inside of the plot, behind their values or in the middle, as its preset says")
  func presets() throws {
    #expect(try origin(.horizontal) == CGPoint(x: 124, y: 204))
    #expect(try origin(.horizontal, .extended) == CGPoint(x: 110, y: 204))
    #expect(try origin(.horizontal, .extended, at: 0) == CGPoint(x: -10, y: 204))
    #expect(try origin(.horizontal, .aligned, at: 0) == CGPoint(x: 0, y: 204))
    #expect(try origin(.horizontal, .inset) == CGPoint(x: 124, y: 186))
    #expect(try origin(.horizontal, .automatic, .top) == CGPoint(x: 124, y: -14))
    #expect(try origin(.horizontal, .inset, .top) == CGPoint(x: 124, y: 4))
    #expect(try origin(.vertical) == CGPoint(x: 304, y: 115))
    #expect(try origin(.vertical, .automatic, .leading) == CGPoint(x: -24, y: 115))
    #expect(try origin(.vertical, .inset) == CGPoint(x: 280, y: 109))
    #expect(try origin(.vertical, .inset, .leading) == CGPoint(x: 0, y: 109))
  }

  @Test("puts the middle of the way to the next value, or a point of the label, at the value")
  func anchors() throws {
    // From 4 to 8 is from 120 to 240.
    #expect(try origin(.horizontal, label: AxisValueLabel(centered: true)) == CGPoint(x: 170, y: 204))
    #expect(try origin(.vertical, label: AxisValueLabel(centered: true)) == CGPoint(x: 304, y: 75))
    for (anchor, x) in [(UnitPoint.topLeading, 120.0), (.top, 110), (.topTrailing, 100)] {
      #expect(try origin(.horizontal, label: AxisValueLabel(anchor: anchor)).x == x)
    }
    for (anchor, y) in [(UnitPoint.topLeading, 120.0), (.leading, 115), (.bottomLeading, 110)] {
      #expect(try origin(.vertical, label: AxisValueLabel(anchor: anchor)).y == y)
    }
    #expect(try origin(.horizontal, label: AxisValueLabel(horizontalSpacing: 9, verticalSpacing: 12)) == CGPoint(x: 129, y: 212))
  }

  // MARK: Ticks

  /// How far below the plot the ticks of 0 and 5 reach, whose labels are of one line and of two.
  private func ticks(_ length: AxisTick.Length) throws -> [CGFloat] {
    let chart = ShownChart(
      shown().chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: [2, 6]) { value in
            AxisTick(length: length, stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.black)
            AxisValueLabel { Text(verbatim: value.index == 0 ? "a" : "a\nb") }
          }
        }
        .chartXScale(domain: 0...10))
    return try [2, 6].map { value in
      let x = try #require(try chart.proxy.position(forX: value))
      return chart.ink(x - 1...x + 0.5, chart.plot.maxY...200).height
    }
  }

  @Test("has ticks as long as their own label, as the longest one, or some points")
  func tickLengths() throws {
    #expect(try ticks(9) == [9, 9])
    let (own, longest) = (try ticks(.label), try ticks(.longestLabel))
    #expect(abs(own[0] - 17.5) <= 0.5 && own[1] > own[0] + 12)
    #expect(longest == [own[1], own[1]])
    #expect(try ticks(.label(extendPastBy: 5)) == own.map { $0 + 5 })
    #expect(try ticks(.longestLabel(extendPastBy: 5)) == longest.map { $0 + 5 })
  }

  @Test("has labels that are written upwards and downwards")
  func orientations() throws {
    /// From where to where the label's ink reaches, and how much of it lies in the upper half.
    func ink(_ orientation: AxisValueLabelOrientation) throws -> (box: CGRect, upper: CGFloat) {
      let chart = ShownChart(
        shown().chartYAxis(.hidden)
          .chartXAxis { AxisMarks(values: [5]) { _ in AxisValueLabel("Wiiiiiii", orientation: orientation) } })
      let box = chart.ink(100...299, chart.plot.maxY + 1...199.5)
      var (upper, all): (CGFloat, CGFloat) = (0, 0)
      for y in stride(from: box.minY, to: box.maxY, by: 0.5) {
        for x in stride(from: box.minX, to: box.maxX, by: 0.5) {
          all += chart.darkness(x, y)
          if y < box.minY + 9 { upper += chart.darkness(x, y) }
        }
      }
      return (box, upper / all)
    }
    let (level, down, up) = (try ink(.horizontal), try ink(.vertical), try ink(.verticalReversed))
    #expect(level.box.width > level.box.height && down.box.height > down.box.width && up.box.height > up.box.width)
    // The wide letter is at the top where lines run down.
    #expect(down.upper > up.upper)
  }
}
