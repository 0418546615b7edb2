import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import Charts

/// Charts with random data, axes, titles and legends on screens of random kinds, laid out with real texts; the same at each run.
@MainActor
@Suite("Random charts on screens") struct RandomPlacementTests {
  @Test("have no label over another one, and everything in its place", arguments: Seeds.chosen(from: 0..<8 as Range<UInt64>))
  func random(part: UInt64) {
    var random = SplitMix(seed: 3100 + part)
    for index in 0..<Self.count {
      let chart = RandomChart(&random)
      let shown = ShownChart(chart.view, size: chart.size, edit: chart.edit)
      #expect(shown.screen.faults.isEmpty)
      for problem in Self.problems(shown, chart).prefix(2) {
        Issue.record("chart \(index) of part \(part): \(problem); \(chart.summary)")
      }
    }
  }

  private static let count = 40

  /// What is wrong with where things are; nothing of a chart whose plot has no room.
  private static func problems(_ shown: ShownChart, _ chart: RandomChart) -> [String] {
    guard let scene = try? shown.proxy.scene, let model = scene.model, let root = shown.screen.engine.root,
      shown.plot.width >= 1, shown.plot.height >= 1
    else { return [] }
    let parts = PlacedElements(in: root, model, plot: shown.plot)
    return labelProblems(parts) + besideProblems(parts, shown.plot) + roomProblems(parts, chart, scrolls: model.scrolls)
      + markProblems(scene, shown.plot.size)
  }

  /// Labels of one side lie beside each other, those of different sides have no letters over each other.
  private static func labelProblems(_ parts: PlacedElements) -> [String] {
    var problems: [String] = []
    for (index, label) in parts.labels.enumerated() where problems.isEmpty {
      for other in parts.labels[(index + 1)...] {
        let isSameSide = label.side == other.side
        let (first, second) = isSameSide ? (label.frame, other.frame) : (label.letters, other.letters)
        if first.insetBy(dx: 0.1, dy: 0.1).intersects(second.insetBy(dx: 0.1, dy: 0.1)) {
          problems.append("label \(first) of \(label.side) lies over \(second) of \(other.side)")
        }
      }
    }
    return problems
  }

  /// Titles and the legend lie over nothing, but for one that has more in it than the chart has room for.
  private static func besideProblems(_ parts: PlacedElements, _ plot: CGRect) -> [String] {
    var problems: [String] = []
    let beside = parts.titles.map { ("title", $0) } + parts.legends.map { ("legend", $0) }
    for (index, (name, frame)) in beside.enumerated() {
      let inner = frame.insetBy(dx: 0.1, dy: 0.1)
      if inner.intersects(plot) { problems.append("\(name) \(frame) lies over the plot \(plot)") }
      for label in parts.labels where inner.intersects(label.letters) {
        problems.append("\(name) \(frame) lies over the label \(label.letters) of \(label.side)")
      }
      for (other, second) in beside[(index + 1)...] where inner.intersects(second) {
        problems.append("\(name) \(frame) lies over the \(other) \(second)")
      }
      let fits = frame.width <= parts.chart.width && frame.height <= parts.chart.height
      if fits, !parts.chart.holds(frame) { problems.append("\(name) \(frame) is outside of the chart") }
    }
    return problems
  }

  /// Labels stand in the chart; along their axis up to half of one stands beyond its end.
  private static func roomProblems(_ parts: PlacedElements, _ chart: RandomChart, scrolls: Bool) -> [String] {
    var problems: [String] = []
    for label in parts.labels {
      let frame = scrolls ? label.letters : label.frame, part = chart.hasAnchors ? 1 : 0.5
      let (across, down) = label.side.edge.isAcross ? (frame.width * part, 0) : (0, frame.height * part)
      if !parts.chart.insetBy(dx: -across, dy: -down).holds(frame) {
        problems.append("label \(label.frame) of \(label.side) is outside of the chart")
      }
    }
    guard !scrolls else { return problems }
    for frame in parts.annotations where frame.width < parts.chart.width && frame.height < parts.chart.height {
      if !parts.chart.holds(frame) { problems.append("annotation \(frame) is outside of the chart") }
    }
    return problems
  }

