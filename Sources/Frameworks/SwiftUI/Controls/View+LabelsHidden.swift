public import SwiftUICore

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the labels of controls do not show.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls inside, which keep their names for somebody who cannot see them.
  public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
