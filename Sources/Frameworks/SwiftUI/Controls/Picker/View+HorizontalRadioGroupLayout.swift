public import SwiftUICore

private enum RadioGroupIsHorizontalKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the buttons of radio groups stand beside each other.
  nonisolated var radioGroupIsHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Puts the buttons of pickers inside that are radio groups beside each other, where they stand below each other otherwise.
  public nonisolated func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupIsHorizontal, true) }
}