  /// Marks lie on their scales; the symbol of a point, and a bar on a scale without bands, reach half of themselves beyond.
  private static func markProblems(_ scene: ChartScene, _ plot: CGSize) -> [String] {
    guard let geometry = scene.geometry else { return [] }
    var problems: [String] = []
    for index in geometry.model.placed.marks.indices {
      let frame = geometry.frame(of: index), mark = geometry.model.placed.marks[index]
      if frame.isNull { continue }
      func reach(_ axis: Axis, _ length: CGFloat) -> CGFloat {
        (geometry.model.scale(along: axis).isBanded && mark.mark.kind != .point ? 0 : length / 2)
      }
      let room = CGRect(origin: .zero, size: geometry.size)
        .insetBy(dx: -reach(.horizontal, frame.width), dy: -reach(.vertical, frame.height))
      if !room.holds(frame) { problems.append("\(mark.mark.kind) at \(frame) is outside of \(geometry.size)") }
    }
    return problems
  }
}

/// A chart with random data and looks, and the screen that it is on.
private struct RandomChart {
  private var marks: [Mark] = []
  private var options = ChartOptions()
  private(set) var size = CGSize.zero
  private var typeSize = DynamicTypeSize.large
  private var isRightToLeft = false
  private var isDated = false
  private var isSmall = false
  private(set) var summary = ""
  /// Whether labels may begin or end at their values.
  private(set) var hasAnchors = false

  private static let words = ["A", "Mon", "日本語", "September", "Größe", "Sales of all shops", "b", "x1", "gypsum", "Zürich HB"]

  init(_ random: inout SplitMix) {
    size = CGSize(
      width: Double.random(in: 90...420, using: &random).rounded(), height: Double.random(in: 80...340, using: &random).rounded())
    typeSize = [.large, .large, .large, .xSmall, .xxxLarge, .accessibility2, .accessibility5].randomElement(using: &random)!
    isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
    makeMarks(&random)
    options.x.descriptions = axes([.top, .bottom, .automatic], &random)
    options.y.descriptions = axes([.leading, .trailing, .automatic], &random)
    options.x.titles = titles(&random)
    options.y.titles = titles(&random)
    options.legend.position = Self.sides.randomElement(using: &random)!
    // What shows of a million numbers would be a millionth of the plot.
    if Int.random(in: 0..<6, using: &random) == 0, isSmall {
      options.scroll.axes = .horizontal
      options.x.visibleLength = Double.random(in: 2...9, using: &random) * (isDated ? 9 * 86_400 : 1)
    }
    summary =
      "\(size), \(typeSize), right to left: \(isRightToLeft), legend \(options.legend.position.storage), "
      + "titles \((options.x.titles + options.y.titles).map { "\($0.position.storage)" }), "
      + "axes \((options.x.descriptions ?? []) .map { "\($0.preset.storage) \($0.position.storage)" }) "
      + "\((options.y.descriptions ?? []).map { "\($0.preset.storage) \($0.position.storage)" }), scrolls \(options.scroll.axes.rawValue)"
  }

  private static let sides: [AnnotationPosition] = [
    .automatic, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
  ]

  @MainActor var view: some View {
    let options = options
    return Chart { MarksAsContent(marks: marks) }.chartOptions {
      // The view around it looks at the plot in a layer.
      let layers = $0.overlays
      $0 = options
      $0.overlays = layers
    }
  }

  func edit(_ settings: inout Screen.Settings) {
    settings.scale = 1
    settings.verifiesCaches = false
    settings.dynamicTypeSize = typeSize
    settings.isRightToLeft = isRightToLeft
  }

