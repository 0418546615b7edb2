public import Foundation
import SwiftUICore

/// What apps set for all views by `UIView.appearance()`: SwiftUI's views take the tint.
///
/// How a class of UIKit gives its proxy, in two lines:
///
///     extension UITabBar {
///       public static func appearance() -> UITabBarProxy { .shared }
///     }
///
/// A value is that of every view from the next frame on, also of those that show already; with UIKit it is that of views that come
/// into a window later.
@MainActor @preconcurrency
public class UIViewProxy: NSObject {
  private let attributes: WritableKeyPath<AppearanceValues, AppearanceValues.ViewAttributes>

  init(_ attributes: WritableKeyPath<AppearanceValues, AppearanceValues.ViewAttributes>) { self.attributes = attributes }

  /// Of all views.
  public static let views = UIViewProxy(\.views)
  /// Of all windows.
  public static let windows = UIViewProxy(\.windows)
  /// Of what is in alerts and dialogs.
  public static let alerts = UIViewProxy(\.alerts)
  /// Of all steppers.
  public static let steppers = UIViewProxy(\.steppers)
  /// Of all spinners.
  public static let spinners = UIViewProxy(\.spinners)
  /// Of what shows that content is loaded anew.
  public static let refreshControls = UIViewProxy(\.refreshControls)

  final subscript<Value>(path: WritableKeyPath<AppearanceValues, Value>) -> Value {
    get { AppearanceStore.current.values[keyPath: path] }
    set { AppearanceStore.current.values[keyPath: path] = newValue }
  }

  /// What the app gave for a name of the class; `nil`: nothing.
  final func given<Value>(_ name: String) -> Value? {
    AppearanceStore.current.given["\(type(of: self)).\(name)"] as? Value
  }
  /// Keeps what the app gives, to be told again.
  final func keep(_ value: Any?, for name: String) { AppearanceStore.current.given["\(type(of: self)).\(name)"] = value }

  /// The colour behind the view; `nil`: as usual.
  public final var backgroundColor: UIColor? {
    get { self[attributes].background }
    set { self[attributes.appending(path: \.background)] = newValue }
  }
  /// The colour of what can be touched or is chosen; `nil`: as usual.
  public final var tintColor: UIColor! {
    get { self[attributes].tint }
    set { self[attributes.appending(path: \.tint)] = newValue }
  }
}

/// How far a bar is from the usual height.
public enum UIBarMetrics: Int, Sendable {
  /// The usual bar, that of a low window, and both with a line of text above the title.
  case `default` = 0, compact, defaultPrompt = 101, compactPrompt
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere, at the bottom, at the top, or at the top with the status bar above it.
  case any = 0, bottom, top, topAttached
}

/// Whether a bar is dark whatever the surroundings.
public enum UIBarStyle: Int, Sendable {
  /// As the surroundings are, or dark.
  case `default` = 0, black
}
