public import SwiftUICore

extension View {
  /// Sets whether lists show an index of the sections that have a `sectionIndexLabel(_:)`; `.automatic`: they do.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }
}

private enum ListSectionIndexVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether lists show an index of their sections.
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}
