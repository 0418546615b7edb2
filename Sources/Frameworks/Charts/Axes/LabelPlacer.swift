import Foundation
import SwiftUI

/// Says where labels of an axis stand, in the coordinates of the whole plot, counted from the leading edge.
struct LabelPlacer {
  let plan: AxisPlan
  let geometry: PlotGeometry
  var labelStrip: CGFloat = 0

  /// Between the plot and the labels, and between a line and the label that stands behind it (Facts 11.2).
  static let gap: CGFloat = 4

  /// The value's place along the axis, and that of the end of its band.
  func ends(_ entry: AxisPlan.Entry) -> (start: CGFloat, end: CGFloat) {
    (geometry.place(entry.start, plan.axis), geometry.place(entry.end, plan.axis))
  }

  /// Whether a part stands in the middle of its band.
  func isCentered(_ part: AxisElement, _ entry: AxisPlan.Entry) -> Bool { part.isCentered ?? entry.isBand }

  /// Where a label's top leading corner is.
  func origin(entry index: Int, part: AxisElement, size: CGSize) -> CGPoint {
    let entry = plan.entries[index]
    var origin = plan.axis == .horizontal ? across(entry, part, size) : down(entry, part, size)
    origin.x += part.offset.width
    origin.y += part.offset.height
    return origin
  }

  private func across(_ entry: AxisPlan.Entry, _ part: AxisElement, _ size: CGSize) -> CGPoint {
    let (start, end) = ends(entry)
    let gap = part.label.verticalSpacing ?? Self.gap
    let y: CGFloat
    switch (plan.side, plan.isInside) {
    case (.top, false): y = -gap - size.height
    case (.top, true): y = gap
    case (_, true): y = geometry.size.height - gap - size.height
    default: y = geometry.size.height + gap
    }
    var x: CGFloat
    if let anchor = part.label.anchor {
      x = (isCentered(part, entry) ? (start + end) / 2 : start) - size.width * anchor.x
      x += anchor.x == 0 ? part.label.horizontalSpacing ?? 0 : anchor.x == 1 ? -(part.label.horizontalSpacing ?? 0) : 0
    } else if isCentered(part, entry) {
      x = (start + end) / 2 - size.width / 2
    } else if plan.preset == .extended || plan.preset == .aligned {
      x = start - size.width / 2
    } else {
      x = start + (part.label.horizontalSpacing ?? Self.gap)
    }
    if plan.preset == .aligned { x = min(max(x, 0), max(geometry.size.width - size.width, 0)) }
    return CGPoint(x: x, y: y)
  }

  private func down(_ entry: AxisPlan.Entry, _ part: AxisElement, _ size: CGSize) -> CGPoint {
    let (start, end) = ends(entry)
    let gap = part.label.horizontalSpacing ?? Self.gap
    let x: CGFloat
    switch (plan.side, plan.isInside) {
    case (.leading, false): x = -gap - size.width
    case (.leading, true): x = 0
    case (_, true): x = entry.isBand ? 0 : geometry.size.width - size.width
    default: x = geometry.size.width + gap
    }
    if plan.isInside {
      // At the top of the band, or above the line; below it where the plot ends above.
      let gap = part.label.verticalSpacing ?? 1
      let top = entry.isBand ? min(start, end) + 2 : start - size.height - gap
      return CGPoint(x: x, y: entry.isBand || top >= 0 ? top : start + gap)
    }
    let middle = isCentered(part, entry) ? (start + end) / 2 : start
    guard let anchor = part.label.anchor else { return CGPoint(x: x, y: middle - size.height / 2) }
    let spacing = part.label.verticalSpacing ?? 0
    return CGPoint(
      x: x, y: middle - size.height * anchor.y + (anchor.y == 0 ? spacing : anchor.y == 1 ? -spacing : 0))
  }
}
