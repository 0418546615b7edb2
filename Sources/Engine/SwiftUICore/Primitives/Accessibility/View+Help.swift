public import FoundationAdditions

extension View {
  /// Says what the view is for: read as its hint, as on a phone.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says what the view is for: read as its hint, as on a phone.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Says what the view is for by a text that a resource names: read as its hint, as on a phone.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View { accessibilityHint(textResource) }
  /// Says what the view is for: read as its hint, as on a phone.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
