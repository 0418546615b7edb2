import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Marks of red and blue on a ground of pure green: where they meet, no pixel has any green in it that could be seen.
///
/// Painted over each other they would leave up to 64 of 255. What shapes cover of a pixel is rounded, in one way where a corner lies in its row
/// and in another where none does: along a curve one and the other may differ by a twentieth.
@MainActor
@Suite("Marks that meet leave no line of the ground between them") struct AdjoiningMarksTests {
  private struct Part: Identifiable {
    let id = UUID()
    var x: Double
    var y: Double
    var name: String
  }

  private static let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
  private static let ground = Color(red: 0, green: 1, blue: 0)

  /// Shows a chart without axes on the ground.
  private func shown(_ chart: some View) -> ShownChart {
    ShownChart(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        .chartForegroundStyleScale(domain: ["a", "b"], range: [Self.red, Self.blue]).background(Self.ground))
  }

  /// The most green of any pixel of a part of the plot, 0 to 255.
  private func green(_ chart: ShownChart, _ rect: CGRect) -> UInt32 {
    stride(from: rect.minY, to: rect.maxY, by: 0.5).reduce(0) { most, y in
      stride(from: rect.minX, to: rect.maxX, by: 0.5).reduce(most) { max($0, chart.color($1, y) >> 8 & 0xff) }
    }
  }

  /// Whether both colours show in a part of the plot.
  private func hasBoth(_ chart: ShownChart, _ rect: CGRect) -> Bool {
    let colors = Set(
      stride(from: rect.minY, to: rect.maxY, by: 0.5).flatMap { y in
        stride(from: rect.minX, to: rect.maxX, by: 0.5).map { chart.color($0, y) & 0xff_ffff }
      })
    return colors.contains(0xff_0000) && colors.contains(0x00_00ff)
  }

  /// Two parts of ten at each of nine places.
  private let parts: [Part] = [3.0, 5, 2, 6, 1, 4, 5, 3, 4].enumerated().flatMap { position, share in
    [Part(x: Double(position), y: share, name: "a"), Part(x: Double(position), y: 10 - share, name: "b")]
  }

  @Test(
    "stacked areas, by lines, curves and steps",
    arguments: [.linear, .monotone, .catmullRom, .stepCenter] as [InterpolationMethod])
  func areas(method: InterpolationMethod) {
    let chart = shown(
      Chart(parts) { part in
        AreaMark(x: .value("x", part.x), y: .value("y", part.y)).foregroundStyle(by: .value("name", part.name))
          .interpolationMethod(method)
      }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...10))
    // The two fill the plot, but for its edges.
    let inside = CGRect(origin: .zero, size: chart.plot.size).insetBy(dx: 2, dy: 2)
    #expect(hasBoth(chart, inside))
    #expect(green(chart, inside) <= 3)
  }

  @Test("translucent areas let as much of the ground through at their edge as beside it")
  func translucent() {
    let chart = shown(
      Chart(parts) { part in
        AreaMark(x: .value("x", part.x), y: .value("y", part.y)).foregroundStyle(by: .value("name", part.name)).opacity(0.5)
      }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...10))
    let inside = CGRect(origin: .zero, size: chart.plot.size).insetBy(dx: 2, dy: 2)
    #expect(green(chart, inside) <= 130)
  }

  @Test("the parts of a pie, and of a ring")
  func sectors() {
    for hole in [0, 0.5] as [CGFloat] {
      let chart = shown(
        Chart(parts.prefix(6)) {
          SectorMark(angle: .value("y", $0.y), innerRadius: .ratio(hole)).foregroundStyle(by: .value("name", $0.name))
        })
      let (center, outer) = (CGPoint(x: chart.plot.width / 2, y: chart.plot.height / 2), chart.plot.height / 2 - 2)
      let least = hole * chart.plot.height / 2 + (hole > 0 ? 2 : 0)
      var most: UInt32 = 0
      for y in stride(from: CGFloat(0), to: chart.plot.height, by: 0.5) {
        for x in stride(from: CGFloat(0), to: chart.plot.width, by: 0.5) {
          let distance = hypot(x + 0.25 - center.x, y + 0.25 - center.y)
          if distance < outer, distance > least { most = max(most, chart.color(x, y) >> 8 & 0xff) }
        }
      }
      #expect(most <= 13)
    }
  }

  @Test("stacked bars whose ends lie inside of pixels")
  func bars() {
    let chart = shown(
      Chart(parts) { part in
        BarMark(x: .value("x", "\(part.x)"), y: .value("y", part.y * 0.97), width: .fixed(20))
          .foregroundStyle(by: .value("name", part.name))
      }
      .chartYScale(domain: 0...10))
    // The middle of each of nine bars, below the end of the stack.
    let top = chart.plot.height * 0.03 + 4
    for index in 0..<9 {
      let middle = chart.plot.width * (CGFloat(index) + 0.5) / 9
      let inside = CGRect(x: middle - 6, y: top, width: 12, height: chart.plot.height - top - 1)
      #expect(hasBoth(chart, inside) && green(chart, inside) <= 3, "bar \(index)")
    }
  }

  @Test("the fields of a heat map, opaque and translucent", arguments: [(1, 3), (0.5, 130)] as [(Double, UInt32)])
  func heatMap(opacity: Double, most: UInt32) {
    let fields: [Part] = (0..<49).map { (index: Int) -> Part in
      Part(x: Double(index % 7), y: Double(index / 7), name: index % 2 == 0 ? "a" : "b")
    }
    let chart = shown(
      Chart(fields) { (field: Part) in
        RectangleMark(
          x: .value("x", "\(field.x)"), y: .value("y", "\(field.y)"), width: .ratio(1), height: .ratio(1)
        )
        .foregroundStyle(by: .value("name", field.name)).opacity(opacity)
      })
    let inside = CGRect(origin: .zero, size: chart.plot.size).insetBy(dx: 2, dy: 2)
    #expect(green(chart, inside) <= most)
    #expect(opacity < 1 || hasBoth(chart, inside))
  }

  @Test("of bars side by side none counts as meeting another one; one over another one does overlap")
  func edges() {
    let first = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!BarEdges([first, first.offsetBy(dx: 11, dy: 3)]).meet)
    #expect(BarEdges([first, first.offsetBy(dx: 10, dy: 0)]).meet && !BarEdges([first, first.offsetBy(dx: 10, dy: 0)]).overlap)
    #expect(BarEdges([first, first.offsetBy(dx: 0, dy: 10)]).meet && !BarEdges([first, first.offsetBy(dx: 0, dy: 10)]).overlap)
    #expect(BarEdges([first, first.offsetBy(dx: 5, dy: 5)]).overlap)
    let none = CGRect(x: 10, y: 0, width: 0, height: 10)
    #expect(!BarEdges([first, none]).meet && !BarEdges([first, none]).overlap)
  }
}
