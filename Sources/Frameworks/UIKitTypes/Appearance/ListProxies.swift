public import Foundation
import SwiftUICore

/// Whether lines stand between the rows of a table; UIKit's name `UITableViewCell.SeparatorStyle` is another one for it.
public enum UITableViewCellSeparatorStyle: Int, Sendable {
  /// None; or lines.
  case none = 0, singleLine
}

/// How a row of a table shows that it is chosen; UIKit's name `UITableViewCell.SelectionStyle` is another one for it.
public enum UITableViewCellSelectionStyle: Int, Sendable {
  /// Not; by a ground, of which there is one here.
  case none = 0, blue, gray, `default`
}

/// What scrolling does to the keyboard; UIKit's name `UIScrollView.KeyboardDismissMode` is another one for it.
public enum UIScrollViewKeyboardDismissMode: Int, Sendable {
  /// Nothing; the keyboard goes as a finger begins to drag; it follows the finger.
  case none = 0, onDrag, interactive
  /// The same, with what is above the keyboard.
  case onDragWithAccessory, interactiveWithAccessory
}

/// What apps set for all scroll views by `UIScrollView.appearance()`.
@MainActor @preconcurrency
public final class UIScrollViewProxy: UIViewProxy {
  /// The one of the app.
  public static let shared = UIScrollViewProxy(\.scrollViews.view)

  /// Whether content can be pulled beyond its ends.
  public var bounces: Bool {
    get { self[\.scrollViews.bounces] }
    set { self[\.scrollViews.bounces] = newValue }
  }
  /// Whether the bar at the side shows while content moves.
  public var showsVerticalScrollIndicator: Bool {
    get { self[\.scrollViews.showsVerticalIndicator] }
    set { self[\.scrollViews.showsVerticalIndicator] = newValue }
  }
  /// Whether the bar at the bottom shows while content moves.
  public var showsHorizontalScrollIndicator: Bool {
    get { self[\.scrollViews.showsHorizontalIndicator] }
    set { self[\.scrollViews.showsHorizontalIndicator] = newValue }
  }
  /// What scrolling does to the keyboard.
  public var keyboardDismissMode: UIScrollViewKeyboardDismissMode {
    get { self[\.scrollViews.keyboardDismissMode] ?? .none }
    set { self[\.scrollViews.keyboardDismissMode] = newValue }
  }
}

/// What apps set for all lists of a class.
@MainActor @preconcurrency
public class UIListProxy: UIViewProxy {
  fileprivate let lists: WritableKeyPath<AppearanceValues, AppearanceValues.Lists>

  init(_ lists: WritableKeyPath<AppearanceValues, AppearanceValues.Lists>) {
    self.lists = lists
    super.init(lists.appending(path: \.view))
  }

  /// Whether the bar at the side shows while rows move.
  public final var showsVerticalScrollIndicator: Bool {
    get { self[lists].showsVerticalIndicator }
    set { self[lists].showsVerticalIndicator = newValue }
  }
  /// Whether rows show that they are pressed and chosen.
  public final var allowsSelection: Bool {
    get { self[lists].allowsSelection }
    set { self[lists].allowsSelection = newValue }
  }
}

/// What apps set for all tables by `UITableView.appearance()`; SwiftUI's lists take it, as they did up to iOS 15.
@MainActor @preconcurrency
public final class UITableViewProxy: UIListProxy {
  /// The one of the app.
  public static let shared = UITableViewProxy(\.tables)

  /// Whether lines stand between rows.
  public var separatorStyle: UITableViewCellSeparatorStyle {
    get { self[lists].hasSeparators ? .singleLine : .none }
    set { self[lists].hasSeparators = newValue == .singleLine }
  }
  /// The colour of the lines between rows.
  public var separatorColor: UIColor? {
    get { self[lists].separatorColor }
    set { self[lists].separatorColor = newValue }
  }
  /// The room above the headers of plain tables, in points.
  public var sectionHeaderTopPadding: CGFloat {
    get { self[lists].headerTopPadding ?? .greatestFiniteMagnitude }
    set { self[lists].headerTopPadding = newValue == .greatestFiniteMagnitude ? nil : max(newValue, 0) }
  }
  /// What stands below the last row; a view of no size kept empty rows away where iOS showed some, which it does no longer.
  public var tableFooterView: AnyObject?
}

/// What apps set for all collections by `UICollectionView.appearance()`; SwiftUI's lists take it where tables say nothing.
@MainActor @preconcurrency
public final class UICollectionViewProxy: UIListProxy {
  /// The one of the app.
  public static let shared = UICollectionViewProxy(\.collections)
}

/// What apps set for all rows of a class.
@MainActor @preconcurrency
public final class UITableViewCellProxy: UIViewProxy {
  /// Of rows of tables.
  public static let shared = UITableViewCellProxy(\.cells)
  /// Of parts of collections.
  public static let collections = UITableViewCellProxy(\.collectionCells)
  private let rows: WritableKeyPath<AppearanceValues, AppearanceValues.Rows>

  private init(_ rows: WritableKeyPath<AppearanceValues, AppearanceValues.Rows>) {
    self.rows = rows
    super.init(rows.appending(path: \.view))
  }

  /// Whether rows show that they are pressed and chosen.
  public var selectionStyle: UITableViewCellSelectionStyle {
    get { self[rows].showsSelection ? .default : .none }
    set { self[rows].showsSelection = newValue != .none }
  }
  /// The ground of rows that are pressed or chosen; UIKit's `selectedBackgroundView` gives its view's.
  package var selectedBackgroundColor: UIColor? {
    get { self[rows].selectedBackground }
    set { self[rows].selectedBackground = newValue }
  }
}
