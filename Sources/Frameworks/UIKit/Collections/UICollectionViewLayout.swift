import CoreGraphicsTypes
public import Foundation

/// Says where the cells and other views of a collection lie; subclasses say how.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection that is laid out.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout from an archive, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }

  /// Works out what is needed to answer where things are; called before a layout after something has changed.
  open func prepare() {}
  /// How large all content is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where what meets a rectangle of the content lies.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where a cell lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer or another view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether all is to be worked out anew where the collection shows another part of its content, or has another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a cell's wish for another place or size is followed.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Takes a cell's wish; it is asked for again.
  func follow(_ preferred: UICollectionViewLayoutAttributes) {}
  /// Has all worked out anew.
  open func invalidateLayout() { collectionView?.layoutIsInvalid() }
  /// Whether cells of a list show lines and grounds, and how.
  func rowPosition(at indexPath: IndexPath) -> RowPosition? { nil }
  /// The same of a header or a footer, which has neither a line nor a ground.
  final func supplementPosition(at indexPath: IndexPath) -> RowPosition {
    var place = rowPosition(at: indexPath) ?? RowPosition()
    (place.hasSeparator, place.hasGround) = (false, false)
    (place.isFirst, place.isLast) = (false, false)
    return place
  }
}
