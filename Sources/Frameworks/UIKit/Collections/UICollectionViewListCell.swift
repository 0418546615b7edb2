import CoreGraphicsTypes
public import Foundation
import SwiftUI
import SwiftUICore
import UIKitTypes

/// What stands after the content of a cell of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
  enum Kind {
    case disclosure, check
    case detail(() -> Void)
  }
  let kind: Kind

  /// A sign that the cell leads somewhere.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosure) }
  /// A sign that the cell is chosen.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .check) }
  /// A button for details.
  public static func detail(actionHandler: @escaping () -> Void) -> UICellAccessory {
    UICellAccessory(kind: .detail(actionHandler))
  }
}

/// A cell of a list, with the looks of rows of tables.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// Where the list has the cell.
  var place = RowPosition() { didSet { if place != oldValue { setNeedsLayout() } } }
  /// What stands after the content.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  /// How many steps the content stands inside.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A configuration as lists' cells have it, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private var roomBefore: CGFloat { CGFloat(indentationLevel) * indentationWidth }
  private var lineHeight: CGFloat { place.hasSeparator ? place.pixel : 0 }

  private var attributes: RowAttributes {
    var attributes = RowAttributes()
    attributes.radii = place.radii
    attributes.sideInset = place.sideInset
    attributes.accessories = accessories.map { accessory in
      switch accessory.kind {
      case .disclosure: .disclosure
      case .check: .check
      case .detail: .detail
      }
    }
    if ground == nil, backgroundView == nil, place.hasGround {
      attributes.ground = Color(uiColor: backgroundColor ?? place.ground)
    }
    if isSelected || isHighlighted, selectedBackgroundView == nil { attributes.highlight = RowAttributes.highlight }
    let line = Color(uiColor: place.separatorColor ?? .separator)
    if place.hasSeparator {
      if place.style == .grouped { attributes.edges = (place.isFirst ? line : nil, place.isLast ? line : nil) }
      if !place.isLast || place.style == .plain {
        let start = (configured.view as? UIListContentView)?.textStart ?? place.sideInset
        attributes.separator = RowAttributes.Line(color: line, leading: start + roomBefore, trailing: 0)
      }
    }
    return attributes
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    let after = attributes.accessoryWidth(.usual)
    let trailing = after > 0 ? after + place.sideInset : 0
    return CGRect(
      x: isFlipped ? trailing : roomBefore, y: 0, width: max(size.width - roomBefore - trailing, 0),
      height: max(size.height - lineHeight, 0))
  }
  /// Places the cell's parts.
  open override func layoutSubviews() {
    configured.keepMargins(side: place.sideInset)
    super.layoutSubviews()
    rowState.show(attributes)
  }
  override func neededSize(for size: CGSize) -> CGSize? {
    configured.keepMargins(side: place.sideInset)
    guard configured.view != nil || !contentView.constraints.isEmpty else { return nil }
    let content = contentFrame(in: size)
    let height =
      configured.view?.sizeThatFits(CGSize(width: content.width, height: 0)).height
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    let whole = (height / place.pixel).rounded(.up) * place.pixel + lineHeight
    return CGSize(width: size.width, height: max(whole, RowPosition.leastHeight))
  }

  func detailPressed() {
    for accessory in accessories { if case .detail(let action) = accessory.kind { action() } }
  }
}
