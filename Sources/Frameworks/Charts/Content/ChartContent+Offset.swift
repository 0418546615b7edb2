public import Foundation
import SwiftUI

extension ChartContent {
  /// Moves marks, in points.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves marks, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves marks across, and their upper and lower ends down, in points.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the two ends of marks across, and the marks down, in points.
  public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves each end of marks, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    editing { mark in
      var offset = mark.style.offset
      offset.xStart += xStart.isFinite ? xStart : 0
      offset.xEnd += xEnd.isFinite ? xEnd : 0
      offset.yStart += yStart.isFinite ? yStart : 0
      offset.yEnd += yEnd.isFinite ? yEnd : 0
      mark.style.offset = offset
    }
  }
}
