public import SwiftUICore

/// A button that opens the app's settings.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with the views of a closure as its label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    let openSettings = openSettings
    Button(action: { MainActor.assumeIsolated { openSettings() } }) { label }
  }
}

/// The label of a link to the settings that has no other.
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a button that says what it opens.
  public nonisolated init() { self.init { DefaultSettingsLinkLabel() } }
}
