import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Sets how wide the column of the inspector around is, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(ColumnWidth(ideal: width))
  }

  /// Sets how wide the column of the inspector around is to be, in points, and between which widths it stays.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(ColumnWidth(least: min, ideal: ideal, most: max))
  }

  private nonisolated func inspectorColumnWidth(_ width: ColumnWidth) -> some View {
    transformPreference(InspectorWidthKey.self) { $0 = width }
  }
}

/// How wide the inspector around is to be.
enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
