import CoreGraphicsTypes
import Foundation

/// The refreshing of one scroll view: begins with a long pull, and keeps room for its sign until it has ended.
final class ScrollRefresher {
  private(set) var isRefreshing = false
  /// How far content may rest below its beginning, in points.
  private(set) var inset: CGFloat = 0
  private var timer: UInt64?
  private var task: Task<Void, Never>?

  private func action(of node: ScrollNode) -> RefreshAction? {
    node.axes.contains(.vertical) ? EnvironmentValues(scope: node.scope, reader: node).refresh : nil
  }

  private func metrics(of node: ScrollNode) -> ScrollMetrics.Refresh {
    EnvironmentValues(scope: node.scope).primitiveMetrics.scrolling.refresh
  }

  func isAvailable(in node: ScrollNode) -> Bool { action(of: node) != nil }

  /// The content was pulled: begins when it has come far enough.
  func contentWasPulled(in node: ScrollNode) {
    guard !isRefreshing, node.offset.y < 0, node.offset.y <= -metrics(of: node).threshold, let action = action(of: node) else {
      return
    }
    isRefreshing = true
    scheduleStep(for: node)
    let (me, its) = (Weak(self), Weak(node))
    task = Task { @MainActor in
      await action()
      if let node = its.value, node.isMounted { me.value?.end(for: node) }
    }
  }

  /// The finger has left: from now on there is room for the sign.
  func pullEnded(in node: ScrollNode) { inset = isRefreshing ? metrics(of: node).room : 0 }

  private func end(for node: ScrollNode) {
    isRefreshing = false
    timer.map(node.graph.cancelTimer)
    timer = nil
    node.invalidateDisplay()
    node.graph.wantFrame()
    guard node.phase != .interacting else { return }
    inset = 0
    if node.offset.y < 0 { node.returnToStart(over: metrics(of: node).closing) }
  }

  func cancel(for node: ScrollNode) {
    task?.cancel()
    timer.map(node.graph.cancelTimer)
  }

  private func scheduleStep(for node: ScrollNode) {
    timer = ActivityBlades.scheduleStep(in: node.graph) { [weak self, weak node] in
      guard let self, let node, node.isMounted, self.isRefreshing else { return }
      node.invalidateDisplay()
      node.graph.wantFrame()
      self.scheduleStep(for: node)
    }
  }

  /// A fragment with the sign over it, in the room that the pulled content leaves.
  func drawn(over content: DisplayFragment, of node: ScrollNode) -> DisplayFragment {
    let pulled = -node.offset.y
    guard pulled > 0, isRefreshing || isAvailable(in: node) else { return content }
    let environment = EnvironmentValues(scope: node.scope, reader: node)
    let metrics = environment.primitiveMetrics.scrolling.refresh
    let progress = isRefreshing ? 1 : min(Double(pulled / metrics.threshold), 1)
    let center = CGPoint(x: node.size.width / 2, y: min(pulled, metrics.room) / 2)
    let color = metrics.spinner.color.displayColor(in: environment)
    let blades = ActivityBlades(radius: metrics.spinner.radius, color: color.multiplyingAlpha(by: Float(progress)))
    var builder = FragmentBuilder(for: node)
    builder.append(content, at: .zero)
    // While it is pulled the blades appear one after the other; then the lit one goes around.
    let shown = isRefreshing ? ActivityBlades.count : Int(progress * Double(ActivityBlades.count))
    blades.paint(
      around: center, lit: isRefreshing ? ActivityBlades.step(at: node.graph.time) : shown, shown: shown, into: &builder)
    return builder.finish()
  }
}
