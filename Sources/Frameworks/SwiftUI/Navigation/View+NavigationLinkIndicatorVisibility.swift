public import SwiftUICore

private enum NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether rows with a link end with a sign of it.
  var navigationLinkIndicator: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a list's rows that the links inside are end with a chevron.
  ///
  ///     NavigationLink("Kyoto") { Text("Kyoto") }.navigationLinkIndicatorVisibility(.hidden)
  @MainActor @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }
}
