import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Paints ticks and labels of an axis beside the plot, or in it.
struct AxisDrawing: ViewDrawing {
  let scene: ChartScene
  let version: Int
  let edge: Edge
  let plans: [AxisPlan]
  let isInside: Bool

  // MARK: Measuring

  func size(for proposal: ProposedViewSize, in context: DrawingContext) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let extent = labelExtent(in: context), largest = extent.size
    scene.labelExtents[AxisSide(edge: edge, isInside: isInside)] = extent
    if isInside {
      let takesRoom = plans.contains { plan in
        plan.axis == .vertical && plan.entries.contains { $0.isBand && $0.parts.contains { $0.takesRoomInBand } }
      }
      // The strip that labels take of each band (Facts 11.2).
      scene.labelStrip = takesRoom ? largest.height + 3.3 : 0
      return offered
    }
    let labels = largest == .zero ? 0 : (edge.isAcross ? largest.height : largest.width) + LabelPlacer.gap
    let ticks = plans.flatMap(\.entries).flatMap(\.parts).map { $0.tickLength(labels: labels) }.max() ?? 0
    let length = max(labels, ticks)
    return edge.isAcross ? CGSize(width: offered.width, height: length) : CGSize(width: length, height: offered.height)
  }

  private func labelExtent(in context: DrawingContext) -> LabelExtent {
    var extent = LabelExtent()
    for entry in plans.flatMap({ Self.sample($0.entries) }) {
      for part in entry.parts {
        guard let text = part.text(entry) else { continue }
        let label = context.label(text, part).layout(), size = part.turned(label.size)
        // What the app wants beside the usual distance to the plot.
        let across = edge.isAcross ? 0 : (part.label.horizontalSpacing ?? LabelPlacer.gap) - LabelPlacer.gap
        let down = edge.isAcross ? (part.label.verticalSpacing ?? LabelPlacer.gap) - LabelPlacer.gap : 0
        extent.add(CGSize(width: size.width + across, height: size.height + down), letters: part.letters(of: label))
      }
    }
    return extent
  }

  /// Entries enough to know how large labels get; an axis that scrolls may have thousands.
  private static func sample(_ entries: [AxisPlan.Entry]) -> [AxisPlan.Entry] {
    let limit = 120
    guard entries.count > limit else { return entries }
    let step = entries.count / limit + 1
    return entries.enumerated().filter { $0.offset % step == 0 || $0.offset == entries.count - 1 }.map(\.element)
  }

  // MARK: Painting

  func didPlace(in context: DrawingContext) { scene.follow(context) }

  func fragment(in context: DrawingContext) -> DisplayFragment {
    guard let geometry = scene.geometry, geometry.size.width > 0, geometry.size.height > 0 else { return .empty }
    var builder = FragmentBuilder(for: context)
    let frame = scene.plotFrame(in: context)
    var canvas = AxisCanvas(
      context: context, plot: frame, whole: geometry.size, scroll: scene.scroll.offset, sides: scene.axisSides)
    var all: [AxisLabel] = []
    for (index, plan) in plans.enumerated() {
      canvas.scroll = plan.shift(scene.scroll.offset, whole: geometry.size, shown: frame.size)
      all += labels(index, LabelPlacer(plan: plan, geometry: geometry, labelStrip: scene.labelStrip), canvas)
    }
    let room = scene.labelRoom(of: AxisSide(edge: edge, isInside: isInside), in: geometry)
    let kept = LabelCollisions.kept(all.map(\.position), along: edge.isAcross ? .horizontal : .vertical, in: room).map { all[$0] }
    for (index, plan) in plans.enumerated() {
      canvas.scroll = plan.shift(scene.scroll.offset, whole: geometry.size, shown: frame.size)
      let placer = LabelPlacer(plan: plan, geometry: geometry, labelStrip: scene.labelStrip)
      let labels = kept.filter { $0.plan == index }
      var own = FragmentBuilder(for: context)
      own.append(canvas.clipped(ticks(plan, placer, labels, canvas), along: plan.axis), at: .zero)
      for label in labels { canvas.paint(label, along: plan.axis, into: &own) }
      canvas.append(own.finish(), of: plan, to: &builder)
    }
    return builder.finish()
  }

  private func labels(_ planIndex: Int, _ placer: LabelPlacer, _ canvas: AxisCanvas) -> [AxisLabel] {
    let plan = plans[planIndex]
    var labels: [AxisLabel] = []
    var crowd = LabelCrowd(plan: plan, placer: placer)
    for (index, entry) in plan.entries.enumerated() where canvas.mayShow(placer.ends(entry), plan.axis) {
      for part in entry.parts {
        // The last value of an axis is in the middle of nothing.
        guard let text = part.text(entry), part.isCentered != true || entry.end > entry.start, !crowd.covers(entry, part) else {
          continue
        }
        let (painted, layout) = layout(text, entry, part, plan, placer, canvas)
        let size = part.turned(layout.size), origin = placer.origin(entry: index, part: part, size: size)
        let position = PlacedLabel(
          frame: CGRect(origin: origin, size: size), letters: part.letters(of: layout).offsetBy(dx: origin.x, dy: origin.y),
          part: part,
          isBand: entry.isBand, preset: plan.preset, isInside: plan.isInside)
        crowd.add(position)
        labels.append(AxisLabel(plan: planIndex, entry: index, layout: layout, text: painted, position: position))
      }
    }
    return labels
  }

  /// A label's text, cut where it is too wide.
  private func layout(
    _ text: Text, _ entry: AxisPlan.Entry, _ part: AxisElement, _ plan: AxisPlan, _ placer: LabelPlacer, _ canvas: AxisCanvas
  ) -> (PaintedText, TextLayout) {
    let painted = canvas.context.label(text, part), layout = painted.layout()
    let (start, end) = placer.ends(entry)
    let band = abs(end - start)
    guard plan.axis == .horizontal, entry.isBand || part.isCentered == true, !part.isTurned, layout.size.width > band,
      isCut(part, entry, layout.size.width, band, placer.geometry.size.width, isName: painted.string.contains(where: \.isLetter))
    else { return (painted, layout) }
    let cut = canvas.context.label(text, part, lineLimit: 1)
    return (cut, cut.layout(width: max(band - Self.cutGap, 1)))
  }

  /// Between labels that are cut, in points; a choice.
  private static let cutGap: CGFloat = 2
  /// A label that nobody says anything of is cut where at least this part of it stays; a choice.
  private static let leastPart: CGFloat = 0.5

  /// Whether a label that is wider than its band is cut; else labels that it would lie over are left out.
  ///
  /// One that is wider than the plot would never show.
  private func isCut(
    _ part: AxisElement, _ entry: AxisPlan.Entry, _ width: CGFloat, _ band: CGFloat, _ plot: CGFloat, isName: Bool
  ) -> Bool {
    switch part.label.collision.storage {
    case .truncate: true
    // A number that is cut would be another number.
    case .automatic: entry.isBand && isName && (band - Self.cutGap >= width * Self.leastPart || width > plot)
    case .disabled, .greedy: false
    }
  }

  private func ticks(
    _ plan: AxisPlan, _ placer: LabelPlacer, _ labels: [AxisLabel], _ canvas: AxisCanvas
  ) -> DisplayFragment {
    guard !plan.isInside else { return .empty }
    var builder = FragmentBuilder(for: canvas.context)
    func extent(_ label: AxisLabel) -> CGFloat {
      (plan.axis == .horizontal ? label.position.frame.height : label.position.frame.width) + LabelPlacer.gap
    }
    let longest = labels.map(extent).max() ?? 0
    let own = Dictionary(labels.map { ($0.entry, extent($0)) }, uniquingKeysWith: max)
    let outermost = plan.outermost
    for (index, entry) in plan.entries.enumerated() where canvas.mayShow(placer.ends(entry), plan.axis) {
      for part in entry.parts {
        guard case .tick(let length) = part.kind else { continue }
        let points = length.points(label: own[index] ?? 0, longestLabel: longest, axis: plan.axis)
        var positions = [
          placer.isCentered(part, entry) && part.isCentered == true
            ? (placer.ends(entry).start + placer.ends(entry).end) / 2
            : placer.ends(entry).start
        ]
        if entry.isBand, part.isCentered != true, index == outermost { positions.append(placer.ends(entry).end) }
        for position in positions { canvas.paintTick(at: position, plan: plan, length: points, part, into: &builder) }
      }
    }
    return builder.finish()
  }
}

