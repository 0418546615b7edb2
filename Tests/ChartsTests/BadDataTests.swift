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
    #expect(chart.screen.diagnostics == (type == .log ? [Self.logarithmic] : []))
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

  private static let logarithmic =
    "marks of a chart are left out: a value of y is not above zero, and its scale is logarithmic"

  @Test("of zero or less is left out on a logarithmic scale, and said once", arguments: [0.0, -3])
  func zero(value: Double) throws {
    let chart = ShownChart(numbers([10, value, 1000, value]).chartYScale(type: .log))
    #expect(chart.screen.diagnostics == [Self.logarithmic])
    #expect(try chart.proxy.yDomain(dataType: Double.self) == [10, 1000])
    let bars = ShownChart(
      Chart([10, 100], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }.chartYScale(type: .log))
    // Bars begin at zero, wherever that is.
    #expect(bars.screen.diagnostics.isEmpty)
  }

  @Test("within a decade of a logarithmic scale has values on its axis, too")
  func decade() throws {
    let chart = ShownChart(numbers([2, 8]).chartYScale(domain: 2...8, type: .log))
    let plan = try #require(try chart.proxy.scene.model?.axes.first { $0.axis == .vertical })
    #expect(plan.entries.compactMap { $0.value.as(Double.self) } == [2, 4, 6, 8])
  }

  @Test("of sectors below zero is left out, and said")
  func negativeSectors() throws {
    let chart = ShownChart(Chart([1.0, -2, 3], id: \.self) { SectorMark(angle: .value("Share", $0)) })
    #expect(chart.screen.diagnostics == ["marks of a chart are left out: a sector's value is negative"])
    let ends = try #require(try chart.proxy.scene.geometry).sectors().map { ($0.sector.end / .pi * 180).rounded() }
    #expect(ends == [90, 90, 360])
  }

  @Test("may be names: doubles count once, and those that are not in a given domain are left out and said")
  func names() throws {
    func bars(_ names: [String]) -> some View {
      Chart(Array(names.enumerated()), id: \.offset) { BarMark(x: .value("x", $0.element), y: .value("y", 1)) }
    }
    let doubles = ShownChart(bars(["a", "b", "a"]))
    #expect(doubles.screen.diagnostics.isEmpty)
    #expect(try doubles.proxy.xDomain(dataType: String.self) == ["a", "b"])
    // Both bars of a stand on each other.
    #expect(try doubles.proxy.yDomain(dataType: Double.self).last == 2)
    let given = ShownChart(bars(["a", "b", "z"]).chartXScale(domain: ["a", "b", "a"]))
    #expect(try given.proxy.xDomain(dataType: String.self) == ["a", "b"])
    #expect(given.screen.diagnostics == ["marks of a chart are left out: a name along x is not in the domain that is given"])
  }

  @Test("may be names and numbers along one axis: the numbers are names, too, and that is said")
  func mixed() throws {
    let chart = ShownChart(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        BarMark(x: .value("x", 12), y: .value("y", 2))
      })
    #expect(chart.screen.diagnostics == ["a chart has names and others along x: the others count as names, too"])
    #expect(try chart.proxy.scene.model?.x.domain == [.category("a"), .number(12)])
    let (name, number) = (try chart.proxy.position(forX: "a"), try chart.proxy.position(forX: 12))
    #expect(try #require(name) < #require(number))
    #expect(try chart.proxy.value(atX: chart.plot.width - 1, as: Int.self) == 12)
  }

  @Test("may be asked for backwards: domains with the greater end first")
  func reversed() throws {
    let chart = ShownChart(numbers([0, 10]).chartYScale(domain: [10, 0]).chartXScale(domain: .automatic(reversed: true)))
    #expect(try chart.proxy.position(forY: 10) == chart.plot.height)
    #expect(try chart.proxy.position(forX: 0) == chart.plot.width)
  }
}
