import ApusTesting
import Charts
import Foundation
import Testing

@MainActor
@Suite("Selecting in a chart") struct SelectionTests {
  private final class Chosen<Value> { var values: [Value?] = [] }

  private func binding<Value>(_ chosen: Chosen<Value>) -> Binding<Value?> {
    Binding(get: { chosen.values.last ?? nil }, set: { chosen.values.append($0) })
  }

  private var points: some View {
    Chart(0..<11, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("takes the value under a finger as long as it is there")
  func value() {
    let (x, y) = (Chosen<Double>(), Chosen<Int>())
    let chart = ShownChart(points.chartXSelection(value: binding(x)).chartYSelection(value: binding(y)))
    chart.screen.touchDown(at: CGPoint(x: 150, y: 50))
    #expect(x.values.last == 5)
    #expect(y.values.last == 75)
    chart.screen.touchMove(to: CGPoint(x: 30, y: 50))
    #expect(x.values.last == 1)
    // Beyond the plot its end counts.
    chart.screen.touchMove(to: CGPoint(x: -40, y: 50))
    #expect(x.values.last == 0)
    chart.screen.touchUp(at: CGPoint(x: -40, y: 50))
    #expect(x.values.last == .some(nil))
  }

  @Test("takes a range that a finger drags over")
  func range() {
    let chosen = Chosen<ClosedRange<Double>>()
    let chart = ShownChart(points.chartXSelection(range: binding(chosen)))
    chart.screen.drag(from: CGPoint(x: 240, y: 100), to: CGPoint(x: 60, y: 100))
    #expect(chosen.values.last == 2...8)
    let heights = Chosen<ClosedRange<Double>>()
    let other = ShownChart(points.chartYSelection(range: binding(heights)))
    other.screen.drag(from: CGPoint(x: 100, y: 0), to: CGPoint(x: 100, y: 100))
    #expect(heights.values.last == 50...100)
  }

  @Test("takes the sum of the shares up to the sector under a finger")
  func angle() {
    let chosen = Chosen<Int>()
    let pie = Chart([1, 1, 2], id: \.self) { SectorMark(angle: .value("Share", $0)) }
    let chart = ShownChart(pie.chartAngleSelection(value: binding(chosen)), size: CGSize(width: 200, height: 200))
    // To the right of the centre is a quarter of all four.
    chart.screen.touchDown(at: CGPoint(x: 150, y: 100))
    #expect(chosen.values.last == 1)
    chart.screen.touchMove(to: CGPoint(x: 50, y: 100))
    #expect(chosen.values.last == 3)
  }

  @Test("waits for a held finger where the plot scrolls")
  func held() {
    let chosen = Chosen<Double>()
    let scrolling = points.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
    let chart = ShownChart(scrolling.chartXSelection(value: binding(chosen)))
    chart.screen.tap(at: CGPoint(x: 150, y: 50))
    #expect(chosen.values.compactMap { $0 }.isEmpty)
    chart.screen.touchDown(at: CGPoint(x: 150, y: 50))
    chart.screen.advance(by: 0.4)
    chart.screen.touchMove(to: CGPoint(x: 151, y: 50))
    #expect(chosen.values.compactMap { $0 }.isEmpty == false)
    chart.screen.touchUp(at: CGPoint(x: 151, y: 50))
  }

  @Test("is done by a gesture of the app, through the proxy")
  func gesture() {
    let chosen = Chosen<Double>()
    let chart = ShownChart(
      points.chartXSelection(value: binding(chosen))
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
        })
    chart.screen.tap(at: CGPoint(x: 90, y: 50))
    #expect(chosen.values.contains(3))
  }

  @Test("names the values around a place") func proxy() throws {
    let chart = ShownChart(points)
    let proxy = try chart.proxy
    #expect(proxy.angle(at: CGPoint(x: 300, y: 100)).degrees == 90)
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == nil)
    #expect(proxy.positionRange(forX: 5) == 150...150)
    #expect(proxy.position(for: (x: 5, y: 50)) == CGPoint(x: 150, y: 100))
  }
}
