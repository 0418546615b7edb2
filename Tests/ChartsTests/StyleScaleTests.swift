import ApusTesting
import Foundation
import Testing

@testable import Charts

/// Scales that turn values into looks.
@MainActor
@Suite("Looks that stand for values") struct StyleScaleTests {
  private func scale(_ values: [_PlottedValue], _ type: ScaleType?, _ domain: _ScaleDomain? = nil) -> StyleScale<CGFloat> {
    var options = StyleScaleOptions<CGFloat>()
    (options.type, options.domain, options.range) = (type, domain, [0, 100])
    return StyleScale(values: values, options: options, usual: [])
  }
  private func fraction(_ value: Double, _ type: ScaleType?, _ ends: ClosedRange<Double>) -> Double? {
    scale([.number(ends.lowerBound), .number(ends.upperBound)], type).fraction(of: .number(value))
      .map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("measure numbers evenly, by logarithms, roots and powers")
  func types() {
    #expect(fraction(25, nil, 0...100) == 0.25)
    #expect(fraction(25, .linear, 0...100) == 0.25)
    #expect(fraction(10, .log, 1...1000) == 0.333333)
    #expect(fraction(25, .squareRoot, 0...100) == 0.5)
    #expect(fraction(50, .power(exponent: 2), 0...100) == 0.25)
    #expect(fraction(0, .symmetricLog, -100...100) == 0.5)
    // What has no place on the scale, or lies beyond it, is at its end.
    #expect(fraction(0, .log, 1...1000) == 0)
    #expect(fraction(2000, .log, 1...1000) == 1)
  }

  @Test("of dates lie between the first and the last one, and know that they are dates")
  func dates() {
    let dates = scale([.date(1000), .date(3000), .date(2000)], nil)
    #expect(dates.domain == [.date(1000), .date(3000)])
    #expect(dates.fraction(of: .date(1500)) == 0.25)
    #expect(scale([.number(1), .number(5)], .date).domain == [.date(1), .date(5)])
    #expect(scale([.date(1000), .date(2000)], .category).style(for: .date(2000)) == 100)
  }

  @Test("follow domains that are given, reversed, widened to zero or changed")
  func domains() {
    let given = scale([.number(5)], nil, _ScaleDomain(values: [.number(0), .number(20)]))
    #expect(given.fraction(of: .number(5)) == 0.25)
    #expect(scale([.number(5), .number(10)], nil, _ScaleDomain(includesZero: true)).fraction(of: .number(5)) == 0.5)
    #expect(scale([.number(0), .number(10)], nil, _ScaleDomain(isReversed: true)).fraction(of: .number(2)) == 0.8)
    #expect(scale([.number(5)], nil, _ScaleDomain(values: [.number(20), .number(0)])).fraction(of: .number(5)) == 0.75)
    let modified = scale([.number(0), .number(10)], nil, _ScaleDomain { $0 + [.number(40)] })
    #expect(modified.fraction(of: .number(10)) == 0.25)
  }

  private var points: some View {
    Chart([1.0, 10, 100, 1000], id: \.self) { value in
      PointMark(x: .value("x", value), y: .value("y", 1)).foregroundStyle(by: .value("v", value)).symbolSize(
        by: .value("v", value))
    }
  }

  /// How far along the colours a number lies, 0…1.
  private func fraction(_ chart: ShownChart, _ value: Double) throws -> Double {
    try #require(try chart.proxy.scene.model?.styles.foreground.fraction(of: .number(value)))
  }
  private func area(_ chart: ShownChart, _ value: Double) throws -> CGFloat {
    try #require(try chart.proxy.symbolSize(for: value))
  }

  @Test("are measured as the modifiers of charts say")
  func modifiers() throws {
    let log = ShownChart(points.chartForegroundStyleScale(range: [Color.white, .black], type: .log))
    #expect(try abs(fraction(log, 10) - 1 / 3) < 1e-9)
    let sizes = ShownChart(points.chartSymbolSizeScale(range: 0...300, type: .log))
    #expect(try abs(area(sizes, 10.0) - 100) < 1e-6)
    let given = ShownChart(points.chartSymbolSizeScale(domain: 1.0...100, range: 0...200, type: .log))
    #expect(try abs(area(given, 10.0) - 100) < 1e-6)
    #expect(try given.proxy.symbolSizeDomain(dataType: Double.self) == [1, 100])
    let typed = ShownChart(points.chartSymbolSizeScale(type: .log).chartForegroundStyleScale(type: .log))
    // Sizes lie between 16 and 256 unless the app says otherwise.
    #expect(try abs(area(typed, 10.0) - 96) < 1e-6)
    #expect(try abs(fraction(typed, 100) - 2 / 3) < 1e-9)
    let names = ShownChart(points.chartSymbolSizeScale(domain: [1.0, 10, 100, 1000], type: .category))
    #expect(try names.proxy.symbolSize(for: 100.0) == 128)
  }

  private var lines: some View {
    Chart(["a", "b"], id: \.self) { name in
      LineMark(x: .value("x", 1), y: .value("y", 1))
        .foregroundStyle(by: .value("Name", name)).lineStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
        .symbolSize(by: .value("Name", name))
    }
  }

  @Test("are what a closure says, of all values or of those of a domain")
  func mappings() throws {
    let free = try ShownChart(
      lines.chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .green }
        .chartLineStyleScale { (name: String) in StrokeStyle(lineWidth: name == "a" ? 3 : 5) }
        .chartSymbolScale { (name: String) in name == "a" ? BasicChartSymbolShape.square : .plus }
        .chartSymbolSizeScale { (name: String) in name == "a" ? 50 : 70 }
    ).proxy
    let bound = try ShownChart(
      lines.chartForegroundStyleScale(domain: ["b", "a"]) { $0 == "a" ? Color.red : .green }
        .chartLineStyleScale(domain: ["b", "a"]) { StrokeStyle(lineWidth: $0 == "a" ? 3 : 5) }
        .chartSymbolScale(domain: ["b", "a"]) { $0 == "a" ? BasicChartSymbolShape.square : .plus }
        .chartSymbolSizeScale(domain: ["b", "a"]) { $0 == "a" ? 50 : 70 }
    ).proxy
    for proxy in [free, bound] {
      #expect(proxy.lineStyle(for: "a")?.lineWidth == 3 && proxy.lineStyle(for: "b")?.lineWidth == 5)
      #expect(proxy.symbol(for: "a")?.basic == .square && proxy.symbol(for: "b")?.basic == .plus)
      #expect(proxy.symbolSize(for: "a") == 50 && proxy.symbolSize(for: "b") == 70)
      #expect(proxy.foregroundStyle(for: "a") != nil)
    }
    #expect(free.symbolDomain(dataType: String.self) == ["a", "b"])
    #expect(
      bound.symbolDomain(dataType: String.self) == ["b", "a"] && bound.lineStyleDomain(dataType: String.self) == ["b", "a"])
    #expect(bound.symbolSizeDomain(dataType: String.self) == ["b", "a"])
    #expect(bound.foregroundStyleDomain(dataType: String.self) == ["b", "a"])
  }
}
