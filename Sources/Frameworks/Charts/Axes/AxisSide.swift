import Foundation
import SwiftUI

/// A side of the plot on which axes stand, beside the plot or in it.
struct AxisSide: Hashable {
  var edge: Edge
  var isInside: Bool

  /// Whether labels of the side leave room to those of another one: those of x to those of y, and in the plot, where names may
  /// stand at the beginning of both sides, those behind to those before.
  func leavesRoom(to other: AxisSide) -> Bool {
    guard !other.edge.isAcross, self != other, isInside || !other.isInside else { return false }
    return edge.isAcross || (isInside && other.isInside && edge == .trailing)
  }
}

/// How large the labels of a side are that are painted.
struct LabelExtent {
  /// The greatest width and the greatest height, in points.
  var size = CGSize.zero
  /// Where their letters are, counted from the corner of each; null where there are none.
  var letters = CGRect.null

  /// Makes room for one more.
  mutating func add(_ size: CGSize, letters: CGRect) {
    self.size = CGSize(width: max(self.size.width, size.width), height: max(self.size.height, size.height))
    self.letters = self.letters.union(letters)
  }
}

extension AxisPlan {
  /// Whether its labels stand in the bands of their values, where these begin.
  private var isInBands: Bool { isInside && entries.first?.isBand ?? false }

  var position: AxisSide { AxisSide(edge: side, isInside: isInside) }

  /// How far its labels have moved in a plot that has scrolled: along the axis as the plot has; they stay at their side of what
  /// shows.
  func shift(_ offset: CGPoint, whole: CGSize, shown: CGSize) -> CGPoint {
    axis == .horizontal
      ? CGPoint(x: offset.x, y: side == .bottom ? whole.height - shown.height : 0)
      : CGPoint(x: side == .trailing && !isInBands ? whole.width - shown.width : 0, y: offset.y)
  }
}

extension ChartScene {
  /// The room that the labels of a side have beside those of other sides, titles and the legend.
  func labelRoom(of side: AxisSide, in geometry: PlotGeometry) -> LabelRoom {
    var room = LabelRoom(plot: geometry.size, inset: chartInset)
    guard let model else { return room }
    for (plan, labels) in labelViews where plan < model.axes.count && model.axes[plan].position == side {
      room.labels += labels.map(\.frame)
    }
    guard let own = model.axes.first(where: { $0.position == side }) else { return room }
    let shift = own.shift(scroll.offset, whole: geometry.size, shown: plotSize)
    room.taken += beside.map { $0.offsetBy(dx: shift.x, dy: shift.y) }
    for (index, plan) in model.axes.enumerated() where side.leavesRoom(to: plan.position) {
      let other = plan.shift(scroll.offset, whole: geometry.size, shown: plotSize)
      let labels = (labelViews[index] ?? []).map(\.frame) + letters(of: plan, geometry, all: !side.edge.isAcross || model.scrolls)
      room.taken += labels.map { $0.offsetBy(dx: shift.x - other.x, dy: shift.y - other.y) }
    }
    return room
  }

  /// The letters of labels of an axis of y, all or those that reach to where labels of x stand.
  private func letters(of plan: AxisPlan, _ geometry: PlotGeometry, all: Bool) -> [CGRect] {
    guard let extent = labelExtents[plan.position], !extent.letters.isNull else { return [] }
    let placer = LabelPlacer(plan: plan, geometry: geometry, labelStrip: labelStrip)
    let outset = LabelPlacer.gap + (labelExtents.values.map(\.size.height).max() ?? 0)
    var taken: [CGRect] = []
    for (index, entry) in plan.entries.enumerated() {
      let (start, end) = placer.ends(entry)
      guard all || min(start, end) < outset || max(start, end) > geometry.size.height - outset else { continue }
      for part in entry.parts where part.text(entry) != nil {
        let origin = placer.origin(entry: index, part: part, size: extent.size)
        taken.append(extent.letters.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    return taken
  }
}
