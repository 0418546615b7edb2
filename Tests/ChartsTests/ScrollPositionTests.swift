import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Where a plot that scrolls begins") struct ScrollPositionTests {
  private final class Position<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private var tall: some View {
    Chart(0..<100, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYScale(domain: 0...100).chartScrollableAxes(.vertical).chartYVisibleDomain(length: 10).chartYAxis(.hidden)
  }
  private var names: some View {
    Chart(0..<40, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", 1)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartYAxis(.hidden)
  }

  @Test("is a value of y, at first or whenever the app's value changes")
  func down() throws {
    let initial = ShownChart(tall.chartScrollPosition(initialY: 40))
    #expect(abs(try #require(try initial.proxy.position(forY: 40)) - initial.plot.height) < 0.5)
    let position = Position(20.0)
    let chart = ShownChart(tall.chartScrollPosition(y: position.binding))
    #expect(abs(try #require(try chart.proxy.position(forY: 20)) - chart.plot.height) < 0.5)
    chart.screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 150), duration: 1, rest: 0.3)
    chart.screen.finishAnimations()
    // The finger goes down: greater values come from above.
    #expect(position.value > 22 && position.value < 27)
    #expect(abs(try #require(try chart.proxy.position(forY: position.value)) - chart.plot.height) <= 0.5)
  }

  @Test("is a name, whose band begins there")
  func categories() throws {
    let position = Position("n12")
    let chart = ShownChart(names.chartScrollPosition(x: position.binding))
    #expect(abs(try #require(try chart.proxy.positionRange(forX: "n12")).lowerBound) < 0.5)
    chart.screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 140, y: 100), duration: 1, rest: 0.3)
    chart.screen.finishAnimations()
    #expect(["n14", "n15", "n16"].contains(position.value))
    #expect(try #require(try chart.proxy.positionRange(forX: position.value)).contains(0.5))
  }

  @Test("is written as a date where the app has a date")
  func dates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0), position = Position(start)
    let chart = ShownChart(
      Chart(0..<100, id: \.self) {
        LineMark(x: .value("x", start.addingTimeInterval(Double($0) * 86400)), y: .value("y", $0))
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10 * 86400).chartYAxis(.hidden)
      .chartScrollPosition(x: position.binding))
    chart.screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 1, rest: 0.3)
    chart.screen.finishAnimations()
    let days = position.value.timeIntervalSince(start) / 86400
    #expect(days > 2.5 && days < 4)
    #expect(abs(try #require(try chart.proxy.position(forX: position.value))) <= 0.5)
  }

  @Test("rests at multiples of a unit, along x and along y")
  func units() throws {
    let (x, y) = (Position(0.0), Position(20.0))
    let across = ShownChart(
      Chart(0..<101, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartYAxis(.hidden)
        .chartScrollTargetBehavior(.valueAligned(unit: 5)).chartScrollPosition(x: x.binding))
    across.screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 120, y: 100), duration: 1, rest: 0.3)
    across.screen.finishAnimations()
    #expect(x.value == 5)
    let down = ShownChart(
      tall.chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 5)).chartScrollPosition(y: y.binding))
    down.screen.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 140), duration: 1, rest: 0.3)
    down.screen.finishAnimations()
    #expect(y.value == 25)
  }

  @Test("rests at dates along one axis and at numbers along the other")
  func forms() {
    func isBehavior(_ behavior: some ChartScrollTargetBehavior) -> Bool { behavior is ValueAlignedChartScrollTargetBehavior }
    let hour = DateComponents(hour: 0), limit = ValueAlignedLimitBehavior.always
    #expect(isBehavior(.valueAligned(xMatching: hour, yMatching: hour, xMajorAlignment: .page, limitBehavior: limit)))
    #expect(isBehavior(.valueAligned(xMatching: hour, yUnit: 5, yMajorAlignment: .unit(10))))
    #expect(isBehavior(.valueAligned(xUnit: 5, yMatching: hour, yMajorAlignment: .matching(DateComponents(day: 1)))))
    #expect(isBehavior(.valueAligned(xUnit: 5, yUnit: 2.5)))
  }

  @Test("shows a quarter of the domain where no length is said, and five names at least")
  func automatic() throws {
    let numbers = ShownChart(
      Chart(0..<101, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100).chartYAxis(.hidden).chartScrollableAxes(.horizontal))
    #expect(try numbers.proxy.position(forX: 25) == 300)
    #expect(try numbers.proxy.scene.model?.scrolls == true)
    func bars(_ count: Int) -> ShownChart {
      ShownChart(
        Chart(0..<count, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", 1)) }
          .chartScrollableAxes(.horizontal).chartYAxis(.hidden))
    }
    let (many, some, few) = (bars(40), bars(8), bars(4))
    #expect(try many.proxy.positionRange(forX: "n9")?.upperBound == 300)
    #expect(try some.proxy.positionRange(forX: "n4")?.upperBound == 300)
    #expect(try few.proxy.scene.model?.scrolls == false)
  }
}
