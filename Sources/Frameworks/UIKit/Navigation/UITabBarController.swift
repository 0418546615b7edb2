import CoreGraphicsTypes
public import Foundation
import Observation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Shows one of several screens, chosen by a bar at the lower edge: a `TabView` of controllers.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  fileprivate let state = TabState()
  /// How the bar is.
  public let tabBar = UITabBar()
  /// Hears of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.owner = self
  }
  /// Creates a controller from an archive, of which there are none here: one without screens.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.owner = self
  }

  /// Makes a view that shows the screens.
  open override func loadView() { view = ScreensView.showing(TabFace(controller: self)) }

  /// The screens.
  open var viewControllers: [UIViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the screens; the one that shows stays where it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (state.controllers, viewControllers ?? [])
    let chosen = selectedViewController
    for controller in old where !new.contains(where: { $0 === controller }) { release(controller) }
    for controller in new { hold(controller) }
    state.controllers = new
    state.selected = new.firstIndex { $0 === chosen } ?? 0
  }
  /// The place of the screen that shows.
  open var selectedIndex: Int {
    get { state.selected }
    set {
      guard state.controllers.indices.contains(newValue), newValue != state.selected else { return }
      state.selected = newValue
    }
  }
  /// The screen that shows.
  open var selectedViewController: UIViewController? {
    get { state.controllers.indices.contains(state.selected) ? state.controllers[state.selected] : nil }
    set { if let index = state.controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }
  /// Says how the bar with the time looks.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The person has chosen a screen.
  fileprivate func choose(_ index: Int) {
    guard state.controllers.indices.contains(index) else { return }
    let controller = state.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    state.selected = index
    tabBar.delegate?.tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
  }
}

/// Hears of choices of screens.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a screen may be chosen.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The person has chosen a screen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }
  /// Nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@Observable @MainActor
private final class TabState {
  var controllers: [UIViewController] = []
  var selected = 0
}

/// The tabs.
private struct TabFace: View {
  weak var controller: UITabBarController?

  var body: some View {
    if let controller {
      let bar = controller.tabBar
      let _ = bar.note()
      let selection = Binding {
        controller.state.selected
      } set: {
        controller.choose($0)
      }
      TabView(selection: selection) {
        ForEach(Array(controller.state.controllers.enumerated()), id: \.element) { index, screen in
          TabScreen(screen: screen, isSelected: index == controller.state.selected)
            .toolbar(bar.isHidden ? .hidden : .automatic, for: .tabBar)
            .modifier(TabItemFace(item: screen.tabBarItem ?? UITabBarItem(), isSelected: index == controller.state.selected))
            .tag(index)
        }
      }
      .tint(bar.ownTintColor.map { Color(uiColor: $0) })
    }
  }
}

private struct TabScreen: View {
  let screen: UIViewController
  let isSelected: Bool

  var body: some View { ControllerScreen(controller: screen) }
}

/// What a bar of tabs shows for a screen.
private struct TabItemFace: ViewModifier {
  let item: UITabBarItem
  let isSelected: Bool

  func body(content: Content) -> some View {
    let _ = item.note()
    content.tabItem {
      if let picture = item.picture(isSelected: isSelected) { picture }
      if let title = item.title { Text(verbatim: title) }
    }
    .badge(item.badgeValue.map { Text(verbatim: $0) })
  }
}