/// A label that is painted.
struct AxisLabel {
  /// The place of its axis among those of the side.
  var plan: Int
  /// The place of its value among those of the axis.
  var entry: Int
  var layout: TextLayout
  var text: PaintedText
  var position: PlacedLabel
}

extension AxisElement {
  /// The text of a label that is painted; `nil` for other parts, and for views.
  func text(_ entry: AxisPlan.Entry) -> Text? {
    guard case .label(let label) = kind else { return nil }
    switch label {
    case .automatic: return entry.text
    case .text(let text): return text
    case .view: return nil
    }
  }

  var isTurned: Bool { label.orientation.storage == .vertical || label.orientation.storage == .verticalReversed }

  /// The size of a text that is perhaps written upwards or downwards.
  func turned(_ size: CGSize) -> CGSize { isTurned ? CGSize(width: size.height, height: size.width) : size }

  /// Where the letters of a text are, counted from the corner of the label: from the tops of capitals to the last baseline.
  ///
  /// Tails and accents are little beside what a line leaves empty above and below.
  func letters(of layout: TextLayout) -> CGRect {
    guard !isTurned else { return CGRect(origin: .zero, size: turned(layout.size)) }
    let top = layout.firstBaseline * Self.aboveCapitals
    return CGRect(x: 0, y: top, width: layout.size.width, height: max(layout.lastBaseline - top, 0))
  }

