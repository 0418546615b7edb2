import Foundation

/// The bars that show how much of the content shows, and where; they fade when nothing has moved for a while (Facts 6.6).
final class ScrollIndicators: NodeMotion {
  private var opacity = AnimatedValue(0.0)
  private var timer: UInt64?

  func show(for node: ScrollNode) {
    timer.map(node.graph.cancelTimer)
    timer = nil
    guard opacity.model != 1 else { return }
    node.stop(&opacity)
    opacity.set(1, at: node.graph.time)
    node.invalidateDisplay()
  }

  /// Shows them for a moment where that is newly asked for; `nil` for `last`: the scroll view has just appeared.
  func flash(for node: ScrollNode, after last: ScrollIndicatorsFlash?, now: ScrollIndicatorsFlash) {
    guard last.map({ $0.count != now.count }) ?? now.onAppear else { return }
    show(for: node)
    let metrics = metrics(of: node)
    hide(for: node, in: metrics.flash - metrics.fade)
  }

  private func metrics(of node: ScrollNode) -> ScrollMetrics.Indicators {
    EnvironmentValues(scope: node.scope).primitiveMetrics.scrolling.indicators
  }

  func hide(for node: ScrollNode) { hide(for: node, in: metrics(of: node).rest) }

  private func hide(for node: ScrollNode, in rest: TimeInterval) {
    timer.map(node.graph.cancelTimer)
    timer = node.graph.schedule(at: node.graph.time + rest) { [weak self, weak node] in
      guard let self, let node, node.isMounted else { return }
      self.timer = nil
      let fade = Animation.linear(duration: self.metrics(of: node).fade)
      node.set(0, in: &self.opacity, transaction: Transaction(animation: fade))
      node.invalidateDisplay()
    }
  }

  var isMoving: Bool { opacity.isMoving }
  func advance(for node: GraphNode) { opacity.advance(for: node) }
  func stop(for node: GraphNode) { opacity.stop(for: node) }

  /// A fragment with the bars over it.
  func drawn(over content: DisplayFragment, of node: ScrollNode) -> DisplayFragment {
    let shown = opacity.presentation
    guard node.showsIndicators else { return content }
    // The content stays what it is as bars come and go.
    guard shown > 0 else { return content.moved(by: .zero, id: node.displayID) }
    let environment = EnvironmentValues(scope: node.scope, reader: node)
    let metrics = environment.primitiveMetrics.scrolling.indicators
    var builder = FragmentBuilder(for: node)
    builder.append(content, at: .zero)
    let gray = environment.scrollIndicatorShade.gray(isDark: environment.colorScheme == .dark)
    let color = DisplayColor(red: gray, green: gray, blue: gray, alpha: Float(metrics.opacity * shown))
    for axis in [Axis.horizontal, .vertical] where node.axes.contains(Axis.Set(axis)) {
      guard environment.scrollIndicators(axis) != .never, environment.scrollIndicators(axis) != .hidden,
        let bar = bar(of: node, axis, metrics)
      else { continue }
      let path = Path(roundedRect: bar, cornerRadius: metrics.thickness / 2)
      builder.append(.fill(DisplayFill(path: path, paint: .color(color))), bounds: bar)
    }
    return builder.finish(sharingOnlyChild: false)
  }

  private func bar(of node: ScrollNode, _ axis: Axis, _ metrics: ScrollMetrics.Indicators) -> CGRect? {
    let uncovered = node.uncovered
    let (view, content) = (node.size[axis], node.contentSize[axis])
    let insets = EnvironmentValues(scope: node.scope, reader: node).indicatorMargins
    let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let room = uncovered.size[axis] - 2 * metrics.margin - before - after
    guard content > view, room > 0 else { return nil }
    let limit = node.maximumOffset[axis]
    let beyond = max(0, -node.offset[axis], node.offset[axis] - limit)
    // Pulled beyond the end it shrinks.
    let length = max(max(metrics.minimumLength, room * view / content) - beyond, metrics.leastLength)
    let fraction = min(max(node.offset[axis] / limit, 0), 1)
    var bar = CGRect(x: 0, y: 0, width: metrics.thickness, height: metrics.thickness)
    bar.size[axis] = min(length, room)
    bar.origin[axis] = uncovered.origin[axis] + metrics.margin + before + (room - bar.size[axis]) * fraction
    let isLeft = axis == .vertical && node.isRightToLeft
    let edge = metrics.margin + (axis == .vertical ? insets.trailing : insets.bottom)
    bar.origin[axis.other] = isLeft ? edge : node.size[axis.other] - edge - metrics.thickness
    if axis == .horizontal && node.isRightToLeft { bar.origin.x = node.size.width - bar.maxX }
    return bar
  }
}
