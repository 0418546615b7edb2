public import SwiftUICore

/// In which order a menu has its items.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  private let kind: Int
  private init(kind: Int) { self.kind = kind }
  /// As it fits: from top to bottom where the menu opens from what scrolls; elsewhere the first item is the one nearest to what
  /// opened the menu.
  public static let automatic = MenuOrder(kind: 0)
  /// The first item is the one nearest to what opened the menu.
  public static let priority = MenuOrder(kind: 1)
  /// As declared, from top to bottom.
  public static let fixed = MenuOrder(kind: 2)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// In which order menus have their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets in which order the menus inside have their items where they stand above what opens them.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
