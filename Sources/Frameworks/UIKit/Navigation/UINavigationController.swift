import CoreGraphicsTypes
public import Foundation
import Observation
import QuartzCore
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Shows the last of several screens, with a bar above it and the way back: a `NavigationStack` of controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  fileprivate let state = NavigationState()
  /// How the screens' bars are.
  public let navigationBar: UINavigationBar
  /// How the bars at the lower edge are.
  public let toolbar: UIToolbar
  /// Hears of screens that come.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.owner = self
  }
  /// Creates a controller with a first screen.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.owner = self
    setViewControllers([rootViewController], animated: false)
  }
  /// Creates a controller with bars of an app's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = (navigationBarClass as? UINavigationBar.Type).flatMap { ObjectMaking.make($0) } ?? UINavigationBar()
    toolbar = (toolbarClass as? UIToolbar.Type).flatMap { ObjectMaking.make($0) } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.owner = self
  }
  /// Creates a controller from an archive, of which there are none here: one without screens.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
    navigationBar.owner = self
  }

  /// Makes a view that shows the screens.
  open override func loadView() { view = ScreensView.showing(NavigationFace(controller: self)) }

  // MARK: Screens

  /// The screens, the first one first.
  open var viewControllers: [UIViewController] {
    get { state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last screen.
  open var topViewController: UIViewController? { state.controllers.last }
  /// What the last screen presents, or else the last screen.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows a screen after the last one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !state.controllers.contains(where: { $0 === viewController }) else {
      return Diagnostics.report("pushViewController: \(type(of: viewController)) is in the stack already; nothing happens")
    }
    change(to: state.controllers + [viewController], animated: animated)
  }
  /// Goes back from the last screen; returns it, or `nil` where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard state.controllers.count > 1, let last = state.controllers.last else { return nil }
    change(to: state.controllers.dropLast(), animated: animated)
    return last
  }
  /// Goes back to the first screen; returns those that have gone.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard state.controllers.count > 1 else { return nil }
    let gone = Array(state.controllers.dropFirst())
    change(to: Array(state.controllers.prefix(1)), animated: animated)
    return gone
  }
  /// Goes back to a screen; returns those that have gone.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = state.controllers.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report("popToViewController: \(type(of: viewController)) is not in the stack; nothing happens")
      return nil
    }
    let gone = Array(state.controllers[(index + 1)...])
    change(to: Array(state.controllers[...index]), animated: animated)
    return gone
  }
  /// Sets the screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }
  /// Pushes the screen.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = state.controllers
    let (before, after) = (old.last, new.last)
    if before !== after {
      if isShown { before?.beginAppearance(false, animated: animated) }
      if let after { delegate?.navigationController(self, willShow: after, animated: animated) }
    }
    for controller in old where !new.contains(where: { $0 === controller }) { release(controller) }
    for controller in new { hold(controller) }
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { state.controllers = new }
    if before !== after, let after { state.awaited = (after, animated) }
    for controller in children { controller.appearance.isAnimated = animated }
  }

  /// Whether a screen, or one that was pushed before it, has no bar of tabs.
  fileprivate func hidesTabs(at screen: UIViewController) -> Bool {
    let last = state.controllers.firstIndex { $0 === screen } ?? 0
    return state.controllers.prefix(last + 1).dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The person has gone back to a number of screens.
  fileprivate func wentBack(to count: Int) {
    guard count < state.controllers.count, count > 0 else { return }
    change(to: Array(state.controllers.prefix(count)), animated: true)
  }

  /// A screen shows.
  fileprivate func screenHasAppeared(_ controller: UIViewController) {
    guard let (awaited, animated) = state.awaited, awaited === controller else { return }
    state.awaited = nil
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: Bars

  /// Whether screens have no bar at the top.
  open var isNavigationBarHidden: Bool {
    get { state.hidesBar }
    set { state.hidesBar = newValue }
  }
  /// Hides or shows the bars at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if animated { withAnimation { state.hidesBar = hidden } } else { state.hidesBar = hidden }
  }
  /// Whether screens have no bar at the lower edge: they have none unless said otherwise.
  open var isToolbarHidden: Bool {
    get { state.hidesToolbar }
    set { state.hidesToolbar = newValue }
  }
  /// Hides or shows the bars at the lower edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    if animated { withAnimation { state.hidesToolbar = hidden } } else { state.hidesToolbar = hidden }
  }
  /// Whether bars go while the screen is scrolled, which they do not here.
  open var hidesBarsOnSwipe = false
  /// Whether bars go when the screen is tapped, which they do not here.
  open var hidesBarsOnTap = false
  /// Says how the bar with the time looks.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// Hears of screens that come.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A screen shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

