import CoreGraphicsTypes
import SwiftUICore

/// The lengths of a menu's rows at some size of text.
nonisolated struct MenuMetrics: Equatable {
  let line: CGFloat
  let leading: CGFloat
  let markMiddle: CGFloat
  let trailing: CGFloat
  let iconColumn: CGFloat
  let iconMiddle: CGFloat
  let above: CGFloat
  let below: CGFloat
  let subtitleHeight: CGFloat
  let subtitleScale: CGFloat
  let subtitleOffset: CGFloat
  let headerHeight: CGFloat

  init(look: MenuLook, scale: CGFloat, hasMarks: Bool) {
    line = look.line * scale
    let markColumn = look.markColumn + line
    leading = hasMarks ? markColumn : look.inset
    markMiddle = markColumn * look.markMiddle
    trailing = look.inset
    iconColumn = look.iconColumn + line
    iconMiddle = iconColumn / 2 - look.iconShift
    above = look.aboveBaseline * line
    below = look.belowBaseline * line
    subtitleHeight = look.subtitleHeight * line
    subtitleScale = look.subtitleScale
    subtitleOffset = look.subtitleOffset * line
    headerHeight = look.headerHeight * scale
  }

  /// From the first baseline of a text to its last one, which are rounded differently where they are the same.
  func moreLines(of text: ViewDimensions) -> CGFloat {
    let distance = text[.lastTextBaseline] - text[.firstTextBaseline]
    return distance < line / 2 ? 0 : distance
  }
}

/// The lengths of the rows of the menu around.
@propertyWrapper
struct MenuMeasures: DynamicProperty {
  @Environment(\.menu) private var menu
  @Environment(\.look.menus) private var look
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  nonisolated init() {}

  var wrappedValue: MenuMetrics { MenuMetrics(look: look, scale: scale, hasMarks: menu?.hasMarks ?? false) }
}
