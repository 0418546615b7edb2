import Foundation
import SwiftUI

extension MarkAnnotation {
  /// Between a mark and a view beside it, in points (Facts 11.2).
  static let spacing: CGFloat = 4

  /// What the view is offered.
  func proposal(for mark: CGSize) -> ProposedViewSize {
    position.storage == .overlay ? ProposedViewSize(width: mark.width, height: mark.height) : .unspecified
  }

  /// Where a view of a size stands.
  func frame(of size: CGSize, beside mark: CGRect) -> CGRect {
    let gap = spacing ?? Self.spacing
    let (across, down) = (alignment.horizontal.fraction, alignment.vertical.fraction)
    let alongX = mark.minX + (mark.width - size.width) * across, alongY = mark.minY + (mark.height - size.height) * down
    let before = mark.minX - gap - size.width, behind = mark.maxX + gap
    let above = mark.minY - gap - size.height, below = mark.maxY + gap
    let origin: CGPoint
    switch position.storage {
    case .automatic, .top: origin = CGPoint(x: alongX, y: above)
    case .bottom: origin = CGPoint(x: alongX, y: below)
    case .leading: origin = CGPoint(x: before, y: alongY)
    case .trailing: origin = CGPoint(x: behind, y: alongY)
    case .topLeading: origin = CGPoint(x: before, y: above)
    case .topTrailing: origin = CGPoint(x: behind, y: above)
    case .bottomLeading: origin = CGPoint(x: before, y: below)
    case .bottomTrailing: origin = CGPoint(x: behind, y: below)
    case .overlay: origin = CGPoint(x: alongX, y: alongY)
    }
    return CGRect(origin: origin, size: size)
  }

  /// The frame, moved into the plot or the chart as far as the app wants that.
  func moved(_ frame: CGRect, into plot: CGSize, chart: EdgeInsets) -> CGRect {
    var frame = frame
    if let room = Self.room(overflow.x, length: plot.width, before: chart.leading, after: chart.trailing) {
      frame.origin.x = max(min(frame.minX, room.upperBound - frame.width), room.lowerBound)
    }
    if let room = Self.room(overflow.y, length: plot.height, before: chart.top, after: chart.bottom) {
      frame.origin.y = max(min(frame.minY, room.upperBound - frame.height), room.lowerBound)
    }
    return frame
  }

  /// Between which places the view has to stand; `nil`: wherever it is.
  private static func room(
    _ strategy: AnnotationOverflowResolution.Strategy, length: CGFloat, before: CGFloat, after: CGFloat
  ) -> ClosedRange<CGFloat>? {
    switch strategy.storage {
    case .padScale, .disabled: nil
    case .fit(.plot): 0...length
    // What the scale has made no room for is moved.
    case .fit, .automatic: -before...length + after
    }
  }
}
