import ApusTesting
import CairoRenderer
import Foundation
import Testing

@testable import Charts

/// Where views beside marks stand, and what becomes of those that have no room.
@MainActor
@Suite("Views beside marks") struct AnnotationTests {
  private static let red: UInt32 = 0xffff_3b30

  /// A point at a value with a red view of 60 × 20 points, in a plot with an axis of 40 points at its end.
  private func chart(
    _ x: Double, _ y: Double, _ position: AnnotationPosition, _ overflow: AnnotationOverflowResolution
  ) -> ShownChart {
    ShownChart(
      Chart {
        PointMark(x: .value("x", x), y: .value("y", y))
          .annotation(position: position, overflowResolution: overflow) { Color.red.frame(width: 60, height: 20) }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: [5]) { _ in AxisValueLabel { Color.clear.frame(width: 36, height: 10) } } })
  }

  /// Where the view lies, in the plot's coordinates.
  private func frame(_ chart: ShownChart) throws -> CGRect {
    let node = try #require(try chart.proxy.scene.model)
    #expect(node.axes.count == 1)
    var box = CGRect.null
    for y in 0..<chart.screen.buffer.height {
      for x in 0..<chart.screen.buffer.width where chart.screen.buffer.pixel(x: x, y: y) == Self.red {
        box = box.union(CGRect(x: CGFloat(x) / 2, y: CGFloat(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return box.offsetBy(dx: -chart.plot.minX, dy: -chart.plot.minY)
  }

  @Test("stay where they are, are moved into the plot, or into the chart with its axes")
  func strategies() throws {
    func end(_ strategy: AnnotationOverflowResolution.Strategy) throws -> CGFloat {
      try frame(chart(10, 5, .top, .init(x: strategy, y: .disabled))).maxX
    }
    let width = chart(10, 5, .top, .automatic).plot.width
    #expect(width == 260)
    #expect(try end(.disabled) == width + 30)
    #expect(try end(.padScale) == width + 30)
    #expect(try end(.fit(to: .plot)) == width)
    // The axis takes 40 points beside the plot: the view may reach over 30 of them.
    #expect(try end(.fit(to: .chart)) == width + 30)
    #expect(try end(.fit) == width + 30)
    #expect(try end(.automatic) == width + 30)
    // At the beginning there is no axis.
    func start(_ strategy: AnnotationOverflowResolution.Strategy) throws -> CGFloat {
      try frame(chart(1, 5, .top, .init(x: strategy, y: .disabled))).minX
    }
    // What lies beyond the screen is not seen.
    #expect(try start(.disabled) == 0 && frame(chart(1, 5, .top, .init(x: .disabled))).width < 60)
    for strategy in [AnnotationOverflowResolution.Strategy.fit(to: .chart), .fit, .automatic, .fit(to: .plot)] {
      #expect(try start(strategy) == 0 && frame(chart(1, 5, .top, .init(x: strategy))).width == 60)
    }
  }

  @Test("are moved into the chart where they would be cut, unless told otherwise")
  func down() throws {
    #expect(try frame(chart(5, 10, .top, .automatic)) == CGRect(x: 100, y: 0, width: 60, height: 20))
    #expect(try frame(chart(5, 10, .top, .init(y: .disabled))).isNull)
    #expect(try frame(chart(5, 0, .bottom, .init(y: .fit(to: .plot)))).maxY == 200)
  }

  @Test("stand in the middle, at the sides and at the corners of their mark")
  func positions() throws {
    let reach = CGFloat(32).squareRoot() / 2 + 4
    let expected: [(AnnotationPosition, CGFloat, CGFloat)] = [
      (.overlay, 100, 90), (.top, 100, 80 - reach), (.bottom, 100, 100 + reach), (.leading, 70 - reach, 90),
      (.trailing, 130 + reach, 90), (.topLeading, 70 - reach, 80 - reach), (.topTrailing, 130 + reach, 80 - reach),
      (.bottomLeading, 70 - reach, 100 + reach), (.bottomTrailing, 130 + reach, 100 + reach),
    ]
    for (position, x, y) in expected {
      let frame = try frame(chart(5, 5, position, .init(x: .disabled, y: .disabled)))
      #expect(abs(frame.minX - x) <= 0.5 && abs(frame.minY - y) <= 0.5, "\(position): \(frame)")
    }
  }

  @Test("make the scale of numbers grow where they stand beyond its greatest value")
  func padScale() throws {
    func end(_ strategy: AnnotationOverflowResolution.Strategy) throws -> Double? {
      try ShownChart(
        Chart {
          BarMark(x: .value("x", 40), y: .value("y", "a"))
            .annotation(position: .trailing, overflowResolution: .init(x: strategy)) { Text("40") }
        }
      ).proxy.xDomain(dataType: Double.self).last
    }
    #expect(try end(.disabled) == 40)
    #expect(try end(.padScale) == 60)
    #expect(try end(.automatic) == 60)
  }
}
