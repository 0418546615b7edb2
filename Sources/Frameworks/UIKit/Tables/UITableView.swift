import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Shows rows in sections, of which only those exist that show.
///
/// A table is a scroll view that places its rows by itself, and not SwiftUI's list with views of UIKit in its rows: what UIKit
/// promises of tables speaks of places and of moments (rows at any offset, cells asked for and used again in the course of a layout,
/// headers and rows as subviews, frames before they show), which a list keeps to itself. What makes rows look and act as they do is
/// shared with lists: grounds, lines, signs, pulling aside and pressing are theirs (`RowChrome`, `RowActions`), and all lengths are
/// those of `ListMetrics`.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows over the whole width; headers stay at the top while their section passes.
    case plain
    /// Sections over the whole width, on a gray ground.
    case grouped
    /// Sections as cards on a gray ground.
    case insetGrouped
  }
  /// Where a row is to be when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere where it shows.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// How rows come and go; all do as in SwiftUI's lists, but for `none`.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// At once.
    case none
    /// From or to the middle.
    case middle
    /// As fits.
    case automatic = 100
  }

  /// Stands for a height that follows from what is shown.
  public static let automaticDimension: CGFloat = -1

  /// How the table looks.
  public let style: Style
  let content = TableContent()
  let editing = TableEditing()
  let choice = TableChoice()
  let swipes = RowSwipes()

  /// Creates a table at a place, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// Creates a plain table at a place, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table without size.
  public convenience init() { self.init(frame: .zero, style: .plain) }
  /// Creates a table from an archive, of which there are none here: a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    let proxy = UITableViewProxy.shared
    separatorStyle = proxy.separatorStyle
    separatorColor = proxy.separatorColor
    sectionHeaderTopPadding =
      proxy.sectionHeaderTopPadding == .greatestFiniteMagnitude ? Self.automaticDimension : proxy.sectionHeaderTopPadding
    allowsSelection = proxy.allowsSelection
    showsVerticalScrollIndicator = proxy.showsVerticalScrollIndicator
    backgroundColor = proxy.backgroundColor ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  // MARK: Data

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { content.reload(self) } }
  /// Says how rows look and what they do.
  open var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      _scrollDelegate = newValue
      content.reload(self)
    }
  }
  /// Has all rows asked for anew; none stays chosen.
  open func reloadData() {
    choice.selected = []
    content.reload(self)
  }
  /// How many sections the table shows.
  open var numberOfSections: Int { content.geometry(self).sections.count }
  /// How many rows a section shows.
  open func numberOfRows(inSection section: Int) -> Int { content.geometry(self).sections[section].rows.count }
  /// Whether changes have been told that do not show yet.
  open var hasUncommittedUpdates: Bool { content.depth > 0 }

  // MARK: Heights

  /// How high rows are, in points; ``automaticDimension`` for what each needs.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { content.reload(self) } } }
  /// How high rows may be, until they show; 0 where all are to be asked for before.
  open var estimatedRowHeight = automaticDimension
  /// How high headers are, in points.
  open var sectionHeaderHeight = automaticDimension { didSet { content.reload(self) } }
  /// How high headers may be, until they show.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// How high footers are, in points.
  open var sectionFooterHeight = automaticDimension { didSet { content.reload(self) } }
  /// How high footers may be, until they show.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The room above headers of plain tables, in points; ``automaticDimension`` for the usual one.
  open var sectionHeaderTopPadding = automaticDimension { didSet { content.reload(self) } }

  // MARK: Look

  /// A view above all sections; its height is that of its frame.
  open var tableHeaderView: UIView? { didSet { supplementChanged(oldValue, tableHeaderView) } }
  /// A view below all sections; its height is that of its frame.
  open var tableFooterView: UIView? { didSet { supplementChanged(oldValue, tableFooterView) } }
  /// A view behind all rows, which does not scroll.
  open var backgroundView: UIView? { didSet { supplementChanged(oldValue, backgroundView) } }
  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The lines' colour; `nil`: the usual one.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// From the table's sides to lines, in points; until it is set, from where rows' texts begin.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  private func supplementChanged(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    // What is behind rows is behind all.
    if let new { if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) } }
    setNeedsLayout()
  }

  // MARK: Cells

  let cells = ReuseQueue<UITableViewCell>()
  let supplements = ReuseQueue<UITableViewHeaderFooterView>()

  /// Has rows of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      fatalError("\(type(of: self)): \(cellClass) is registered for rows; register a class of UITableViewCell's")
    }
    cells.register(identifier) { ObjectMaking.make(cellClass, identifier: identifier) }
  }
  /// Has headers and footers of a class made for a name.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return supplements.register(identifier, nil) }
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      fatalError(
        "\(type(of: self)): \(aClass) is registered for headers; register a class of UITableViewHeaderFooterView's")
    }
    supplements.register(identifier) { ObjectMaking.make(aClass, identifier: identifier) }
  }
  /// A row that is used again, or a new one of the class that is registered; `nil` where there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = cells.take(identifier) else { return nil }
    if isUsed { cell.prepareForReuse() }
    return cell
  }
  /// A row that is used again, or a new one of the class that is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "\(type(of: self)): no row is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:) before")
    }
    return cell
  }
  /// A header or footer that is used again, or a new one of the class that is registered; `nil` where there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = supplements.take(identifier) else { return nil }
    if isUsed { view.prepareForReuse() }
    return view
  }

  // MARK: Choosing

  /// Whether rows can be chosen.
  open var allowsSelection = true { didSet { content.rowsChanged() } }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false { didSet { content.rowsChanged() } }
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { content.rowsChanged() } }
  /// Whether several rows can be chosen while the table is edited; circles say which ones are.
  open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// Whether rows show how they are deleted, inserted and moved.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: Layout

  /// Places the rows that show, and has those asked for that come.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(self)
  }
  /// How large the table is: as large as is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// From the table's sides to the content of rows.
  var sideInset: CGFloat { ListMetrics.usual.textInset(forWidth: bounds.width, style: listStyle) }
}
