public import CoreGraphicsTypes
public import Foundation
public import QuartzCore

/// Where a cell or another view of a collection lies, and how it looks there.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// Where in the collection's data it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Its place in the content, in points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  /// Its coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Its middle in the content.
  open var center = CGPoint.zero
  /// Its size.
  open var size = CGSize.zero
  /// How it is turned, scaled or moved around its middle.
  open var transform = CGAffineTransform.identity
  /// How it is turned, scaled or moved in space around its middle.
  open var transform3D = CATransform3DIdentity
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// In front of what others it lies: of those with a lower number.
  open var zIndex = 0
  /// Whether it does not show.
  open var isHidden = false
  /// What it is.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a view that is no cell.
  public internal(set) var representedElementKind: String?

  /// Creates attributes of nothing yet.
  public required override init() { super.init() }
  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates the attributes of a header, a footer or another view of its own kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes as these are.
  open override func copy() -> Any {
    // Views and their layouts live on the main thread only.
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init()
      (copy.indexPath, copy.center, copy.size, copy.transform) = (indexPath, center, size, transform)
      (copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (transform3D, alpha, zIndex, isHidden)
      (copy.representedElementCategory, copy.representedElementKind) = (representedElementCategory, representedElementKind)
      return copy
    }
  }
}
