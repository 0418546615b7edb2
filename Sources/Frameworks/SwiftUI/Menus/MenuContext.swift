import SwiftUICore

/// The menu that shows some items, as its items know it.
nonisolated struct MenuContext: Equatable {
  let level: MenuLevel
  /// Whether the items leave room for check marks.
  var hasMarks = false
}

/// A menu that is open: the way to its popup, and what its items tell it.
nonisolated final class MenuLevel: Equatable {
  let popup = Popup()
  /// Told when a menu opens that one of the items leads to, and when it closes.
  var innerOpened: (Bool) -> Void = { _ in }
  /// In which order the items are where the menu stands above what opened it.
  var order = MenuOrder.fixed

  /// Whether the last item stands first (Facts 4.9).
  var turns: Bool {
    guard popup.standsAbove else { return false }
    return order == .priority || order == .automatic && !popup.opensFromScrolledContent
  }

  static func == (a: MenuLevel, b: MenuLevel) -> Bool { a === b }

  /// Does what an item does; the menu closes, with those around it, unless it is to stay open.
  func choose(_ dismissBehavior: MenuActionDismissBehavior, _ action: () -> Void) {
    if dismissBehavior != .disabled { popup.closeAll() }
    action()
  }
}

private enum IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a bar of a screen, and not in anything that is presented from there.
  nonisolated var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}

private enum MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }

extension EnvironmentValues {
  /// The menu whose items show here; `nil` outside of menus.
  nonisolated var menu: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}

/// Whether one of a menu's items has a check mark, or something else before its title.
nonisolated enum MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
