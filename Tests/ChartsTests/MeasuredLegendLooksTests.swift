import ApusTesting
import Foundation
import Testing

@testable import Charts

/// What was measured of legends on pictures of real charts (Facts 11.2), measured on ours within a point.
@MainActor
@Suite("Legends look as measured") struct MeasuredLegendLooksTests {
  @discardableResult private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 1 }

  @Test("names have a circle of 8 points, 5 before them, and 8 between two")
  func names() throws {
    let chart = ShownChart(
      Chart(["Aaa", "Bbb"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("x", $0))
      })
    let (first, second) = (try chart.screen.text("Aaa").frame, try chart.screen.text("Bbb").frame)
    let circle = chart.ink(0...first.minX - 2, first.minY...first.maxY)
    #expect(isNear(circle.width, 8) && isNear(circle.height, 8) && isNear(circle.minX, 0) && isNear(circle.midY, first.midY))
    #expect(isNear(first.minX, 13) && isNear(second.minX - first.maxX, 8 + 8 + 5))
    // Caption2, as the axes.
    #expect(first.height == 13.5)
  }

  @Test("numbers have a bar of colours of 110 points, with ticks and values under it")
  func gradient() throws {
    let chart = ShownChart(
      Chart([-50.0, 0, 50, 100], id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("v", $0))
      })
    let frames = try ["-50", "0", "50", "100"].map { try chart.screen.text($0).frame }
    let bar = chart.ink(0...299, frames[0].minY - 9...frames[0].minY - 6)
    #expect(isNear(bar.minX, 0) && isNear(bar.width, 110))
    #expect(isNear(frames[1].midX, 110 / 3) && isNear(frames[2].midX, 220 / 3))
    #expect(!chart.ink(frames[1].midX - 1...frames[1].midX + 1, frames[1].minY - 2.5...frames[1].minY - 0.5).isNull)
  }
}
