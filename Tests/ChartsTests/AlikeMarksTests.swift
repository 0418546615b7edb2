import ApusTesting
import Foundation
import Testing

@testable import Charts

@MainActor
@Suite("Marks of axes that ask for no value, and symbols of several kinds") struct AlikeMarksTests {
  private struct Plate: ChartSymbolShape {
    nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private var points: some View {
    Chart(["a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name == "a" ? 0 : 10), y: .value("y", 1)).symbol(by: .value("Kind", name))
    }
  }

  @Test("the same parts are at each value, of those named and of those a rule finds")
  func parts() throws {
    let chart = ShownChart(
      points.chartXAxis {
        AxisMarks(values: [0, 5]) {
          AxisGridLine(); AxisValueLabel()
        }
      }
      .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { AxisTick() } })
    let axes = try #require(try chart.proxy.scene.model).axes
    let across = try #require(axes.first { $0.axis == .horizontal }), down = try #require(axes.first { $0.axis == .vertical })
    #expect(across.entries.map { $0.value.as(Double.self) } == [0, 5])
    #expect(across.entries.map(\.parts.count) == [2, 2])
    #expect(down.side == .leading && !down.entries.isEmpty && down.entries.allSatisfy { $0.parts.count == 1 })
  }

  /// Whether the symbol of a value fills its corner, as a circle does not.
  private func hasCorner(_ view: some View, _ name: String) throws -> Bool {
    let symbol = try #require(try ShownChart(view).proxy.symbol(for: name))
    return symbol.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 0.5, y: 0.5))
  }

  @Test("a table gives values symbols of types of their own")
  func mapping() throws {
    let view = points.chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Plate().strokeBorder(lineWidth: 2)])
    #expect(try !hasCorner(view, "a") && hasCorner(view, "b"))
  }

  @Test("a range gives them in its order, and a domain says to which value each belongs")
  func ranges() throws {
    #expect(try !hasCorner(points.chartSymbolScale(range: [BasicChartSymbolShape.circle, Plate()]), "a"))
    #expect(try hasCorner(points.chartSymbolScale(range: [Plate(), BasicChartSymbolShape.circle]), "a"))
    let turned = points.chartSymbolScale(domain: ["b", "a"], range: [BasicChartSymbolShape.circle, Plate()])
    #expect(try hasCorner(turned, "a") && !hasCorner(turned, "b"))
  }
}
