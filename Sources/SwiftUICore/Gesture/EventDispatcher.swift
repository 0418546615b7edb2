import Foundation

/// Takes input to the nodes it is meant for: fingers to an arena of the gestures under them, a wheel to the nearest scroll view
/// that can move that way.
package final class EventDispatcher {
  private unowned let graph: ViewGraph
  private var arena: GestureArena?
  /// The nodes whose gestures take part in the arena.
  private var owners: [ObjectIdentifier] = []
  private var timer: UInt64?
  private let hover: HoverTracker

  package init(graph: ViewGraph) {
    self.graph = graph
    hover = HoverTracker(graph: graph)
  }

  package func send(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .wheel(let wheel): handle(wheel)
    case .key, .magnify, .rotate: break
    }
  }

  private func hit(_ location: CGPoint) -> ViewNode? { graph.root?.hitTest(location) }

  // MARK: Fingers

  private func handle(_ event: PointerEvent) {
    if event.kind == .mouse { hover.handle(event) }
    switch event.phase {
    case .down where event.button == 0:
      beginIfNeeded(at: event)
      pass(.down, event)
    case .move: pass(.move, event)
    case .up where event.button == 0: pass(.up, event)
    case .cancel: pass(.cancel, event)
    case .hover, .exit, .down, .up: break
    }
  }

  /// A finger joins the arena that is open, or else makes one of what lies under it.
  private func beginIfNeeded(at event: PointerEvent) {
    let found = gestureOwners(at: event.location)
    let ids = found.map { ObjectIdentifier($0) }
    if let arena, !arena.isOver {
      if arena.hasFingers || ids == owners { return }
      // What waited for another tap here has waited long enough.
      arena.advance(to: .infinity)
    }
    owners = ids
    arena = GestureArena(found.compactMap { $0.makeCompetitor() })
  }

  /// The nodes with gestures under a point, from the innermost outwards.
  private func gestureOwners(at location: CGPoint) -> [any GestureOwner] {
    var owners: [any GestureOwner] = []
    var node = hit(location)
    while let current = node {
      if let owner = current as? any GestureOwner {
        if !owner.admitsInnerGestures { owners.removeAll() }
        owners.append(owner)
      }
      node = current.viewParent
    }
    return owners
  }

  private func pass(_ phase: GestureEvent.Phase, _ event: PointerEvent) {
    guard let arena else { return }
    arena.handle(GestureEvent(phase: phase, id: event.id, location: event.location, time: event.time))
    arenaDidChange()
  }

  private func arenaDidChange() {
    timer.map(graph.cancelTimer)
    timer = nil
    guard let arena, !arena.isOver else { return self.arena = nil }
    guard let deadline = arena.deadline, deadline.isFinite else { return }
    timer = graph.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      self.timer = nil
      self.arena?.advance(to: max(self.graph.time, deadline))
      self.arenaDidChange()
    }
  }

  // MARK: Wheels

  private func handle(_ event: WheelEvent) {
    var node = hit(event.location)
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.wheel(event) { return }
      node = current.viewParent
    }
  }
}
