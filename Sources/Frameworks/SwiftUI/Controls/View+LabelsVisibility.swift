public import SwiftUICore

private enum LabelsVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether the labels of controls here show, as `labelsVisibility(_:)` sets it; `.automatic`: as each control has it.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the labels of the controls inside show; what further out was said of them no longer counts.
  ///
  /// Labels that do not show are still the names of their controls for somebody who cannot see them.
  ///
  ///     VStack { Toggle("Sound", isOn: $isOn).labelsVisibility(.visible); Toggle("Light", isOn: $isLit) }.labelsHidden()
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
