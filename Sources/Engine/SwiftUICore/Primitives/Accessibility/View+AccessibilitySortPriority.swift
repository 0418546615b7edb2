extension View {
  /// Sets when the view is read among those beside it: the higher, the earlier; 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityModifier { $0.sortPriority = sortPriority })
  }
  /// Sets when the view is read among those beside it: the higher, the earlier.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
