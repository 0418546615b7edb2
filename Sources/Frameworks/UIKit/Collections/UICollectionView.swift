import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Shows cells where a layout puts them; only those exist that show.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Along which direction content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From side to side.
    case horizontal
  }
  /// What a view of a collection is.
  public enum ElementCategory: Int, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or another view of the layout's.
    case supplementaryView
    /// A view that shows no data.
    case decorationView
  }
  /// Where a cell is to be when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: UInt
    /// Creates places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  let content = CollectionContent()
  let swipes = RowSwipes()
  let cells = ReuseQueue<UICollectionViewCell>()
  let supplements = ReuseQueue<UICollectionReusableView>()
  var chosen: Set<IndexPath> = []

  /// Creates a collection at a place, in points, that a layout lays out.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }
  /// Creates a collection from an archive, of which there are none here: one with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    backgroundColor = .systemBackground
    collectionViewLayout.collectionView = self
  }

  /// Says where cells lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutIsInvalid()
    }
  }
  /// Has another layout say where cells lie; they move there where that is asked.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    move(isAnimated: animated, completion) { self.collectionViewLayout = layout }
  }
  /// Says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Hears of what is done with cells.
  open var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set {
      _scrollDelegate = newValue
      layoutIsInvalid()
    }
  }
  /// A view behind all cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether cells can be chosen.
  open var allowsSelection = true { didSet { content.cellsChanged() } }
  /// Whether several cells can be chosen.
  open var allowsMultipleSelection = false
  /// Whether cells show how they are deleted and moved.
  open var isEditing = false { didSet { if isEditing != oldValue { content.cellsChanged() } } }

  /// Has all cells asked for anew; none stays chosen.
  open func reloadData() {
    chosen = []
    content.reload(self)
  }
  /// How many sections the collection shows.
  open var numberOfSections: Int { content.counts(self).count }
  /// How many items a section shows.
  open func numberOfItems(inSection section: Int) -> Int { content.counts(self)[section] }

  // MARK: Cells

  /// Has cells of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      fatalError("\(type(of: self)): \(cellClass) is registered for cells; register a class of UICollectionViewCell's")
    }
    cells.register(identifier) { Self.made(cellClass, identifier) }
  }
  /// Has headers, footers or other views of a class made for a name.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let name = Self.name(elementKind, identifier)
    guard let viewClass else { return supplements.register(name, nil) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "\(type(of: self)): \(viewClass) is registered for \(elementKind); register a class of UICollectionReusableView's")
    }
    supplements.register(name) { Self.made(viewClass, name) }
  }
  static func made<Kind: UICollectionReusableView>(_ type: Kind.Type, _ name: String) -> Kind {
    let view = ObjectMaking.make(type, frame: .zero)
    view.reuseIdentifier = name
    return view
  }
  static func name(_ kind: String, _ identifier: String) -> String { "\(kind)\n\(identifier)" }

  /// A cell that is used again, or a new one of the class that is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let (cell, isUsed) = cells.take(identifier) else {
      fatalError(
        "\(type(of: self)): no cell is registered for \"\(identifier)\"; call register(_:forCellWithReuseIdentifier:) before")
    }
    if isUsed { cell.prepareForReuse() }
    return cell
  }
  /// A header, a footer or another view that is used again, or a new one of the class that is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let (view, isUsed) = supplements.take(Self.name(elementKind, identifier)) else {
      fatalError(
        "\(type(of: self)): no view of the kind \(elementKind) is registered for \"\(identifier)\"; register one before")
    }
    if isUsed { view.prepareForReuse() }
    return view
  }

  // MARK: Layout

  func layoutIsInvalid() {
    content.isPrepared = false
    setNeedsLayout()
  }
  /// Places the cells that show, and has those asked for that come.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(self)
  }
  /// How large the collection is: as large as is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

  func move(isAnimated: Bool, _ completion: ((Bool) -> Void)?, _ change: () -> Void) {
    guard isAnimated, window != nil, UIView.areAnimationsEnabled else {
      change()
      completion?(true)
      return
    }
    withAnimation(ListMetrics.usual.rowMotion, completionCriteria: .logicallyComplete) {
      change()
      layoutIfNeeded()
    } completion: {
      completion?(true)
    }
  }

  /// What apps set for all collections.
  public static func appearance() -> UICollectionViewProxy { .shared }
}