  /// What lies above capitals, as a part of what lies above the first baseline.
  private static let aboveCapitals: CGFloat = 0.25

  /// Whether it is a label for which marks leave room.
  var takesRoomInBand: Bool { if case .label = kind { label.offsetsMarks ?? true } else { false } }

  /// How far a tick reaches, beside labels that reach as far as this.
  fileprivate func tickLength(labels: CGFloat) -> CGFloat {
    guard case .tick(let length) = kind, length.storage != .automatic else { return 0 }
    return length.points(label: labels, longestLabel: labels, axis: .horizontal)
  }
}

extension AxisTick.Length {
  /// How long a tick is; along x it reaches to the end of the labels unless the app says otherwise (Facts 11.2).
  /// - Parameters:
  ///   - label: Where the label of the tick's own value ends; zero where it shows none.
  ///   - longestLabel: Where the longest label of the axis ends.
  ///   - axis: The direction of the axis.
  /// - Returns: The length in points.
  func points(label: CGFloat, longestLabel: CGFloat, axis: Axis) -> CGFloat {
    switch storage {
    case .points(let points): points
    case .label(let more): label + more
    case .longestLabel(let more): longestLabel + more
    case .automatic: axis == .horizontal ? longestLabel : 4
    }
  }
}

extension DrawingContext {
  /// A label's text in its own font.
  func label(_ text: Text, _ part: AxisElement, lineLimit: Int? = nil) -> PaintedText {
    var text = part.font.map { text.font($0) } ?? text
    text = text.foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
    guard let lineLimit else { return painted(text) }
    var environment = environment
    environment.lineLimit = lineLimit
    return painted(text, in: environment)
  }
}
