extension View {
  /// Says that what is inside is private: where views are redacted for privacy, it does not show and is not read.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
