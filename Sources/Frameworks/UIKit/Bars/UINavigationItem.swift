import CoreGraphicsTypes
public import Foundation
import UIKitTypes

/// What the bars of a navigation controller show for a screen.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How a title shows.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the screen before.
    case automatic
    /// Large, where the bar has large titles.
    case always
    /// In the row.
    case never
    /// In the row.
    case inline
  }

  /// Creates what bars show for a screen with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// A line above the title, which is part of it here.
  open var prompt: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// How the title shows.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The button that leads back to this screen, on the next one.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the button that leads back to this screen; `nil` for the screen's own.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How the button that leads back to this screen shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button that leads back from this screen is left out.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the button that leads back shows beside those at the leading edge.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The field that searches the screen.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the field hides when the screen is scrolled, as it does here.
  open var hidesSearchBarWhenScrolling = true

  /// How a button that leads back shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title of the screen before, or less where there is no room.
    case `default`
    /// With a general title.
    case generic
    /// Without a title.
    case minimal
  }

  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Leaves out, or shows, the button that leads back from this screen.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  private let revisions = Revisions()
  /// Has bars show the item anew.
  func changed() { revisions.count &+= 1 }
  /// Notes that the view that is being evaluated shows the item.
  func note() { _ = revisions.count }
}
