import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUICore
public import UIKitTypes

/// Looks after a screen or a part of one: makes its view, hears when that comes and goes, and holds other controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  // MARK: Making

  /// The name of the nib file that was asked for; there are no nib files here.
  public let nibName: String?
  /// The bundle of the nib file.
  public let nibBundle: Bundle?

  /// Creates a controller; of nib files, which cannot be read here, only the name is kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    presentationPoint.controller = self
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive, of which there are none here: one without a nib file.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    presentationPoint.controller = self
  }

  // MARK: View

  private var ownView: UIView?

  /// The controller's view, which is made when it is first asked for.
  open var view: UIView! {
    get { loadedView }
    set {
      if ownView?.controller === self { ownView?.controller = nil }
      ownView = newValue
      newValue?.controller = self
    }
  }
  /// The view, made where there is none yet.
  var loadedView: UIView {
    loadViewIfNeeded()
    guard let ownView else {
      fatalError("\(type(of: self)).loadView() sets no view; set `view` there, or call super")
    }
    return ownView
  }
  /// The view where it has been made.
  public var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { ownView != nil }

  /// Makes the view, as large as the screen; a subclass sets ``view`` instead.
  open func loadView() {
    if let nibName {
      Diagnostics.report("\(type(of: self)): the nib file \"\(nibName)\" is not read; build the view in loadView()")
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Makes the view where there is none yet.
  public func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    guard ownView != nil else { return }
    viewDidLoad()
  }
  /// The view has been made.
  open func viewDidLoad() {}

  // MARK: Coming and going

  var appearance = AppearanceState()

  /// The view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window, with the size and the traits that it has there, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave its window, or to be covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view no longer shows.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place those inside.
  open func viewWillLayoutSubviews() {}
  /// The view has placed those inside.
  open func viewDidLayoutSubviews() {}
  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Brings the view's constraints up to date; it hands on to the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view is about to have another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// What the view depends on is about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  /// What the view depends on has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Memory is short, which nobody says here.
  open func didReceiveMemoryWarning() {}

  /// Whether controllers inside hear by themselves that their views come and go; those of a controller that says no are told by it,
  /// with ``beginAppearanceTransition(_:animated:)``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells the controller that its view is about to come or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }
  /// Tells the controller that its view has come or gone.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: What it says of itself

  /// What the screen is called: the title in bars and tabs unless their items say another one.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }
  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }
  /// How large the view would like to be, in points, where something around asks; zero for no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      viewIfLoaded?.mount?.contentSizeChanged()
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A controller inside would like to have another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// What the controller adds to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellSafeArea() } }
  }
  /// Whether surroundings are light or dark for the controller's view; `unspecified` follows those around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// What the controller's look depends on.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection.current }
  /// How the bar with the time would like to look, which no desktop has.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar with the time comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Who says how the bar with the time looks instead of this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who says whether the bar with the time shows instead of this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the line at the lower edge of a phone is to be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the device may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Under which bars the view extends.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Has the bar with the time ask again how it looks.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether what the screen shows is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    editButton?.showsEditing(editing)
  }
  /// A bar button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let made = UIBarButtonItem(editingOf: self)
    editButton = made
    return made
  }
  private var editButton: UIBarButtonItem?

  // MARK: Bars

  /// What bars of a navigation controller show for the screen.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem(title: title ?? "")
    ownNavigationItem = made
    return made
  }
  var ownNavigationItem: UINavigationItem?
  /// What a bar of tabs shows for the screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }
  var ownTabBarItem: UITabBarItem?
  /// Whether the bar of tabs goes when the screen is pushed.
  open var hidesBottomBarWhenPushed = false
  /// What the bar at the lower edge of a navigation controller shows for the screen.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationItem.changed() } }
  /// Sets what the bar at the lower edge shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Shows another screen: pushes it in a navigation controller around, and presents it elsewhere.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows another screen as the detail of this one: in the last column of a split view around, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  // MARK: Controllers around and inside

  /// The controller around this one.
  public internal(set) weak var parent: UIViewController?
  /// The controllers inside.
  public internal(set) var children: [UIViewController] = []
  /// Whether a value of SwiftUI made the controller, so that what it presents comes from there.
  var isRepresented = false
  /// Whether it is on its way into the controller around.
  public internal(set) var isMovingToParent = false
  /// Whether it is on its way out of the controller around.
  public internal(set) var isMovingFromParent = false
  /// Takes a controller in; add its view, too, and call ``didMove(toParent:)`` then.
  open func addChild(_ childController: UIViewController) { take(childController) }
  /// Takes the controller out of the one around it; call ``willMove(toParent:)`` and remove its view before.
  open func removeFromParent() { leaveParent() }
  /// The controller is about to come into another one, or into none.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has come into another one, or into none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  let presentationPoint = PresentationPoint()
  /// How it is presented now; `nil` while it is not.
  weak var presentedAs: ControllerPresentation?
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical { didSet { presentedAs?.changed() } }
  /// Whether a finger cannot pull the presented controller away.
  open var isModalInPresentation = false { didSet { presentedAs?.changed() } }
  /// Whether what is presented over the current context covers this controller only; the whole window is covered here.
  open var definesPresentationContext = false
  /// Whether the presented controller says how the bar with the time looks.
  open var modalPresentationCapturesStatusBarAppearance = false
  var ownPresentationController: UIPresentationController?
  /// Shows a controller above the window's content.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    showAbove(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Takes away what this controller presents, or this one where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// The view's superview, or who has presented the controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presentingViewController }
}
