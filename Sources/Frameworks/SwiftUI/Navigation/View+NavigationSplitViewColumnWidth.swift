import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Sets how wide the column of a split view around is, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(ideal: width))
  }

  /// Sets how wide the column of a split view around is at least, preferably and at most, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}
