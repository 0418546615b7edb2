public import Foundation
import Observation
import SwiftUI
import SwiftUICore

/// Shows two or three screens beside each other where there is room, and one after the other where there is not: a
/// `NavigationSplitView` of controllers.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, by ``UISplitViewController/viewControllers``.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }
  /// A place for a screen.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The one in the middle, of three.
    case supplementary
    /// The last one.
    case secondary
    /// What shows where there is room for one.
    case compact
  }
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    /// As the system says.
    case automatic
    /// The last one.
    case secondaryOnly
    /// The last one beside the one before.
    case oneBesideSecondary
    /// The one before over the last one.
    case oneOverSecondary
    /// All.
    case twoBesideSecondary
    /// The first ones over the last one.
    case twoOverSecondary
    /// The first ones push the last one aside.
    case twoDisplaceSecondary
  }

  /// How many columns there are.
  public let style: Style
  /// Hears of columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  fileprivate let state = SplitState()

  /// Creates a controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive, of which there are none here: one of two columns.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Makes a view that shows the columns.
  open override func loadView() { view = ScreensView.showing(SplitFace(controller: self)) }

  /// The screens, the first column's first.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { state.columns[$0] } }
    set {
      let columns: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for column in [Column.primary, .supplementary, .secondary] {
        setViewController(
          columns.firstIndex(of: column).flatMap { newValue.indices.contains($0) ? newValue[$0] : nil }, for: column)
      }
    }
  }
  /// Sets a column's screen.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = state.columns[column], old !== vc { release(old) }
    if let vc { hold(vc) }
    state.columns[column] = vc
  }
  /// A column's screen.
  open func viewController(for column: Column) -> UIViewController? { state.columns[column] }
  /// Shows a column.
  open func show(_ column: Column) { state.shown = column }
  /// Hides a column, where others can show without it.
  open func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }
  /// Sets the last column's screen, and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    state.shown = .secondary
  }
  /// Which columns are to show.
  open var preferredDisplayMode: DisplayMode {
    get { state.mode }
    set { withAnimation { state.mode = newValue } }
  }
  /// Which columns show.
  open var displayMode: DisplayMode { state.mode }
  /// Whether one column shows at a time.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
}

/// Hears of columns.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column shows where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// The one that is proposed.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

@Observable @MainActor
private final class SplitState {
  var columns: [UISplitViewController.Column: UIViewController] = [:]
  var mode = UISplitViewController.DisplayMode.automatic
  /// The column that was asked for; `nil` until one was.
  var shown: UISplitViewController.Column?
}

private struct SplitFace: View {
  weak var controller: UISplitViewController?

  var body: some View {
    if let controller {
      let state = controller.state
      if controller.isThreefold {
        NavigationSplitView(columnVisibility: visibility(of: state), preferredCompactColumn: column(of: controller)) {
          screen(.primary, of: state)
        } content: {
          screen(.supplementary, of: state)
        } detail: {
          screen(.secondary, of: state)
        }
      } else {
        NavigationSplitView(columnVisibility: visibility(of: state), preferredCompactColumn: column(of: controller)) {
          screen(.primary, of: state)
        } detail: {
          screen(.secondary, of: state)
        }
      }
    }
  }

  @ViewBuilder
  private func screen(_ column: UISplitViewController.Column, of state: SplitState) -> some View {
    if let screen = state.columns[column] { ControllerScreen(controller: screen) }
  }

  private func visibility(of state: SplitState) -> Binding<NavigationSplitViewVisibility> {
    Binding {
      switch state.mode {
      case .automatic: .automatic
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
      }
    } set: { new in
      state.mode =
        switch new {
        case .detailOnly: .secondaryOnly
        case .doubleColumn: .oneBesideSecondary
        case .all: .twoBesideSecondary
        default: .automatic
        }
    }
  }

  private func column(of controller: UISplitViewController) -> Binding<NavigationSplitViewColumn> {
    let state = controller.state
    return Binding {
      let proposed = state.shown ?? .secondary
      let shown =
        state.shown == nil
        ? controller.delegate?.splitViewController(controller, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        : proposed
      return switch shown {
      case .primary: .sidebar
      case .supplementary: .content
      case .secondary, .compact: .detail
      }
    } set: { new in
      state.shown =
        switch new {
        case .sidebar: .primary
        case .content: .supplementary
        default: .secondary
        }
    }
  }
}

extension UISplitViewController {
  fileprivate var isThreefold: Bool { style == .tripleColumn || state.columns[.supplementary] != nil }
}
