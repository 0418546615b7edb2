import CoreGraphicsTypes
import DisplayModel
public import Foundation
public import UIKitTypes

/// Puts cells one after the other into lines, and lines one after the other.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for a size that cells say themselves.
  public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  /// How large cells are, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// How large cells may be that say their size themselves; zero where they do not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Between lines, at least, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Between cells of a line, at least, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// Room around a section's cells, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// How large headers are; of it the side along which the content scrolls counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How large footers are; of it the side along which the content scrolls counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Along which direction the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// Whether headers stay at the edge while their section passes.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the edge while their section passes.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  private var plan = ArrangedSections()
  private var wishes: [IndexPath: CGSize] = [:]
  private var space = CGSize.zero

  private var axis: ArrangedAxis { ArrangedAxis(isVertical: scrollDirection == .vertical) }
  private var sizer: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Puts cells into lines.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    space = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0), height: max(view.bounds.height - inset.top - inset.bottom, 0))
    plan = ArrangedSections(axis: axis, breadth: axis.breadth(space))
    for section in 0..<view.numberOfSections { plan.append(arranged(section, view)) }
  }

  private func arranged(_ section: Int, _ view: UICollectionView) -> ArrangedSection {
    let (axis, sizer) = (axis, sizer)
    let inset = sizer?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap = sizer?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let gap = sizer?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    let header = sizer?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer = sizer?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    var result = ArrangedSection(section: section, headerLength: axis.length(header), footerLength: axis.length(footer))
    let before = axis.isVertical ? inset.top : inset.left
    let after = axis.isVertical ? inset.bottom : inset.right
    let side = axis.isVertical ? inset.left : inset.top
    let room = axis.breadth(space) - side - (axis.isVertical ? inset.right : inset.bottom)
    var line = FlowLine(start: result.headerLength + before)
    let count = view.numberOfItems(inSection: section)
    result.frames.reserveCapacity(count)
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let said = sizer?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let size = wishes[path] ?? (estimatedItemSize == .zero || said != itemSize ? said : supposedSize)
      let breadth = axis.breadth(size)
      if !line.sizes.isEmpty, line.breadth(gap) + gap + breadth > room + 0.001 {
        result.frames += line.frames(axis, side: side, room: room, gap: gap, isLast: false)
        line = FlowLine(start: line.start + line.length + lineGap)
      }
      line.add(size, axis)
    }
    result.frames += line.frames(axis, side: side, room: room, gap: gap, isLast: true)
    let end = count > 0 ? line.start + line.length : result.headerLength + before
    result.length = end + after + result.footerLength
    return result
  }

  private var supposedSize: CGSize { estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }

  open override var collectionViewContentSize: CGSize { axis.size(length: plan.length, breadth: axis.breadth(space)) }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result = plan.paths(in: rect).compactMap { layoutAttributesForItem(at: $0) }
    for section in plan.sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section)) else {
          continue
        }
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
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard plan.sections.indices.contains(indexPath.section), isHeader || elementKind == UICollectionView.elementKindSectionFooter
    else { return nil }
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    guard let frame = plan.supplement(indexPath.section, isHeader: isHeader, pinnedIn: pins ? shownPart : nil) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    attributes.zIndex = pins ? 10 : 0
    return attributes
  }
  private var shownPart: CGRect? { collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let inset = view.adjustedContentInset
    return newBounds.width - inset.left - inset.right != space.width && axis.isVertical
      || newBounds.height - inset.top - inset.bottom != space.height && !axis.isVertical
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  override func follow(_ preferred: UICollectionViewLayoutAttributes) { wishes[preferred.indexPath] = preferred.size }
  open override func invalidateLayout() {
    super.invalidateLayout()
    wishes = [:]
  }
}

/// Says sizes of a collection's flow layout; what it does not say is as the layout has it.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large a cell is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around a section's cells.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Between lines, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Between cells of a line, at least.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// How large a section's header is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// How large a section's footer is.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  /// As the layout has it.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
