import Foundation
import SwiftUI

/// Decides which labels of an axis show where not all have room.
enum LabelCollisions {
  /// The labels that show.
  ///
  /// A label that stands behind its line and would reach over the plot's end is left out (Facts 11.2). Of labels that lie over each
  /// other those of a higher priority stay, else those that come first.
  static func kept(_ labels: [AxisLabel], along axis: Axis, in size: CGSize, _ plan: AxisPlan) -> [AxisLabel] {
    let fitting = labels.filter { label in
      guard axis == .horizontal, plan.preset == .automatic, !label.isBand, label.part.isCentered != true,
        label.part.label.anchor == nil, label.part.label.collision.storage == .automatic
      else { return true }
      return label.frame.maxX <= size.width + 0.5
    }
    let order = fitting.indices.sorted { (-priority(fitting[$0]), $0) < (-priority(fitting[$1]), $1) }
    var kept: [Int] = []
    for index in order where isFree(fitting[index], among: kept.map { fitting[$0] }) { kept.append(index) }
    return kept.sorted().map { fitting[$0] }
  }

  private static func priority(_ label: AxisLabel) -> Double {
    if case .greedy(let priority, _) = label.part.label.collision.storage, !priority.isNaN { return priority }
    return 0
  }

  private static func isFree(_ label: AxisLabel, among others: [AxisLabel]) -> Bool {
    var spacing: CGFloat = 0
    switch label.part.label.collision.storage {
    case .disabled: return true
    case .greedy(_, let own?): spacing = own
    default: break
    }
    let frame = label.frame.insetBy(dx: 0.01 - spacing, dy: 0.01 - spacing)
    return !others.contains { $0.frame.intersects(frame) }
  }
}
