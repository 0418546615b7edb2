import CoreGraphicsTypes
import DisplayModel
public import Foundation
import SwiftUI
import UIKitTypes

/// What a compositional layout is like as a whole.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Along which direction the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// Puts sections of groups one after the other.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section by its number.
  public typealias SectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// What the layout is like as a whole.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var sections: [NSCollectionLayoutSection] = []
  private var plan = ArrangedSections()
  private var estimated: [Set<Int>] = []
  private var wishes: [IndexPath: CGSize] = [:]
  private var space = CGSize.zero

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  /// Creates a layout of sections that a closure makes.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout of sections that a closure makes.
  public init(sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Creates a layout from an archive, of which there are none here: one without sections.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }
  /// Creates a layout that looks like a table.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, surroundings in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: surroundings, isFirst: section == 0)
    }
  }

  private var axis: ArrangedAxis { ArrangedAxis(isVertical: configuration.scrollDirection == .vertical) }

  /// Has the sections made, and their items placed.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    space = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0), height: max(view.bounds.height - inset.top - inset.bottom, 0))
    plan = ArrangedSections(axis: axis, breadth: axis.breadth(space))
    (sections, estimated) = ([], [])
    let surroundings = LayoutSurroundings(space, view.traitCollection)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else {
        fatalError("\(type(of: self)): the closure that makes sections gave none for \(number); return a section")
      }
      sections.append(section)
      arrange(section, number, view)
    }
  }

  private func arrange(_ section: NSCollectionLayoutSection, _ number: Int, _ view: UICollectionView) {
    let insets = section.contentInsets
    let count = view.numberOfItems(inSection: number)
    let own = Dictionary(
      uniqueKeysWithValues: wishes.compactMap { $0.key.section == number && $0.key.item >= 0 ? ($0.key.item, $0.value) : nil })
    var result = ArrangedSection(section: number)
    let container = CGSize(
      width: max(space.width - insets.leading - insets.trailing, 0), height: max(space.height - insets.top - insets.bottom, 0))
    let gap = number > 0 ? configuration.interSectionSpacing : 0
    result.headerLength = length(section, isFooter: false, number)
    result.footerLength = length(section, isFooter: true, number)
    let start =
      axis.isVertical
      ? CGPoint(x: insets.leading, y: insets.top + result.headerLength + gap)
      : CGPoint(x: insets.leading + result.headerLength + gap, y: insets.top)
    var arrangement = CompositionalArrangement(section, count: count, wishes: own)
    let end = arrangement.run(from: start, in: container, axis)
    result.frames = arrangement.frames
    result.length = end + (axis.isVertical ? insets.bottom : insets.trailing) + result.footerLength
    if view.isFlipped { result.flip(breadth: space.width, axis) }
    if section.supplementariesFollowContentInsets, axis.isVertical { result.sides = (insets.leading, insets.trailing) }
    estimated.append(arrangement.estimated)
    plan.append(result)
  }

  private func supplement(_ section: NSCollectionLayoutSection, isFooter: Bool) -> NSCollectionLayoutBoundarySupplementaryItem? {
    section.boundarySupplementaryItems.first { $0.isFooter == isFooter }
  }
  private func length(_ section: NSCollectionLayoutSection, isFooter: Bool, _ number: Int) -> CGFloat {
    guard let item = supplement(section, isFooter: isFooter) else { return 0 }
    if let wish = wishes[IndexPath(item: isFooter ? -2 : -1, section: number)] { return axis.length(wish) }
    return axis.length(item.layoutSize.points(in: space))
  }

  open override var collectionViewContentSize: CGSize { axis.size(length: plan.length, breadth: axis.breadth(space)) }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result = plan.paths(in: rect).compactMap { layoutAttributesForItem(at: $0) }
    for (number, section) in sections.enumerated() {
      for item in section.boundarySupplementaryItems {
        let path = IndexPath(item: 0, section: number)
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: item.elementKind, at: path) else { continue }
        if attributes.frame.meets(rect) { result.append(attributes) }
      }
    }
    return result
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = plan.frame(of: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].boundarySupplementaryItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    let shown = item.pinToVisibleBounds ? collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } : nil
    guard let frame = plan.supplement(indexPath.section, isHeader: !item.isFooter, pinnedIn: shown) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    attributes.zIndex = item.pinToVisibleBounds ? 10 : 0
    return attributes
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let inset = view.adjustedContentInset
    return newBounds.width - inset.left - inset.right != space.width
      || newBounds.height - inset.top - inset.bottom != space.height
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size != originalAttributes.size else { return false }
    let path = preferredAttributes.indexPath
    guard let kind = preferredAttributes.representedElementKind else {
      return estimated.indices.contains(path.section) && estimated[path.section].contains(path.item)
        && wishes[path] != preferredAttributes.size
    }
    let item =
      sections.indices.contains(path.section)
      ? sections[path.section].boundarySupplementaryItems.first { $0.elementKind == kind } : nil
    return item?.layoutSize.heightDimension.isEstimated == true && axis.isVertical
  }
  override func follow(_ preferred: UICollectionViewLayoutAttributes) {
    guard let kind = preferred.representedElementKind else { return wishes[preferred.indexPath] = preferred.size }
    let section = preferred.indexPath.section
    guard sections.indices.contains(section) else { return }
    let isFooter = sections[section].boundarySupplementaryItems.first { $0.elementKind == kind }?.isFooter == true
    wishes[IndexPath(item: isFooter ? -2 : -1, section: section)] = preferred.size
  }
  open override func invalidateLayout() {
    super.invalidateLayout()
    wishes = [:]
  }

  // MARK: Lists

  override func rowPosition(at indexPath: IndexPath) -> RowPosition? {
    guard sections.indices.contains(indexPath.section), let list = sections[indexPath.section].list, let view = collectionView
    else { return nil }
    var place = RowPosition()
    place.style = list.style
    place.isFirst = indexPath.item == 0
    place.isLast = indexPath.item == view.numberOfItems(inSection: indexPath.section) - 1
    place.sideInset = ListMetrics.usual.textInset(forWidth: view.bounds.width, style: list.style)
    place.hasSeparator = list.showsSeparators
    place.pixel = 1 / max(view.traitCollection.displayScale, 1)
    return place
  }
  func swipes(_ edge: HorizontalEdge, _ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section), let list = sections[path.section].list else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
  }
}
