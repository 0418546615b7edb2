import CoreGraphicsTypes
import Foundation

/// Scrolls while something that a finger holds is near an edge of a scroll view.
final class EdgeScroller {
  /// How near an edge the finger makes it scroll, in points; a choice.
  private static let edge: CGFloat = 60
  /// Points a frame at the edge itself; a choice.
  private static let speed: CGFloat = 12
  private static let frame: TimeInterval = 1 / 60

  private var timer: UInt64?
  /// Whose clock counts; not `weak`, since layout uses a graph too often for that (see ``WeakReference``).
  private var graph: WeakReference<ViewGraph>?

  /// Scrolls from now on, as long as the finger is near an edge.
  /// - Parameters:
  ///   - axes: Along which it may scroll.
  ///   - graph: Whose clock counts.
  ///   - scroll: What may scroll now; asked before each step.
  ///   - finger: Where the finger is, in points of the window.
  ///   - moved: Called after each step.
  func run(
    along axes: Axis.Set, in graph: ViewGraph, _ scroll: @escaping () -> ScrollNode?, under finger: @escaping () -> CGPoint?,
    moved: @escaping () -> Void
  ) {
    guard timer == nil, let node = scroll(), let step = Self.step(of: node, along: axes, under: finger()) else { return }
    let clock = graph.weakReference
    self.graph = clock
    timer = graph.schedule(at: graph.time + Self.frame) { [weak self, weak node] in
      guard let self, let graph = clock.object else { return }
      timer = nil
      guard let node, node.isMounted,
        node.scroll(to: CGPoint(x: node.offset.x + step.width, y: node.offset.y + step.height))
      else { return }
      moved()
      run(along: axes, in: graph, scroll, under: finger, moved: moved)
    }
  }

  /// Ends it.
  func stop() {
    if let timer { graph?.object?.cancelTimer(timer) }
    timer = nil
  }

  private static func step(of node: ScrollNode, along axes: Axis.Set, under finger: CGPoint?) -> CGSize? {
    guard let finger else { return nil }
    let bounds = node.frameInWindow, scrollable = node.panAxes.intersection(axes)
    var step = CGSize.zero
    if scrollable.contains(.vertical) { step.height = distance(finger.y, from: bounds.minY, to: bounds.maxY) }
    if scrollable.contains(.horizontal) {
      step.width = distance(finger.x, from: bounds.minX, to: bounds.maxX) * node.direction(.horizontal)
    }
    return step == .zero ? nil : step
  }

  private static func distance(_ finger: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
    let (before, after) = (first + edge - finger, finger - last + edge)
    let depth = max(before, after)
    return depth > 0 ? speed * min(depth / edge, 1) * (before > after ? -1 : 1) : 0
  }
}
