extension View {
  /// Sets whether what is announced here waits until what is read has ended.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(AccessibilityModifier { $0.speech.queuesAnnouncements = value })
  }
}
