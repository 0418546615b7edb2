public import Foundation
import SwiftUICore

/// What apps set for all bars of a kind.
@MainActor @preconcurrency
public class UIBarProxy: UIViewProxy {
  let bars: WritableKeyPath<AppearanceValues, AppearanceValues.Bars>

  init(_ bars: WritableKeyPath<AppearanceValues, AppearanceValues.Bars>) {
    self.bars = bars
    super.init(bars.appending(path: \.view))
  }

  final func edit(_ edit: (inout AppearanceValues.Bars) -> Void) { edit(&self[bars]) }

  /// Whether bars do not show, though their room stays.
  public final var isHidden: Bool {
    get { self[bars].isHidden }
    set { edit { $0.isHidden = newValue } }
  }
  /// Whether bars are dark whatever the surroundings.
  public final var barStyle: UIBarStyle {
    get { self[bars].isDark ? .black : .default }
    set { edit { $0.isDark = newValue == .black } }
  }
  /// The colour behind bars while content passes below them, where no appearance says one.
  public final var barTintColor: UIColor? {
    get { self[bars].barTint }
    set { edit { $0.barTint = newValue } }
  }
  /// Whether what passes below bars shows through.
  public final var isTranslucent: Bool {
    get { self[bars].isTranslucent ?? true }
    set { edit { $0.isTranslucent = newValue } }
  }
  /// The picture in place of the line at bars' edges; one of no size takes the line away.
  public final var shadowImage: UIImage? {
    get { self[bars].shadowImage }
    set { edit { $0.shadowImage = newValue } }
  }
}

/// What apps set for all navigation bars by `UINavigationBar.appearance()`.
@MainActor @preconcurrency
public final class UINavigationBarProxy: UIBarProxy {
  /// The one of the app.
  public static let shared = UINavigationBarProxy(\.navigationBars)

  /// How bars look while content passes below them, and where none of the others says more.
  public var standardAppearance: UINavigationBarAppearance {
    get { copy("standard") ?? UINavigationBarAppearance() }
    set { keep(newValue, "standard", \.standard) }
  }
  /// How bars look while no content passes below them; `nil`: without what is behind them.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { copy("scrollEdge") }
    set { keep(newValue, "scrollEdge", \.scrollEdge) }
  }
  /// How low bars look; `nil`: as others.
  public var compactAppearance: UINavigationBarAppearance? {
    get { copy("compact") }
    set { keep(newValue, "compact", \.compact) }
  }
  /// How low bars look while no content passes below them; `nil`: as others.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { copy("compactScrollEdge") }
    set { keep(newValue, "compactScrollEdge", \.compactScrollEdge) }
  }
  private func copy(_ name: String) -> UINavigationBarAppearance? {
    (given(name) as UINavigationBarAppearance?).map { UINavigationBarAppearance(barAppearance: $0) }
  }
  private func keep(
    _ appearance: UINavigationBarAppearance?, _ name: String, _ path: WritableKeyPath<AppearanceValues.Bars, BarAttributes?>
  ) {
    super.keep(appearance.map { UINavigationBarAppearance(barAppearance: $0) }, for: name)
    edit { $0[keyPath: path] = appearance?.attributes }
  }

  /// How titles in bars' rows look, where no appearance says so.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { given("titles") }
    set {
      super.keep(newValue, for: "titles")
      edit { $0.titles = newValue.map { TextAttributes($0) } }
    }
  }
  /// How large titles look, where no appearance says so.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { given("largeTitles") }
    set {
      super.keep(newValue, for: "largeTitles")
      edit { $0.largeTitles = newValue.map { TextAttributes($0) } }
    }
  }
  /// Sets the picture behind bars; one of no size leaves nothing behind them.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    edit { $0.backgroundImage = backgroundImage }
  }
  /// Sets the picture behind bars; one of no size leaves nothing behind them.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    edit { $0.backgroundImage = backgroundImage }
  }
  /// The picture behind bars.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { self[bars].backgroundImage }
}

/// What apps set for all bars of tabs by `UITabBar.appearance()`.
@MainActor @preconcurrency
public final class UITabBarProxy: UIBarProxy {
  /// The one of the app.
  public static let shared = UITabBarProxy(\.tabBars)

