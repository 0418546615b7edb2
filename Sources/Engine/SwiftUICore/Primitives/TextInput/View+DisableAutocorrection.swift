extension View {
  /// Says whether words that are typed into the fields inside are left as they are.
  ///
  /// `autocorrectionDisabled(_:)` is the newer name.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
