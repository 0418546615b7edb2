import Foundation
import SwiftUI

/// A label with its place in the coordinates of the whole plot.
struct PlacedLabel {
  var frame: CGRect
  var part: AxisPart
  /// Whether its value has a band of its own.
  var isBand: Bool
}

/// Decides which labels of an axis show where not all have room.
enum LabelCollisions {
  /// The indices of the labels that show.
  ///
  /// A label that stands behind its line and would reach over the plot's end is left out (Facts 11.2). Of labels that lie over each
  /// other those of a higher priority stay, else those that come first.
  static func kept(_ labels: [PlacedLabel], along axis: Axis, in size: CGSize, _ plan: AxisPlan) -> [Int] {
    let fitting = labels.indices.filter { index in
      let label = labels[index]
      guard axis == .horizontal, plan.preset == .automatic, !label.isBand, label.part.isCentered != true,
        label.part.label.anchor == nil, label.part.label.collision.storage == .automatic
      else { return true }
      return label.frame.maxX <= size.width + 0.5
    }
    let order = fitting.sorted { (-priority(labels[$0]), $0) < (-priority(labels[$1]), $1) }
    var kept: [Int] = []
    for index in order where isFree(labels[index], among: kept.lazy.map { labels[$0] }, along: axis) { kept.append(index) }
    return kept.sorted()
  }

  /// Between two labels along x of which nothing is said, in points; a choice.
  static let gap: CGFloat = 4

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
    return !others.contains { $0.frame.intersects(frame) }
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
  func covers(_ entry: AxisPlan.Entry, _ part: AxisPart) -> Bool {
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
    guard label.part.label.collision.leavesOutLater, !(last?.intersects(needed) ?? false),
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
