import CoreGraphicsTypes
import SwiftUI
import SwiftUICore
import UIKitTypes

/// Where a table has a row, and what follows for its look.
struct RowPosition: Equatable {
  /// How low rows are at least, in points.
  static var leastHeight: CGFloat { EnvironmentValues().defaultMinListRowHeight }

  var style = _ListStyleKind.plain
  var isFirst = false
  var isLast = false
  /// From the row's sides to its content, in points.
  var sideInset = ListMetrics.usual.margin(forWidth: 0)
  var separatorColor: UIColor?
  var hasSeparator = true
  /// Whether the usual ground of rows is behind it.
  var hasGround = true
  /// What the table says of lines' insets.
  var separatorInset: UIEdgeInsets?
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether circles say which rows are chosen.
  var choosesSeveral = false
  var canMove = false
  var indents = true
  var pixel: CGFloat = 1

  /// The corners of the row in its card.
  var radii: RectangleCornerRadii {
    guard style.hasCards else { return RectangleCornerRadii() }
    let radius = ListMetrics.usual.cardRadius
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    return RectangleCornerRadii(topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
  }

  /// The usual ground of rows.
  var ground: UIColor { style.isGrouped ? .secondarySystemGroupedBackground : .systemBackground }
}
