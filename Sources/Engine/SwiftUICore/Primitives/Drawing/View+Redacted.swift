extension View {
  /// Puts boxes in place of the texts and images inside, for a reason more than those that hold around the view.
  ///
  /// The layout stays. What is not text or image asks for `redactionReasons` itself.
  ///
  ///     LabeledContent("Rain") { Text("12 mm") }.redacted(reason: isOn ? .placeholder : [])
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
}