@Observable @MainActor
private final class NavigationState {
  var controllers: [UIViewController] = []
  var hidesBar = false
  var hidesToolbar = true
  /// The screen that is on its way in.
  @ObservationIgnored var awaited: (UIViewController, animated: Bool)?
}

/// A controller as a value of a path.
private struct PathController: Hashable {
  let controller: UIViewController
  static func == (a: PathController, b: PathController) -> Bool { a.controller === b.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// The stack of screens.
private struct NavigationFace: View {
  weak var controller: UINavigationController?

  var body: some View {
    if let controller {
      let path = Binding<[PathController]> {
        controller.state.controllers.dropFirst().map(PathController.init)
      } set: {
        controller.wentBack(to: $0.count + 1)
      }
      NavigationStack(path: path) {
        Group {
          if let root = controller.state.controllers.first { NavigationControllerScreen(navigation: controller, screen: root) }
        }
        .navigationDestination(for: PathController.self) {
          NavigationControllerScreen(navigation: controller, screen: $0.controller)
        }
      }
      .tint(controller.navigationBar.ownTintColor.map { Color(uiColor: $0) })
    }
  }
}

/// A screen, with what its item says of the bars.
private struct NavigationControllerScreen: View {
  let navigation: UINavigationController
  let screen: UIViewController

  var body: some View {
    let item = screen.navigationItem
    let _ = item.note()
    let _ = navigation.navigationBar.note()
    ControllerScreen(controller: screen)
      .onAppear { navigation.screenHasAppeared(screen) }
      .navigationTitle(Text(verbatim: item.title ?? ""))
      .navigationBarTitleDisplayMode(displayMode(of: item))
      .navigationBarBackButtonHidden(hidesBack(item))
      .toolbar { items(of: item) }
      .modifier(ScreenBars(navigation: navigation, hidesTabs: navigation.hidesTabs(at: screen)))
      .modifier(ScreenSearch(search: item.searchController))
  }

  private func hidesBack(_ item: UINavigationItem) -> Bool {
    item.hidesBackButton || (!(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton)
  }

  private func displayMode(of item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    guard navigation.navigationBar.prefersLargeTitles else { return .inline }
    return switch item.largeTitleDisplayMode {
    case .automatic: .automatic
    case .always: .large
    case .never, .inline: .inline
    }
  }

  @ToolbarContentBuilder
  private func items(of item: UINavigationItem) -> some ToolbarContent {
    if let items = item.leftBarButtonItems, !items.isEmpty {
      ToolbarItemGroup(placement: .navigationBarLeading) { ForEach(items, id: \.self) { BarButtonFace(item: $0) } }
    }
    if let items = item.rightBarButtonItems, !items.isEmpty {
      ToolbarItemGroup(placement: .navigationBarTrailing) { ForEach(items.reversed(), id: \.self) { BarButtonFace(item: $0) } }
    }
    if let titleView = item.titleView {
      ToolbarItem(placement: .principal) { HeldView(view: titleView) }
    }
    if let items = screen.toolbarItems, !items.isEmpty, !navigation.isToolbarHidden {
      ToolbarItemGroup(placement: .bottomBar) { ForEach(items, id: \.self) { BarButtonFace(item: $0) } }
    }
  }
}

/// What the bars of a screen are like.
private struct ScreenBars: ViewModifier {
  let navigation: UINavigationController
  let hidesTabs: Bool

  func body(content: Content) -> some View {
    let bar = navigation.navigationBar
    let _ = bar.note()
    content
      .toolbar(navigation.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar(hidesTabs ? .hidden : .automatic, for: .tabBar)
      .appearance { bar.write(to: &$0.navigationBars) }
  }
}
