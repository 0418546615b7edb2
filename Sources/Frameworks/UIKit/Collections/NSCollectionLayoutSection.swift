import CoreGraphicsTypes
public import Foundation
public import UIKitTypes

/// A width or a height in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The number of points, or the part of what is around.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }
  /// A part of the width of what is around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalWidth, fractionalWidth)
  }
  /// A part of the height of what is around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }
  /// A number of points until what is there says how much it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimated, estimatedDimension)
  }
  /// Whether it is a part of the width around.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height around.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it follows from what is there.
  public var isEstimated: Bool { kind == .estimated }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A size in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }
  func points(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// Room between items of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points, or the least one.
  public let spacing: CGFloat
  /// Whether it takes what is left.
  public let isFlexible: Bool
  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }
  /// Room that takes what is left, and not less than a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(flexibleSpacing, isFlexible: true) }
  /// A number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(fixedSpacing, isFlexible: false) }
}

/// A cell of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// Room inside of its size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or above each other in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// What is repeated in it as often as it has room.
  public let subitems: [NSCollectionLayoutItem]
  /// How often its one item is in it, with equal shares; `nil`: as often as it has room.
  let count: Int?
  /// Room between its items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem], count: Int?) {
    precondition(!subitems.isEmpty, "a group of a compositional layout has no items; give it one at least")
    (self.isHorizontal, self.subitems, self.count) = (isHorizontal, subitems, count)
    super.init(layoutSize: layoutSize)
  }
  /// Items beside each other, repeated as often as they have room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, count: nil)
  }
  /// Items above each other, repeated as often as they have room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, count: nil)
  }
  /// An item a number of times beside each other, with equal widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: max(count, 1)) }
  /// An item a number of times above each other, with equal heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: max(count, 1)) }
  /// An item a number of times beside each other, with equal widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  /// An item a number of times above each other, with equal heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
}

/// A header or a footer of a section of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// At which edge of the section it stands: at the end for `bottom` and its corners, else at the start.
  public let alignment: NSRectAlignment
  /// Whether it stays at the edge while the section passes.
  open var pinToVisibleBounds = false
  /// Creates a header or a footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The upper edge.
  case top
  /// The upper corner where lines begin.
  case topLeading
  /// The edge where lines begin.
  case leading
  /// The lower corner where lines begin.
  case bottomLeading
  /// The lower edge.
  case bottom
  /// The lower corner where lines end.
  case bottomTrailing
  /// The edge where lines end.
  case trailing
  /// The upper corner where lines end.
  case topTrailing
}

/// A section of a compositional layout: a group, repeated as often as there are items.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Room around the section's groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the room at the sides.
  open var supplementariesFollowContentInsets = true
  /// How the section looks as one of a list.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// What a section of a compositional layout is made for.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for it.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits around.
  var traitCollection: UITraitCollection { get }
}

/// Room in a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
}

final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}
