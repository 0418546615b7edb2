public import SwiftUICore

extension EnvironmentValues {
  /// Whether the labels of controls do not show.
  var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Hides the labels of the controls inside, which keep their names for somebody who cannot see them.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
