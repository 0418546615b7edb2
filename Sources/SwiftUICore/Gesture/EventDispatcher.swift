import Foundation

/// Takes input to the nodes it is meant for: a press to the nearest node that can be pressed, a wheel to the nearest scroll view
/// that can move that way.
package final class EventDispatcher {
  private unowned let graph: ViewGraph
  private var pressed: [Int: PressNode] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  package func send(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .wheel(let wheel): handle(wheel)
    case .key, .magnify, .rotate: break
    }
  }

  private func hit(_ location: CGPoint) -> ViewNode? { graph.root?.hitTest(location) }

  private func handle(_ event: PointerEvent) {
    switch event.phase {
    case .down where event.button == 0:
      guard let node = target(of: event.location) else { return }
      pressed[event.id] = node
      node.pressBegan()
    case .move:
      guard let node = pressed[event.id], node.isMounted else { return }
      node.pressMoved(to: node.convertFromWindow(event.location))
    case .up where event.button == 0:
      guard let node = pressed.removeValue(forKey: event.id), node.isMounted else { return }
      node.pressMoved(to: node.convertFromWindow(event.location))
      node.pressEnded(at: event.time)
    case .cancel:
      pressed.removeValue(forKey: event.id)?.pressCancelled()
    case .hover, .exit, .down, .up:
      break
    }
  }

  private func target(of location: CGPoint) -> PressNode? {
    var node = hit(location)
    while let current = node {
      if let press = current as? PressNode { return press.isEnabled ? press : nil }
      node = current.viewParent
    }
    return nil
  }

  private func handle(_ event: WheelEvent) {
    var node = hit(event.location)
    while let current = node {
      if let scroll = current as? ScrollNode {
        let before = scroll.offset
        let target = CGPoint(x: before.x + event.delta.width, y: before.y + event.delta.height)
        if scroll.scroll(to: target) { return }
      }
      node = current.viewParent
    }
  }
}
