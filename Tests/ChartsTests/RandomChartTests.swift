import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Ten thousand charts with random data, scales and axes, the same at each run.
@MainActor
@Suite("Random charts") struct RandomChartTests {
  private static let context = ChartContext(
    calendar: {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      return calendar
    }(), locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)

  @Test(
    "lead to no crash, no label over another, and no mark beyond its scale",
    arguments: Seeds.chosen(from: 0..<10 as Range<UInt64>))
  func random(part: UInt64) {
    var random = SplitMix(seed: 1700 + part)
    for _ in 0..<1000 {
      var options = ChartOptions()
      RandomScales.set(&options, &random)
      let model = ChartModel(marks: RandomMarks.make(&random), options: options, environment: Self.context)
      let size = CGSize(width: Double.random(in: 0...400, using: &random), height: Double.random(in: 0...300, using: &random))
      let geometry = PlotGeometry(model, size: size)
      if let problem = Self.problem(geometry) ?? Self.labelProblem(geometry) { Issue.record("\(problem)") }
    }
  }

  /// What is wrong with the places of marks.
  private static func problem(_ geometry: PlotGeometry) -> String? {
    let plot = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -1, dy: -1)
    let isFree = geometry.model.options.x.scale.domain?.values == nil && geometry.model.options.y.scale.domain?.values == nil
    for (index, frame) in geometry.model.placed.marks.indices.map(geometry.frame).enumerated() where !frame.isNull {
      guard frame.minX.isFinite, frame.width.isFinite, frame.minY.isFinite, frame.height.isFinite else {
        return "a mark is nowhere: \(frame)"
      }
      // A domain that the app gives may leave marks out.
      // The bars of a group may stand beside the end of a scale without bands.
      let isGrouped = geometry.model.placed.marks[index].group != nil
      if isFree, !isGrouped, !plot.contains(CGPoint(x: frame.midX, y: frame.midY)) {
        return "\(geometry.model.placed.marks[index].mark.kind) at \(frame) is outside of \(geometry.size)"
      }
    }
    for shape in geometry.shapes where shape.figure.path.path.boundingRect.isInfinite { return "a path is infinite" }
    return nil
  }

  /// What is wrong with the places of labels, each as large as its number of letters says.
  private static func labelProblem(_ geometry: PlotGeometry) -> String? {
    for plan in geometry.model.axes {
      guard plan.entries.count <= 20_002 else { return "an axis has \(plan.entries.count) values" }
      let placer = LabelPlacer(plan: plan, geometry: geometry)
      var labels: [PlacedLabel] = []
      for (index, entry) in plan.entries.prefix(300).enumerated() {
        for part in entry.parts {
          guard case .label = part.kind else { continue }
          let size = CGSize(width: 8 * (1 + index % 7), height: 13)
          let origin = placer.origin(entry: index, part: part, size: size)
          labels.append(
            PlacedLabel(frame: CGRect(origin: origin, size: size), part: part, isBand: entry.isBand, preset: plan.preset))
        }
      }
      let kept = LabelCollisions.kept(labels, along: plan.axis, in: LabelRoom(plot: geometry.size)).map { labels[$0] }
        .filter { $0.part.label.collision.storage != .disabled }
      for (index, label) in kept.enumerated() {
        for other in kept[(index + 1)...] where label.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame) {
          return "label \(label.frame) lies over \(other.frame)"
        }
      }
    }
    return nil
  }

  @Test("of thousands of values shape the texts of few labels, the same that show if all are shaped") func crowds() throws {
    func chart(_ days: Int) -> ShownChart {
      ShownChart(
        Chart(0..<days, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXAxis { AxisMarks(values: Array(0..<days)) { _ in AxisValueLabel() } }.chartYAxis(.hidden))
    }
    let many = chart(3000)
    #expect(many.screen.work.textLayouts < 200)
    let scene = try many.proxy.scene, geometry = try #require(scene.geometry), plan = try #require(geometry.model.axes.first)
    let placer = LabelPlacer(plan: plan, geometry: geometry)
    func label(_ index: Int) -> PlacedLabel {
      let part = plan.entries[index].parts[0], size = CGSize(width: 30, height: 13)
      let origin = placer.origin(entry: index, part: part, size: size)
      return PlacedLabel(frame: CGRect(origin: origin, size: size), part: part, isBand: false)
    }
    let all = plan.entries.indices.map(label)
    let room = LabelRoom(plot: geometry.size)
    let shown = LabelCollisions.kept(all, along: .horizontal, in: room)
    var crowd = LabelCrowd(plan: plan, placer: placer)
    var few: [Int] = []
    for (index, entry) in plan.entries.enumerated() where !crowd.covers(entry, entry.parts[0]) {
      crowd.add(all[index])
      few.append(index)
    }
    #expect(few.count < 500 && Set(shown).isSubset(of: few))
    #expect(LabelCollisions.kept(few.map { all[$0] }, along: .horizontal, in: room).map { few[$0] } == shown)
  }

  @Test("draw themselves on a screen without complaint but of what cannot be drawn") func drawn() {
    var random = SplitMix(seed: 170)
    for _ in 0..<100 {
      let marks = RandomMarks.make(&random)
      var options = ChartOptions()
      RandomScales.set(&options, &random)
      let size = CGSize(width: Double.random(in: 20...400, using: &random), height: Double.random(in: 20...300, using: &random))
      let screen = Screen(
        .init {
          $0.size = size
          $0.scale = 1
        }
      ) { Chart { MarksAsContent(marks: marks) }.chartOptions { $0 = options } }
      let known = ["marks of a chart are left out", "a chart's axis has no values", "a chart has names and others"]
      #expect(screen.diagnostics.allSatisfy { message in known.contains { message.hasPrefix($0) } })
      #expect(screen.faults.isEmpty)
    }
  }
}
