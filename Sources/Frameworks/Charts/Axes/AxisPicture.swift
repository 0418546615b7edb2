import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Paints ticks and labels of an axis beside the plot, or in it.
struct AxisPicture: ViewPicture {
  let scene: ChartScene
  let version: Int
  let edge: Edge
  let plans: [AxisPlan]
  let isInside: Bool

  // MARK: Measuring

  func size(for proposal: ProposedViewSize, in context: PictureContext) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let largest = largestLabel(in: context)
    if isInside {
      let takesRoom = plans.contains { plan in
        plan.axis == .vertical && plan.entries.contains { $0.isBand && $0.parts.contains { $0.takesRoomInBand } }
      }
      // The strip that labels take of each band (Facts 11.2).
      scene.labelStrip = takesRoom ? largest.height + 3.3 : 0
      return offered
    }
    let isAcross = edge == .top || edge == .bottom
    let labels = largest == .zero ? 0 : (isAcross ? largest.height : largest.width) + LabelPlacer.gap
    let ticks = plans.flatMap(\.entries).flatMap(\.parts).map { $0.tickLength(labels: labels) }.max() ?? 0
    let length = max(labels, ticks)
    return isAcross ? CGSize(width: offered.width, height: length) : CGSize(width: length, height: offered.height)
  }

  private func largestLabel(in context: PictureContext) -> CGSize {
    var size = CGSize.zero
    for entry in plans.flatMap({ Self.sample($0.entries) }) {
      for part in entry.parts {
        guard let text = part.text(entry) else { continue }
        let label = context.label(text, part).layout().size
        let turned = part.isTurned ? CGSize(width: label.height, height: label.width) : label
        let spacing = CGSize(
          width: (part.label.horizontalSpacing ?? LabelPlacer.gap) - LabelPlacer.gap,
          height: (part.label.verticalSpacing ?? LabelPlacer.gap) - LabelPlacer.gap)
        size.width = max(size.width, turned.width + (edge == .leading || edge == .trailing ? spacing.width : 0))
        size.height = max(size.height, turned.height + (edge == .top || edge == .bottom ? spacing.height : 0))
      }
    }
    return size
  }

  /// Entries enough to know how large labels get; an axis that scrolls may have thousands.
  private static func sample(_ entries: [AxisPlan.Entry]) -> [AxisPlan.Entry] {
    let limit = 120
    guard entries.count > limit else { return entries }
    let step = entries.count / limit + 1
    return entries.enumerated().filter { $0.offset % step == 0 || $0.offset == entries.count - 1 }.map(\.element)
  }

  // MARK: Painting

  func didPlace(in context: PictureContext) { scene.follow(context.node) }

  func fragment(in context: PictureContext) -> DisplayFragment {
    guard let geometry = scene.geometry, geometry.size.width > 0, geometry.size.height > 0 else { return .empty }
    var builder = FragmentBuilder(for: context.node)
    let frame = scene.plotFrame(in: context.node)
    var canvas = AxisCanvas(
      context: context, plot: frame, whole: geometry.size, scroll: scene.scroll.offset, sides: scene.axisSides)
    for plan in plans {
      canvas.scroll = canvas.shift(of: plan, scene.scroll.offset)
      let placer = LabelPlacer(plan: plan, geometry: geometry, labelStrip: scene.labelStrip)
      let all = labels(plan, placer, canvas)
      let labels = LabelCollisions.kept(all.map(\.place), along: plan.axis, in: geometry.size, plan).map { all[$0] }
      var own = FragmentBuilder(for: context.node)
      own.append(canvas.clipped(ticks(plan, placer, labels, canvas), along: plan.axis), at: .zero)
      for label in labels { canvas.paint(label, along: plan.axis, into: &own) }
      canvas.append(own.finish(), of: plan, to: &builder)
    }
    return builder.finish()
  }

  private func labels(_ plan: AxisPlan, _ placer: LabelPlacer, _ canvas: AxisCanvas) -> [AxisLabel] {
    var labels: [AxisLabel] = []
    var crowd = LabelCrowd(plan: plan, placer: placer)
    for (index, entry) in plan.entries.enumerated() where canvas.mayShow(placer.ends(entry), plan.axis) {
      for part in entry.parts {
        // The last value of an axis is in the middle of nothing.
        guard let text = part.text(entry), part.isCentered != true || entry.end > entry.start, !crowd.covers(entry, part) else {
          continue
        }
        let (painted, layout) = layout(text, entry, part, plan, placer, canvas)
        let size = part.isTurned ? CGSize(width: layout.size.height, height: layout.size.width) : layout.size
        let origin = placer.origin(entry: index, part: part, size: size)
        let place = PlacedLabel(frame: CGRect(origin: origin, size: size), part: part, isBand: entry.isBand)
        crowd.add(place)
        labels.append(AxisLabel(entry: index, layout: layout, text: painted, place: place))
      }
    }
    return labels
  }

  /// A label's text, cut where it is too wide.
  private func layout(
    _ text: Text, _ entry: AxisPlan.Entry, _ part: AxisPart, _ plan: AxisPlan, _ placer: LabelPlacer, _ canvas: AxisCanvas
  ) -> (PaintedText, TextLayout) {
    let painted = canvas.context.label(text, part), layout = painted.layout()
    let (start, end) = placer.ends(entry)
    let band = abs(end - start)
    guard plan.axis == .horizontal, entry.isBand || part.isCentered == true, !part.isTurned, layout.size.width > band,
      isCut(part, entry, layout.size.width, band, isName: painted.string.contains(where: \.isLetter))
    else { return (painted, layout) }
    let cut = canvas.context.label(text, part, lineLimit: 1)
    return (cut, cut.layout(width: max(band - Self.cutGap, 1)))
  }

  /// Between labels that are cut, in points; a choice.
  private static let cutGap: CGFloat = 2
  /// A label that nobody says anything of is cut where at least this part of it stays; a choice.
  private static let leastPart: CGFloat = 0.5

  /// Whether a label that is wider than its band is cut; else labels that it would lie over are left out.
  private func isCut(_ part: AxisPart, _ entry: AxisPlan.Entry, _ width: CGFloat, _ band: CGFloat, isName: Bool) -> Bool {
    switch part.label.collision.storage {
    case .truncate: true
    // A number that is cut would be another number.
    case .automatic: entry.isBand && isName && band - Self.cutGap >= width * Self.leastPart
    case .disabled, .greedy: false
    }
  }

  private func ticks(
    _ plan: AxisPlan, _ placer: LabelPlacer, _ labels: [AxisLabel], _ canvas: AxisCanvas
  ) -> DisplayFragment {
    guard !plan.isInside else { return .empty }
    var builder = FragmentBuilder(for: canvas.context.node)
    func reach(_ label: AxisLabel) -> CGFloat {
      (plan.axis == .horizontal ? label.place.frame.height : label.place.frame.width) + LabelPlacer.gap
    }
    let longest = labels.map(reach).max() ?? 0
    let own = Dictionary(labels.map { ($0.entry, reach($0)) }, uniquingKeysWith: max)
    let outermost = plan.outermost
    for (index, entry) in plan.entries.enumerated() where canvas.mayShow(placer.ends(entry), plan.axis) {
      for part in entry.parts {
        guard case .tick(let length) = part.kind else { continue }
        let points = length.points(label: own[index] ?? 0, longestLabel: longest, axis: plan.axis)
        var places = [
          placer.isCentered(part, entry) && part.isCentered == true
            ? (placer.ends(entry).start + placer.ends(entry).end) / 2
            : placer.ends(entry).start
        ]
        if entry.isBand, part.isCentered != true, index == outermost { places.append(placer.ends(entry).end) }
        for place in places { canvas.paintTick(at: place, plan: plan, length: points, part, into: &builder) }
      }
    }
    return builder.finish()
  }
}

/// A label that is painted.
struct AxisLabel {
  /// The place of its value among those of the axis.
  var entry: Int
  var layout: TextLayout
  var text: PaintedText
  var place: PlacedLabel
}

extension AxisPart {
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

extension PictureContext {
  /// A label's text in its own font.
  func label(_ text: Text, _ part: AxisPart, lineLimit: Int? = nil) -> PaintedText {
    var text = part.font.map { text.font($0) } ?? text
    text = text.foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
    guard let lineLimit else { return painted(text) }
    var environment = environment
    environment.lineLimit = lineLimit
    return PaintedText(text, in: environment, services: node.graph.services)
  }
}
