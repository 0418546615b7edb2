public import UIKitTypes

extension UINavigationBar {
  /// What holds for all navigation bars.
  public static func appearance() -> UINavigationBarProxy { .shared }
}

extension UIToolbar {
  /// What holds for all toolbars.
  public static func appearance() -> UIToolbarProxy { .shared }
}

extension UITabBar {
  /// What holds for all bars of tabs.
  public static func appearance() -> UITabBarProxy { .shared }
}

extension UIBarButtonItem {
  /// What holds for all buttons of bars.
  public static func appearance() -> UIBarButtonItemProxy { .shared }
}

extension UITabBarItem {
  /// What holds for all items of bars of tabs.
  public static func appearance() -> UITabBarItemProxy { .shared }
}

extension UIScrollView {
  /// What holds for all scroll views.
  public static func appearance() -> UIScrollViewProxy { .shared }
}
