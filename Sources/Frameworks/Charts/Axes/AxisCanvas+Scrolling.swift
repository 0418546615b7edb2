import CoreGraphicsTypes
import Foundation
import SwiftUI

/// What shows of an axis that scrolls with its plot: lines end with the plot; labels stay whole and go over its end into the
/// corner beside it, as far as the axis there has left them room, and fade where they leave that.
extension AxisCanvas {
  /// Over how many points labels fade; a choice.
  private static let fade: CGFloat = 8

  private func lengths(_ axis: Axis) -> (whole: CGFloat, shown: CGFloat, offset: CGFloat) {
    axis == .horizontal ? (whole.width, plot.width, scroll.x) : (whole.height, plot.height, scroll.y)
  }

  private func scrolls(_ axis: Axis) -> Bool { lengths(axis).whole > lengths(axis).shown + 1 }

  /// Whether what belongs to a place may show, where the plot scrolls.
  func mayShow(_ ends: (start: CGFloat, end: CGFloat), _ axis: Axis) -> Bool {
    let margin: CGFloat = 200
    let (_, shown, offset) = lengths(axis)
    guard scrolls(axis) else { return true }
    return max(ends.start, ends.end) > offset - margin && min(ends.start, ends.end) < offset + shown + margin
  }

  /// Lines of an axis, as far as the plot goes.
  func clipped(_ lines: DisplayFragment, along axis: Axis) -> DisplayFragment {
    guard scrolls(axis), !lines.isEmpty else { return lines }
    // A line in the middle of the plot's edge shows with all of its width.
    let (far, width): (CGFloat, CGFloat) = (10_000, 0.5)
    let viewport =
      axis == .horizontal
      ? CGRect(x: plot.minX - width, y: -far, width: plot.width + 2 * width, height: 2 * far)
      : CGRect(x: -far, y: plot.minY - width, width: 2 * far, height: plot.height + 2 * width)
    return lines.wrapped(
      in: .clip(Path(viewport), isEvenOdd: false, isAntialiased: false, snapFrame: nil), id: context.displayID)
  }

  /// How much shows of a label that lies in a frame.
  func opacity(of frame: CGRect, along axis: Axis) -> Double {
    guard scrolls(axis) else { return 1 }
    let beyond: CGFloat
    switch axis {
    case .horizontal:
      let (left, right) = context.isRightToLeft ? (sides.trailing, sides.leading) : (sides.leading, sides.trailing)
      beyond = max(plot.minX - left - frame.minX, frame.maxX - plot.maxX - right)
    case .vertical:
      // In the middle of its line, a label is half outside where that lies at the end.
      let (up, down) = (max(sides.top, frame.height / 2), max(sides.bottom, frame.height / 2))
      beyond = max(plot.minY - up - frame.minY, frame.maxY - plot.maxY - down)
    }
    return Double(1 - min(max(beyond / Self.fade, 0), 1))
  }
}
