public import SwiftUICore

/// Whether a menu closes when one of its items is chosen.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let kind: Int
  private init(kind: Int) { self.kind = kind }
  /// As it fits: it closes.
  public static let automatic = MenuActionDismissBehavior(kind: 0)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
  /// Whether menus close when one of the items here is chosen.
  nonisolated var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes when one of the items inside is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
