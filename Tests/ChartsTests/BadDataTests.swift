import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Data that cannot be drawn") struct BadDataTests {
  private func numbers(_ values: [Double]) -> some View {
    Chart(Array(values.enumerated()), id: \.offset) { LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)) }
  }

  @Test("is left out and said once, and the rest is drawn")
  func notFinite() throws {
    let chart = ShownChart(numbers([1, .nan, 3, .infinity, 5]))
    #expect(chart.screen.diagnostics == ["marks of a chart are left out: a value of theirs is not a finite number"])
    #expect(try chart.proxy.yDomain(dataType: Double.self) == [0, 6])
  }

  @Test("may be nothing at all, one value, or many of one", arguments: [[], [0], [7], [3, 3, 3], [-2]] as [[Double]])
  func few(values: [Double]) throws {
    let chart = ShownChart(numbers(values))
    #expect(chart.screen.diagnostics.isEmpty)
    let domain = try chart.proxy.yDomain(dataType: Double.self)
    #expect(domain.count == 2 && domain[0] < domain[1])
  }

  @Test("may be far apart, on any scale", arguments: [ScaleType.linear, .log, .squareRoot, .symmetricLog])
  func farApart(type: ScaleType) throws {
    let chart = ShownChart(numbers([0, 1e-9, 1, 1e9, 1e300]).chartYScale(type: type))
    #expect(chart.screen.diagnostics.isEmpty)
    let place = try #require(try chart.proxy.position(forY: 1e300))
    #expect(place >= -0.01 && place <= chart.plot.height)
  }

  @Test("of zero has no place on a logarithmic scale")
  func logarithm() throws {
    let chart = ShownChart(numbers([1, 10, 1000]).chartYScale(type: .log))
    #expect(try chart.proxy.yDomain(dataType: Double.self) == [1, 1000])
    #expect(try chart.proxy.position(forY: 0.0) == nil)
    let third = chart.plot.height / 3
    #expect(abs(try #require(try chart.proxy.position(forY: 100)) - third) < 0.01)
  }

  @Test("may be asked for backwards: domains with the greater end first")
  func reversed() throws {
    let chart = ShownChart(numbers([0, 10]).chartYScale(domain: [10, 0]).chartXScale(domain: .automatic(reversed: true)))
    #expect(try chart.proxy.position(forY: 10) == chart.plot.height)
    #expect(try chart.proxy.position(forX: 0) == chart.plot.width)
  }

  /// Random charts: no crash, no label over another, every mark inside of what its scale shows.
  @Test("in random charts leads to no crash, and no mark beyond its scale")
  func random() {
    var random = SplitMix(seed: 17)
    let surroundings = ChartSurroundings(
      calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)
    for _ in 0..<2000 {
      let marks = RandomMarks.make(&random)
      var options = ChartOptions()
      options.x.scale.domain = [nil, _ScaleDomain(includesZero: false), _ScaleDomain(isReversed: true)].randomElement(
        using: &random)!
      options.y.scale.type = [nil, nil, .log, .squareRoot, .symmetricLog].randomElement(using: &random)!
      let model = ChartModel(marks: marks, options: options, environment: surroundings)
      let size = CGSize(width: Double.random(in: 0...400, using: &random), height: Double.random(in: 0...300, using: &random))
      let geometry = PlotGeometry(model, size: size)
      for frame in geometry.frames where !frame.isNull {
        #expect(frame.minX.isFinite && frame.width.isFinite && frame.minY.isFinite && frame.height.isFinite)
        #expect(frame.midX >= -1 && frame.midX <= size.width + 1, "\(frame) in \(size)")
        #expect(frame.midY >= -1 && frame.midY <= size.height + 1, "\(frame) in \(size)")
      }
      for shape in geometry.shapes { _ = shape.form.path }
      for plan in model.axes {
        let places = plan.entries.map(\.start)
        #expect(Set(places).count == places.count)
        #expect(places.count <= 1000)
      }
    }
  }
}

/// Marks of random kinds with random values, some of which cannot be drawn.
enum RandomMarks {
  static func make(_ random: inout SplitMix) -> [Mark] {
    let kinds: [Mark.Kind] = [.bar, .line, .point, .area, .rule, .rectangle, .sector]
    let kind = kinds.randomElement(using: &random)!
    let (x, y) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<2, using: &random) * 3)
    return (0..<Int.random(in: 0..<30, using: &random)).map { index in
      var mark = Mark(kind, x: Extent(datum(x, index, &random)), y: Extent(datum(y, index, &random)))
      if kind == .sector { (mark.angle, mark.x, mark.y) = (datum(3, index, &random), nil, nil) }
      mark.stacking = [.standard, .normalized, .center, .unstacked].randomElement(using: &random)!
      if Bool.random(using: &random) {
        mark.style.foregroundBy = Datum(label: .string("by"), value: .category("s\(Int.random(in: 0..<3, using: &random))"))
      }
      return mark
    }
  }

  private static func datum(_ kind: Int, _ index: Int, _ random: inout SplitMix) -> Datum {
    let value: _PlottedValue =
      switch kind {
      case 0: .category("c\(Int.random(in: 0..<8, using: &random))")
      case 1: .date(Double.random(in: -1e9...1e9, using: &random))
      case 2: .number(Double(index))
      default:
        .number(
          [0, 1, -3, 1e-12, 1e9, .nan, .infinity, Double.random(in: -50...50, using: &random)].randomElement(using: &random)!)
      }
    return Datum(label: .string("v"), value: value)
  }
}
