import CoreGraphicsTypes
import SwiftUICore

/// The lengths of a menu's rows at some size of text.
nonisolated struct MenuRowMetrics: Equatable {
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

  init(metrics: MenuMetrics, scale: CGFloat, hasMarks: Bool) {
    line = metrics.line * scale
    let markColumn = metrics.markColumn + line
    leading = hasMarks ? markColumn : metrics.inset
    markMiddle = markColumn * metrics.markMiddle
    trailing = metrics.inset
    iconColumn = metrics.iconColumn + line
    iconMiddle = iconColumn / 2 - metrics.iconShift
    above = metrics.aboveBaseline * line
    below = metrics.belowBaseline * line
    subtitleHeight = metrics.subtitleHeight * line
    subtitleScale = metrics.subtitleScale
    subtitleOffset = metrics.subtitleOffset * line
    headerHeight = metrics.headerHeight * scale
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
  @Environment(\.metrics.menus) private var metrics
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1

  nonisolated init() {}

  var wrappedValue: MenuRowMetrics { MenuRowMetrics(metrics: metrics, scale: scale, hasMarks: menu?.hasMarks ?? false) }
}