  private mutating func makeMarks(_ random: inout SplitMix) {
    let kind = [Mark.Kind.bar, .bar, .line, .point, .area, .rectangle].randomElement(using: &random)!
    let (x, y) = (Int.random(in: 0..<4, using: &random), [1, 1, 0].randomElement(using: &random)!)
    let scale = [1, 10, 3000, 1e6].randomElement(using: &random)!
    let isColored = Bool.random(using: &random), isNoted = Int.random(in: 0..<3, using: &random) == 0
    let notes = Self.sides.randomElement(using: &random)!
    (isDated, isSmall) = (x == 3, x != 1 || scale <= 10)
    marks = (0..<Int.random(in: 1...14, using: &random)).map { index in
      func datum(_ kind: Int) -> Datum {
        let value: _PlottedValue =
          switch kind {
          case 0: .category(Self.words.randomElement(using: &random)!)
          case 1: .number((Double.random(in: -0.3...1, using: &random) * scale).rounded())
          case 2: .number(Double(index))
          default: .date(Double(index) * 86_400 * 9)
          }
        return Datum(label: .string("v"), value: value)
      }
      var mark = Mark(kind, x: Extent(datum(x)), y: Extent(datum(y)))
      if isColored { mark.style.foregroundBy = Datum(label: .string("by"), value: .category(Self.words[index % 5])) }
      if isNoted {
        mark.style.annotations = [
          MarkAnnotation(position: notes, alignment: .center, spacing: nil, overflow: .automatic) { _ in AnyView(Text("\(index)"))
          }
        ]
      }
      return mark
    }
  }

  private mutating func axes(_ sides: [AxisMarkPosition], _ random: inout SplitMix) -> [AxisDescription]? {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return nil }
    var axes: [AxisDescription] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { axes.append(axis(sides, &random)) }
    return axes
  }

  private mutating func axis(_ sides: [AxisMarkPosition], _ random: inout SplitMix) -> AxisDescription {
    var axis = AxisDescription()
    axis.preset = [.automatic, .automatic, .extended, .aligned, .inset].randomElement(using: &random)!
    axis.position = sides.randomElement(using: &random)!
    axis.values = [.automatic, .automatic(desiredCount: 9), .automatic(desiredCount: 2)].randomElement(using: &random)!
    guard Bool.random(using: &random) else { return axis }
    var part = AxisElement(kind: .label(.automatic))
    part.isCentered = [nil, nil, true, false].randomElement(using: &random)!
    part.label.anchor = [nil, nil, nil, .top, .topTrailing].randomElement(using: &random)!
    hasAnchors = hasAnchors || part.label.anchor != nil
    part.label.collision = [.automatic, .greedy, .greedy(priority: 2, minimumSpacing: 5), .truncate].randomElement(
      using: &random)!
    part.label.orientation = [.automatic, .automatic, .vertical, .verticalReversed].randomElement(using: &random)!
    if Int.random(in: 0..<4, using: &random) == 0 {
      part.label.orientation = .automatic
      part.kind = .label(
        .view(
          AnyView(
            HStack(spacing: 2) {
              Text("v").bold(); Text("10")
            })))
    }
    axis.parts = { _ in [AxisElement(kind: .gridLine), part] }
    return axis
  }

  private func titles(_ random: inout SplitMix) -> [AxisTitle] {
    (0..<[0, 0, 1, 1, 2].randomElement(using: &random)!).map { _ in
      let text = ["Hours", "Number of cars that passed the bridge, by day", "時間"].randomElement(using: &random)!
      return AxisTitle(
        position: Self.sides.randomElement(using: &random)!, alignment: nil, spacing: nil, content: AnyView(Text(text)))
    }
  }
}

extension CGRect {
  /// Whether it holds another one, but for the rounding to pixels.
  fileprivate func holds(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.6 && other.maxX <= maxX + 0.6 && other.minY >= minY - 0.6 && other.maxY <= maxY + 0.6
  }
}
