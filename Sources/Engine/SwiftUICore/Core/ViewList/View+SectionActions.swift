extension View {
  /// Adds buttons, or other views, to a section as rows after its own.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }
}

private enum SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// What sections here show after their rows.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}

/// The rows of a section and what it shows after them.
nonisolated struct SectionRowsWithActions<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    // Sections inside have actions of their own, or none.
    content.environment(\.sectionActions, nil)
    SectionActionRows()
  }
}

private struct SectionActionRows: View {
  @Environment(\.sectionActions) private var actions
  var body: some View { actions }
}
