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

  @Test("may be dates that no calendar knows: these are left out, and said once")
  func farDates() throws {
    let seconds: [Double] = [0, 86400, 1e18, 2 * 86400]
    let chart = ShownChart(
      Chart(seconds, id: \.self) { PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", 1)) })
    #expect(chart.screen.diagnostics == ["marks of a chart are left out: a date of theirs is too far away for a calendar"])
    #expect(try chart.proxy.scene.model?.placed.marks.count == 3)
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
}
