import Foundation
import SwiftUI

/// Views after each other, in as many lines as they need.
struct WrappingRow: Layout {
  let gap: CGFloat
  let isVertical: Bool

  /// Between two lines, in points; a choice.
  private static let lineGap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
      // What fits has its ideal size, which no rounding of the row takes from it.
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: frame.width < bounds.width ? .unspecified : ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      if size.width > width { size = view.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
      if x > 0, isVertical || x + size.width > width { (x, y, height) = (0, y + height + Self.lineGap, 0) }
      defer { x += size.width + gap }
      height = max(height, size.height)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
