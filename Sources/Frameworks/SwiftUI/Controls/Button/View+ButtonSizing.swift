public import SwiftUICore

/// How wide bordered buttons are.
nonisolated public struct ButtonSizing: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }
  private let kind: Kind
  /// As wide as fits the surroundings: as wide as the label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as the place that is offered.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// How wide bordered buttons are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons inside are that have a border or lie on glass.
  ///
  ///     Button("Go on") { save() }.buttonStyle(.borderedProminent).buttonSizing(.flexible)
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
