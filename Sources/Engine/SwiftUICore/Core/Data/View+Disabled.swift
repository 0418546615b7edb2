import Foundation

extension View {
  /// Turns controls on or off; a view inside one that is off stays off, whatever it says.
  ///
  ///     Button("Save") { save() }.disabled(text.isEmpty)
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWritingModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether controls react to a person; see `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
