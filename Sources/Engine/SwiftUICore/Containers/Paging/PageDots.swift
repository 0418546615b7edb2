import CoreGraphicsTypes
import DisplayModel
import Foundation

/// When a page view shows a dot for each page.
package enum PageDots: Equatable, Sendable { case never, severalPages, always }

/// When a page view shows a background behind its dots.
package enum PageDotsBackground: Equatable, Sendable { case never, always, interactive }

private enum PageDotsBackgroundKey: EnvironmentKey { static var defaultValue: PageDotsBackground { .never } }

extension EnvironmentValues {
  /// When a background shows behind the dots of pages here.
  package var pageDotsBackground: PageDotsBackground {
    get { self[PageDotsBackgroundKey.self] }
    set { self[PageDotsBackgroundKey.self] = newValue }
  }
}

/// Colours of the dots of pages in place of the usual ones.
package struct PageDotColors: Equatable, Sendable {
  /// Of the chosen page's dot.
  package var chosen: Color?
  /// Of the others.
  package var others: Color?

  package init(chosen: Color? = nil, others: Color? = nil) { (self.chosen, self.others) = (chosen, others) }
}

private enum PageDotColorsKey: EnvironmentKey { static var defaultValue: PageDotColors { PageDotColors() } }

extension EnvironmentValues {
  /// Colours of the dots of pages here.
  package var pageDotColors: PageDotColors {
    get { self[PageDotColorsKey.self] }
    set { self[PageDotColorsKey.self] = newValue }
  }
}

/// The dots of a page view as they are drawn: one for each page, above the lower edge (Facts 4.4).
struct PageDotsDrawing {
  private let count: Int
  private let selected: Int?
  private let colorScheme: ColorScheme
  /// Whether they also show for a single page: they are black in the light then.
  private let isAlways: Bool
  private let hasBackground: Bool
  private let isOpaque: Bool
  private let direction: CGFloat
  private let metrics: PagesMetrics
  private let chosenColor, otherColor: DisplayColor?

  /// Looks which dots show; `nil` where none do.
  /// - Parameters:
  ///   - dots: When they show.
  ///   - count: How many pages there are.
  ///   - selected: The page whose dot is opaque.
  ///   - isTurning: Whether a finger turns the pages, or what is left of its speed.
  ///   - environment: What they are drawn in.
  ///   - direction: 1 where the first dot is on the left, −1 where it is on the right.
  ///   - metrics: What they look like.
  init?(
    _ dots: PageDots, count: Int, selected: Int?, isTurning: Bool, environment: @autoclosure () -> EnvironmentValues,
    direction: CGFloat, metrics: PagesMetrics
  ) {
    guard dots == .always || (dots == .severalPages && count > 1) else { return nil }
    let environment = environment()
    (self.count, self.selected, self.direction, self.metrics) = (count, selected, direction, metrics)
    colorScheme = environment.colorScheme
    isAlways = dots == .always
    let colors = environment.pageDotColors
    (chosenColor, otherColor) = (colors.chosen?.displayColor(in: environment), colors.others?.displayColor(in: environment))
    isOpaque = environment.accessibilityReduceTransparency
    hasBackground =
      switch environment.pageDotsBackground {
      case .never: false
      case .always: true
      case .interactive: isTurning
      }
  }

  /// Draws them as a part of a node.
  func draw(in node: ViewNode, to builder: inout FragmentBuilder) {
    let middle = CGPoint(x: node.size.width / 2, y: node.size.height - metrics.distance)
    if hasBackground { builder.append(background(around: middle, of: node), at: .zero) }
    for index in 0..<count {
      let shift = (CGFloat(index) - CGFloat(count - 1) / 2) * metrics.pitch * direction
      let bounds = CGRect(
        x: middle.x + shift - metrics.diameter / 2, y: middle.y - metrics.diameter / 2, width: metrics.diameter,
        height: metrics.diameter)
      let paint = DisplayPaint.color(color(isSelected: index == selected))
      builder.append(.fill(DisplayFill(path: Path(ellipseIn: bounds), paint: paint)), bounds: bounds)
    }
  }

  private func color(isSelected: Bool) -> DisplayColor {
    if let own = isSelected ? chosenColor : otherColor { return own }
    let isLight = colorScheme == .light
    if isLight, hasBackground { return isSelected ? .white : metrics.otherOnBackground }
    let gray: Float = isLight && isAlways ? 0 : 1
    return DisplayColor(red: gray, green: gray, blue: gray, alpha: isSelected ? 1 : metrics.dimmedOpacity)
  }

  private func background(around middle: CGPoint, of node: ViewNode) -> DisplayFragment {
    let width = CGFloat(count - 1) * metrics.pitch + metrics.diameter + 2 * metrics.margin
    let strip = CGRect(
      x: middle.x - width / 2, y: middle.y - metrics.backgroundHeight / 2, width: width, height: metrics.backgroundHeight)
    let material = colorScheme == .light ? metrics.background : metrics.darkBackground
    let path = Path(roundedRect: strip, cornerRadius: metrics.backgroundHeight / 2)
    let color = isOpaque ? material.tint : material.tint.multiplyingAlpha(by: 1 / material.tint.alpha)
    var builder = FragmentBuilder(for: node)
    builder.append(.fill(DisplayFill(path: path, paint: .color(color))), bounds: strip)
    return isOpaque ? builder.finish() : builder.finish().wrapped(in: .material(material), id: node.displayID)
  }
}