  /// How bars look while content passes below them.
  public var standardAppearance: UITabBarAppearance {
    get { UITabBarAppearance(barAppearance: given("standard") ?? UITabBarAppearance()) }
    set {
      keep(UITabBarAppearance(barAppearance: newValue), for: "standard")
      edit { $0.standard = newValue.attributes }
    }
  }
  /// How bars look while no content passes below them; `nil`: without what is behind them.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { (given("scrollEdge") as UITabBarAppearance?).map { UITabBarAppearance(barAppearance: $0) } }
    set {
      keep(newValue.map { UITabBarAppearance(barAppearance: $0) }, for: "scrollEdge")
      edit { $0.scrollEdge = newValue?.attributes }
    }
  }
  /// The colour of tabs that are not chosen, where no appearance says one.
  public var unselectedItemTintColor: UIColor? {
    get { self[bars].unselectedTint }
    set { edit { $0.unselectedTint = newValue } }
  }
  /// The picture behind bars; one of no size leaves nothing behind them.
  public var backgroundImage: UIImage? {
    get { self[bars].backgroundImage }
    set { edit { $0.backgroundImage = newValue } }
  }
}

/// What apps set for all toolbars by `UIToolbar.appearance()`.
@MainActor @preconcurrency
public final class UIToolbarProxy: UIBarProxy {
  /// The one of the app.
  public static let shared = UIToolbarProxy(\.toolbars)

  /// How bars look while content passes below them.
  public var standardAppearance: UIToolbarAppearance {
    get { UIToolbarAppearance(barAppearance: given("standard") ?? UIToolbarAppearance()) }
    set {
      keep(UIToolbarAppearance(barAppearance: newValue), for: "standard")
      edit { $0.standard = newValue.attributes }
    }
  }
  /// How bars look while no content passes below them; `nil`: without what is behind them.
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { (given("scrollEdge") as UIToolbarAppearance?).map { UIToolbarAppearance(barAppearance: $0) } }
    set {
      keep(newValue.map { UIToolbarAppearance(barAppearance: $0) }, for: "scrollEdge")
      edit { $0.scrollEdge = newValue?.attributes }
    }
  }
  /// Sets the picture behind bars; one of no size leaves nothing behind them.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    edit { $0.backgroundImage = backgroundImage }
  }
}

/// What apps set for all fields to search with by `UISearchBar.appearance()`.
@MainActor @preconcurrency
public final class UISearchBarProxy: UIBarProxy {
  /// The one of the app.
  public static let shared = UISearchBarProxy(\.searchBars)
}

/// What apps set for all titles of a kind, by the state of what they belong to.
@MainActor @preconcurrency
public class UIBarItemProxy: UIViewProxy {
  private let titles: WritableKeyPath<AppearanceValues, AppearanceValues.Titles>

  init(_ titles: WritableKeyPath<AppearanceValues, AppearanceValues.Titles>) {
    self.titles = titles
    super.init(titles.appending(path: \.view))
  }

  /// Sets how titles look in a state: font, colour, kerning; `nil`: as usual.
  public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
    keep(attributes, for: "\(state.rawValue)")
    self[titles].attributesByState[state] = attributes.map { TextAttributes($0) }
  }
  /// How titles look in a state.
  public final func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    given("\(state.rawValue)")
  }
  /// How far titles lie aside of their places.
  final var offset: UIOffset {
    get { self[titles].offset }
    set { self[titles].offset = newValue }
  }
}

/// What apps set for all buttons of bars by `UIBarButtonItem.appearance()`.
@MainActor @preconcurrency
public final class UIBarButtonItemProxy: UIBarItemProxy {
  /// The one of the app.
  public static let shared = UIBarButtonItemProxy(\.barButtons)
}

/// What apps set for all tabs of bars by `UITabBarItem.appearance()`.
@MainActor @preconcurrency
public final class UITabBarItemProxy: UIBarItemProxy {
  /// The one of the app.
  public static let shared = UITabBarItemProxy(\.tabItems)
  /// How far titles lie aside of their places.
  public var titlePositionAdjustment: UIOffset {
    get { offset }
    set { offset = newValue }
  }
}
