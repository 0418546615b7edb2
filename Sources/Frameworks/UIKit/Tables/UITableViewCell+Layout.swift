import CoreGraphicsTypes
import QuartzCore
import SwiftUI
import SwiftUICore
import UIKitTypes

extension UITableViewCell {
  private var metrics: ListMetrics { .usual }
  private var isRightToLeft: Bool { isFlipped }
  private var shownAccessory: (type: AccessoryType, view: UIView?) {
    isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
  }
  private var editSign: RowAttributes.EditSign? {
    guard isEditing else { return nil }
    if place.choosesSeveral { return .choice(isSelected) }
    switch editingStyle {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
  /// From the cell's side to the content's.
  private var roomBefore: CGFloat {
    let sign = editSign != nil || isEditing && shouldIndentWhileEditing && place.indents && editingStyle != .none
    return (sign ? metrics.editShift : 0) + CGFloat(indentationLevel) * indentationWidth
  }

  private var attributes: RowAttributes {
    var attributes = RowAttributes()
    attributes.radii = place.radii
    attributes.sideInset = place.sideInset
    attributes.editSign = editSign
    attributes.hasHandle = isEditing && showsReorderControl && place.canMove
    let (type, view) = shownAccessory
    if let view {
      attributes.accessories = [.room(view.bounds.width)]
    } else {
      switch type {
      case .none: break
      case .disclosureIndicator: attributes.accessories = [.disclosure]
      case .detailDisclosureButton: attributes.accessories = [.detail, .disclosure]
      case .checkmark: attributes.accessories = [.check]
      case .detailButton: attributes.accessories = [.detail]
      }
    }
    if backgroundView == nil, groundView == nil {
      attributes.ground = Color(uiColor: ownGround ?? UITableViewCellProxy.shared.backgroundColor ?? place.ground)
    }
    if showsChoice, selectedBackgroundView == nil {
      attributes.highlight =
        UITableViewCellProxy.shared.selectedBackgroundColor.map { Color(uiColor: $0) } ?? RowAttributes.highlight
    }
    let line = Color(uiColor: place.separatorColor ?? .separator)
    if place.hasSeparator {
      if place.style == .grouped {
        attributes.edges = (place.isFirst ? line : nil, place.isLast ? line : nil)
      }
      if !place.isLast || place.style == .plain {
        let inset = separatorInset
        attributes.separator = RowAttributes.Line(
          color: line, leading: inset.left + (ownSeparatorInset == nil ? roomBefore : 0), trailing: inset.right)
      }
    }
    return attributes
  }

  /// What lines' insets are where the row does not say: from where its text begins.
  var usualSeparatorInset: UIEdgeInsets {
    if let inset = place.separatorInset { return inset }
    let start: CGFloat
    if let view = configured.view as? UIListContentView {
      start = view.textStart
    } else if configured.view == nil {
      start = labels.textStart(inset: place.sideInset)
    } else {
      start = place.sideInset
    }
    return UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
  }

  /// The content's place in a row of some size.
  private func contentFrame(in size: CGSize) -> CGRect {
    let attributes = attributes
    let after = attributes.accessoryWidth(metrics)
    let before = roomBefore
    let trailing = after > 0 ? after + place.sideInset : 0
    let width = max(size.width - before - trailing, 0)
    return CGRect(x: isRightToLeft ? trailing : before, y: 0, width: width, height: max(size.height - lineHeight, 0))
  }
  private var lineHeight: CGFloat { place.hasSeparator ? place.pixel : 0 }

  func placeParts() {
    let attributes = attributes
    rowState.show(attributes)
    let frame = contentFrame(in: bounds.size)
    contentView.layoutMargins = UIEdgeInsets(
      top: metrics.rowInset, left: place.sideInset, bottom: metrics.rowInset, right: place.sideInset)
    contentView.frame = frame
    configured.keepMargins(side: place.sideInset)
    labels.place(in: contentView.bounds, inset: place.sideInset, style: style, isRightToLeft: isRightToLeft)
    groundView?.place(in: bounds, isRightToLeft: isRightToLeft)
    backgroundView?.frame = bounds
    placeChoice()
    placeAccessory(attributes)
  }

  private func placeChoice() {
    guard let view = place.choosesSeveral ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    else { return }
    let shows = showsChoice || place.choosesSeveral && isSelected && multipleSelectionBackgroundView != nil
    guard shows else { return view.superview === self ? view.removeFromSuperview() : () }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
  }

  private func placeAccessory(_ attributes: RowAttributes) {
    let (_, view) = shownAccessory
    for other in [accessoryView, editingAccessoryView] where other !== view && other?.superview === self {
      other?.removeFromSuperview()
    }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    let size = view.bounds.size
    let handle = attributes.hasHandle ? metrics.handle.width + metrics.handleInset + metrics.accessoryGap : 0
    let end = place.sideInset + handle
    view.frame = CGRect(
      x: isRightToLeft ? end : bounds.width - end - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  func heightNeeded(in width: CGFloat) -> CGFloat {
    updateConfigurationIfAwaited()
    let content = contentFrame(in: CGSize(width: width, height: bounds.height))
    configured.keepMargins(side: place.sideInset)
    var height: CGFloat
    if let view = configured.view {
      height = view.sizeThatFits(CGSize(width: content.width, height: 0)).height
    } else if !contentView.constraints.isEmpty {
      contentView.layoutMargins = UIEdgeInsets(
        top: metrics.rowInset, left: place.sideInset, bottom: metrics.rowInset, right: place.sideInset)
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else {
      height = labels.height(inWidth: content.width, inset: place.sideInset, style: style)
    }
    height = (height / place.pixel).rounded(.up) * place.pixel + lineHeight
    return max(height, RowPosition.leastHeight)
  }
}

extension UIView {
  /// Whether lines run from right to left here.
  var isFlipped: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    default: false
    }
  }
}
