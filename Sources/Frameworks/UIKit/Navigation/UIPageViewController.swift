import CoreGraphicsTypes
public import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// Shows one of many screens, which a finger turns like pages: the pages of a `TabView`.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As those of a book, which scroll here.
    case pageCurl
    /// By scrolling.
    case scroll
  }
  /// In which direction pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down, which is from side to side here.
    case vertical
  }
  /// To which side a page lies.
  public enum NavigationDirection: Int, Sendable {
    /// After the one that shows.
    case forward
    /// Before the one that shows.
    case reverse
  }
  /// Where the back of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none
    /// At the leading edge.
    case min
    /// In the middle, with a page on either side.
    case mid
    /// At the trailing edge.
    case max
  }
  /// What is said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name as it is stored.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the back of the book is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// Where the back of the book is.
  public let spineLocation: SpineLocation
  /// Whether pages have backs.
  open var isDoubleSided = false
  /// Says which pages are beside one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForNeighbours() } }
  /// Hears of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  fileprivate let state = PageState()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation].flatMap { ($0 as? SpineLocation)?.rawValue ?? $0 as? Int } ?? 0
    spineLocation = SpineLocation(rawValue: spine) ?? .none
    super.init(nibName: nil, bundle: nil)
    if spineLocation == .mid {
      Diagnostics.report("UIPageViewController: two pages beside each other are not shown; one is, as without a spine")
    }
  }
  /// Creates a controller from an archive, of which there are none here: one without pages.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation) = (.scroll, .horizontal, .none)
    super.init(coder: coder)
  }

  /// Makes a view that shows the pages.
  open override func loadView() { view = ScreensView.showing(PageFace(controller: self)) }

  /// The page that shows.
  open var viewControllers: [UIViewController]? { state.current.map { [$0] } }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else { return }
    guard animated, let shown = state.shown, shown !== page, isShown else {
      show(page)
      completion?(true)
      return
    }
    hold(page)
    let others = state.pages.filter { $0 !== page }
    let place = others.firstIndex { $0 === shown } ?? 0
    withAnimation {
      state.pages = direction == .forward ? others.prefix(place + 1) + [page] : [page] + others.suffix(from: place)
      state.current = page
      state.shown = page
    } completion: { [weak self] in
      let isThere = self?.state.current === page
      if isThere { self?.askForNeighbours() }
      completion?(isThere)
    }
  }

  private func show(_ page: UIViewController) {
    hold(page)
    state.current = page
    state.shown = page
    askForNeighbours()
  }

  /// Has the pages beside the one that shows.
  private func askForNeighbours() {
    guard let current = state.current else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: current)
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    var pages: [UIViewController] = []
    for page in [before, current, after].compactMap(\.self) where !pages.contains(where: { $0 === page }) { pages.append(page) }
    for page in children where !pages.contains(where: { $0 === page }) { release(page) }
    for page in pages { hold(page) }
    state.pages = pages
  }

  /// A person turns the pages.
  fileprivate func turned(_ turn: PageTurn) {
    switch turn {
    case .began(let tag):
      guard let page = state.page(tag) else { return }
      delegate?.pageViewController(self, willTransitionTo: [page])
    case .ended(let tag, let isAtRest):
      // A program may have shown another page meanwhile.
      guard let page = state.page(tag), page === state.shown, let old = state.current else { return }
      if page !== old { show(page) }
      delegate?.pageViewController(
        self, didFinishAnimating: isAtRest, previousViewControllers: [old], transitionCompleted: page !== old)
    }
  }
}

/// Says which pages are beside one.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page which shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first one.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger turns to pages.
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A finger has turned to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

@Observable @MainActor
private final class PageState {
  /// Those before and after the one that shows, and that one.
  var pages: [UIViewController] = []
  /// The page that shows, or that comes into view: the middle of the way to it is passed.
  var shown: UIViewController?
  /// The page that was turned to last; a turn by a person counts when it is over.
  var current: UIViewController?

  /// The page with a tag.
  func page(_ tag: AnyHashable) -> UIViewController? { pages.first { AnyHashable(ObjectIdentifier($0)) == tag } }
}

private struct PageFace: View {
  weak var controller: UIPageViewController?

  var body: some View {
    if let controller {
      let state = controller.state
      let count = controller.dataSource?.presentationCount(for: controller) ?? 0
      TurnedPages(selection: state.shown.map { ObjectIdentifier($0) }) { tag in
        if let page = state.page(tag) { state.shown = page }
      } turns: { [weak controller] turn in
        controller?.turned(turn)
      } content: {
        ForEach(state.pages, id: \.self) { ControllerScreen(controller: $0).tag(ObjectIdentifier($0)) }
      }
      .overlay(alignment: .bottom) {
        if count > 0, let dataSource = controller.dataSource {
          PageMarks(count: count, index: dataSource.presentationIndex(for: controller))
        }
      }
    }
  }
}

/// A dot for each page.
private struct PageMarks: View {
  let count: Int
  let index: Int

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { Circle().fill(.primary.opacity($0 == index ? 1 : 0.3)).frame(width: 7, height: 7) }
    }
    .padding(.bottom, 12)
    .accessibilityHidden(true)
  }
}
