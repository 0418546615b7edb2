public import SwiftUICore

/// Whether buttons act again and again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  /// As fits the surroundings: they act once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// They act again and again.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// They act once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static var defaultValue: ButtonRepeatBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether buttons act again and again while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}
