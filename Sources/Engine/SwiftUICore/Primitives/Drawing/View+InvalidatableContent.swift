extension View {
  /// Says that what is inside goes out of date: where views are redacted since they are, it does not show.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatable, invalidatable)
  }
}
