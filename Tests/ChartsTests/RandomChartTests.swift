import ApusTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Ten thousand charts with random data, scales and axes, the same at each run.
@MainActor
@Suite("Random charts") struct RandomChartTests {
  private static let surroundings = ChartSurroundings(
    calendar: {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      return calendar
    }(), locale: Locale(identifier: "en_US"), timeZone: TimeZone(identifier: "UTC")!)

  @Test("lead to no crash, no label over another, and no mark beyond its scale", arguments: 0..<10)
  func random(part: UInt64) {
    var random = SplitMix(seed: 1700 + part)
    for _ in 0..<1000 {
      var options = ChartOptions()
      RandomScales.set(&options, &random)
      let model = ChartModel(marks: RandomMarks.make(&random), options: options, environment: Self.surroundings)
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
    for shape in geometry.shapes where shape.form.path.path.boundingRect.isInfinite { return "a path is infinite" }
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
          labels.append(PlacedLabel(frame: CGRect(origin: origin, size: size), part: part, isBand: entry.isBand))
        }
      }
      let kept = LabelCollisions.kept(labels, along: plan.axis, in: geometry.size, plan).map { labels[$0] }
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
    let shown = LabelCollisions.kept(all, along: .horizontal, in: geometry.size, plan)
    var crowd = LabelCrowd(plan: plan, placer: placer)
    var few: [Int] = []
    for (index, entry) in plan.entries.enumerated() where !crowd.covers(entry, entry.parts[0]) {
      crowd.add(all[index])
      few.append(index)
    }
    #expect(few.count < 500 && Set(shown).isSubset(of: few))
    #expect(LabelCollisions.kept(few.map { all[$0] }, along: .horizontal, in: geometry.size, plan).map { few[$0] } == shown)
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

/// Marks as they are.
private struct MarksAsContent: ChartContent {
  typealias Body = Never
  let marks: [Mark]

  nonisolated static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for (index, mark) in content.marks.enumerated() { marks.append(mark, part: UInt64(index)) }
  }
}

/// Scales and axes of random kinds.
private enum RandomScales {
  static func set(_ options: inout ChartOptions, _ random: inout SplitMix) {
    options.x.scale.domain = domain(&random)
    options.y.scale.domain = domain(&random)
    let types: [ScaleType?] = [nil, nil, nil, .log, .squareRoot, .symmetricLog, .linear, .date, .category]
    options.x.scale.type = types.randomElement(using: &random)!
    options.y.scale.type = types.randomElement(using: &random)!
    options.x.descriptions = axes([.top, .bottom, .automatic], &random)
    options.y.descriptions = axes([.leading, .trailing, .automatic], &random)
    if Bool.random(using: &random) {
      options.scroll.axes = .horizontal
      options.x.visibleLength = [0, -1, 10, 2_592_000, 1e12, .nan].randomElement(using: &random)!
    }
  }

  private static func domain(_ random: inout SplitMix) -> _ScaleDomain? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: _ScaleDomain(includesZero: false)
    case 1: _ScaleDomain(isReversed: true)
    case 2: _ScaleDomain(values: [.number(100), .number(-20)])
    case 3: _ScaleDomain(values: [.number(5), .number(5)])
    case 4: _ScaleDomain(values: [.number(.nan), .number(.infinity)])
    case 5: _ScaleDomain(values: [])
    case 6: _ScaleDomain(values: [.category("c1"), .category("c1"), .category("c3")])
    default: nil
    }
  }

  private static func axes(_ sides: [AxisMarkPosition], _ random: inout SplitMix) -> [AxisDescription]? {
    guard Bool.random(using: &random) else { return nil }
    return (0..<Int.random(in: 0...2, using: &random)).map { _ in
      var axis = AxisDescription()
      axis.preset = [.automatic, .extended, .aligned, .inset].randomElement(using: &random)!
      axis.position = sides.randomElement(using: &random)!
      axis.values = values(&random)
      let part = part(&random)
      if Bool.random(using: &random) { axis.parts = { _ in [AxisPart(kind: .gridLine), part] } }
      return axis
    }
  }

  private static func part(_ random: inout SplitMix) -> AxisPart {
    var part = AxisPart(kind: .label(.automatic))
    part.isCentered = [nil, true, false].randomElement(using: &random)!
    part.label.anchor = [nil, nil, .top, .topTrailing].randomElement(using: &random)!
    part.label.collision = [.automatic, .greedy, .greedy(priority: 2, minimumSpacing: 5), .truncate, .disabled].randomElement(
      using: &random)!
    part.label.orientation = [.automatic, .vertical].randomElement(using: &random)!
    return part
  }

  private static func values(_ random: inout SplitMix) -> AxisMarkValues {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .stride(by: [0, -1, 1, 7.5, 1e-9, Double.nan].randomElement(using: &random)!)
    case 1: .stride(by: .day, count: Int.random(in: -1...9, using: &random))
    case 2: .stride(by: .month)
    case 3: .automatic(desiredCount: Int.random(in: -2...40, using: &random))
    case 4: AxisMarkValues([3, 1, 2, 2, Double.infinity])
    case 5: AxisMarkValues(["c1", "c9"])
    default: .automatic
    }
  }
}

/// Marks of random kinds with random values, some of which cannot be drawn.
private enum RandomMarks {
  static func make(_ random: inout SplitMix) -> [Mark] {
    let kinds: [Mark.Kind] = [.bar, .line, .point, .area, .rule, .rectangle, .sector]
    let kind = kinds.randomElement(using: &random)!
    let (x, y) = (Int.random(in: 0..<4, using: &random), Int.random(in: 0..<2, using: &random) * 3)
    let count = [0, 1, 2, Int.random(in: 0..<30, using: &random)].randomElement(using: &random)!
    return (0..<count).map { index in
      var mark = Mark(kind, x: Extent(datum(x, index, &random)), y: Extent(datum(y, index, &random)))
      if kind == .sector { (mark.angle, mark.x, mark.y) = (datum(3, index, &random), nil, nil) }
      mark.stacking = [.standard, .normalized, .center, .unstacked].randomElement(using: &random)!
      if Bool.random(using: &random) {
        mark.style.foregroundBy = Datum(label: .string("by"), value: .category("s\(Int.random(in: 0..<3, using: &random))"))
      }
      if Int.random(in: 0..<5, using: &random) == 0 {
        mark.style.positionBy = PositionBy(datum: datum(0, index, &random), span: .automatic)
      }
      mark.style.interpolation = [nil, .monotone, .catmullRom, .cardinal, .stepCenter].randomElement(using: &random)!
      return mark
    }
  }

  private static func datum(_ kind: Int, _ index: Int, _ random: inout SplitMix) -> Datum {
    let value: _PlottedValue =
      switch kind {
      case 0: .category("c\(Int.random(in: 0..<8, using: &random))")
      case 1: .date(Double.random(in: -1e8...1e8, using: &random))
      case 2: .number(Double(index))
      default: .number(numbers.randomElement(using: &random)! ?? Double.random(in: -50...50, using: &random))
      }
    return Datum(label: .string("v"), value: value)
  }

  /// Numbers that are hard to draw; for `nil` any other.
  private static let numbers: [Double?] = [0, 1, -3, 1e-12, 1e9, 1e18, .nan, .infinity, nil, nil, nil, nil]
}
