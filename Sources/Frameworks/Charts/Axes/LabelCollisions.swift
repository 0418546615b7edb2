import Foundation
import SwiftUI

/// A label with its place in the coordinates of the whole plot.
struct PlacedLabel {
  var frame: CGRect
  /// Where its letters are, which is less than its frame; `nil`: it is a view.
  var letters: CGRect?
  var part: AxisElement
  /// Whether its value has a band of its own.
  var isBand: Bool
  /// Where labels of its axis stand.
  var preset = AxisMarkPreset.automatic
  /// Whether its axis stands in the plot.
  var isInside = false
}

/// The room that labels of an axis have, in the coordinates of the whole plot.
struct LabelRoom {
  /// The size of the whole plot.
  var plot: CGSize
  /// How far the chart reaches beyond the plot.
  var inset = EdgeInsets()
  /// Where something else stands that letters are not to touch: labels of other axes, titles, the legend.
  var taken: [CGRect] = []
  /// Where other labels of the same side stand.
  var labels: [CGRect] = []
}

/// Decides which labels of an axis show where not all have room.
enum LabelCollisions {
  /// The indices of the labels that show, of one axis or of several on one side.
  ///
  /// A label that stands behind its line and would reach over the plot's end is left out (Facts 11.2), as is one that touches what
  /// stands beside the axis. Of labels that lie over each other those of a higher priority stay, else those that come first.
  static func kept(_ labels: [PlacedLabel], along axis: Axis, in room: LabelRoom) -> [Int] {
    let fitting = labels.indices.filter { fits(labels[$0], along: axis, in: room) }
    let order = fitting.sorted { (-priority(labels[$0]), $0) < (-priority(labels[$1]), $1) }
    var kept: [Int] = []
    for index in order where isFree(labels[index], among: kept.lazy.map { labels[$0] }, along: axis) { kept.append(index) }
    return kept.sorted()
  }

  /// Between two labels along x of which nothing is said, in points; a choice.
  static let gap: CGFloat = 4

  /// How much of a label may stand beyond the chart's end; a choice.
  private static let cutPart: CGFloat = 0.25

  /// Whether a label has room, whichever others there are.
  private static func fits(_ label: PlacedLabel, along axis: Axis, in room: LabelRoom) -> Bool {
    // A label with a place that is none is nowhere, whatever is said of those that would lie over each other.
    guard label.frame.isFinite else { return false }
    guard label.part.label.collision.storage != .disabled else { return true }
    let letters = (label.letters ?? label.frame).insetBy(dx: 0.01, dy: 0.01)
    let frame = label.frame
    if room.taken.contains(where: { $0.meets(letters) }) { return false }
    if room.labels.contains(where: { $0.meets(frame.insetBy(dx: 0.01, dy: 0.01)) }) { return false }
    if label.isInside {
      // What stands in the plot stays in it.
      return frame.minX >= -0.5 && frame.maxX <= room.plot.width + 0.5 && frame.minY >= -0.5
        && frame.maxY <= room.plot.height + 0.5
    }
    guard axis == .horizontal, label.preset == .automatic, label.part.label.anchor == nil else { return true }
    let isBeside = !label.isBand && label.part.isCentered != true
    if isBeside, label.part.label.collision.storage == .automatic { return frame.maxX <= room.plot.width + 0.5 }
    // The middle of a name shows where a little of it does not.
    let beyond = frame.width * Self.cutPart
    return frame.minX >= -room.inset.leading - beyond && frame.maxX <= room.plot.width + room.inset.trailing + beyond
  }

  private static func priority(_ label: PlacedLabel) -> Double {
    if case .greedy(let priority, _) = label.part.label.collision.storage, !priority.isNaN { return priority }
    return 0
  }

  private static func isFree(_ label: PlacedLabel, among others: some Sequence<PlacedLabel>, along axis: Axis) -> Bool {
    // Labels in a line need a gap to be told from each other; lines below each other have one.
    var spacing = axis == .horizontal ? Self.gap : 0
    switch label.part.label.collision.storage {
    case .disabled: return true
    case .greedy(_, let own?): spacing = own
    default: break
    }
    let frame = label.frame.insetBy(
      dx: 0.01 - (axis == .horizontal ? spacing : 0), dy: 0.01 - (axis == .vertical ? spacing : 0))
    return !others.contains { $0.frame.meets(frame) }
  }
}

/// Knows of labels that they will be left out before anybody shapes their texts: of an axis with thousands of values, most.
struct LabelCrowd {
  private let plan: AxisPlan
  private let placer: LabelPlacer
  private var last: CGRect?

  /// Axes with fewer values have all their labels shaped.
  private static let few = 100

  init(plan: AxisPlan, placer: LabelPlacer) { (self.plan, self.placer) = (plan, placer) }

  /// Whether a label would lie over the last one that shows, wherever it ends.
  func covers(_ entry: AxisPlan.Entry, _ part: AxisElement) -> Bool {
    guard plan.entries.count > Self.few, plan.preset != .aligned, let last, part.label.collision.leavesOutLater else {
      return false
    }
    let (start, end) = placer.ends(entry)
    var point = placer.isCentered(part, entry) ? (start + end) / 2 : start
    guard plan.axis == .horizontal else { return last.minY < point && point < last.maxY }
    if part.label.anchor == nil, !placer.isCentered(part, entry), plan.preset != .extended {
      point += part.label.horizontalSpacing ?? LabelPlacer.gap
    }
    return last.minX - LabelCollisions.gap < point && point < last.maxX + LabelCollisions.gap
  }

  mutating func add(_ label: PlacedLabel) {
    let needed = plan.axis == .horizontal ? label.frame.insetBy(dx: -LabelCollisions.gap, dy: 0) : label.frame
    guard label.part.label.collision.leavesOutLater, !(last?.meets(needed) ?? false),
      label.frame.maxX <= placer.geometry.size.width || plan.axis == .vertical
    else { return }
    last = label.frame
  }
}

extension AxisValueLabelCollisionResolution {
  /// Whether of two such labels over each other the first one shows.
  fileprivate var leavesOutLater: Bool {
    switch storage {
    case .automatic, .truncate: true
    case .greedy(let priority, let spacing): priority == 0 && spacing == nil
    case .disabled: false
    }
  }
}
