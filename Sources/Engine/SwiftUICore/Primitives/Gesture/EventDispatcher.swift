import Foundation

/// Takes input to the nodes it is meant for: fingers to an arena of the gestures under them, a wheel to the nearest node that can
/// move that way.
///
/// It knows no kind of node: nodes offer themselves by a protocol for each kind of input. What is dragged over the window from
/// elsewhere is none of its own: who sends events here knows what drops are.
package final class EventDispatcher {
  private unowned let graph: ViewGraph
  private var arena: GestureArena?
  /// The nodes whose gestures take part in the arena.
  private var owners: [ObjectIdentifier] = []
  private var timer: UInt64?
  private var pair: Pair?
  private let hover: HoverTracker
  /// Asked about a key that nothing in the window has taken; answers whether it was one of the app's commands.
  var unclaimedKey: ((KeyInput) -> Bool)?
  /// What took the last turn of a wheel.
  private var wheelTarget: WeakReference<GraphNode>?

  package init(graph: ViewGraph) {
    self.graph = graph
    hover = HoverTracker(graph: graph)
  }

  package func send(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): handle(pointer)
    case .wheel(let wheel): handle(wheel)
    case .magnify(let pinch): handle(pinch) { $0.scale = max(pinch.value, 0.01) }
    case .rotate(let turn): handle(turn) { $0.angle = turn.value }
    case .key(let key): handle(key)
    case .text(let text): handle(text)
    case .drop: break
    }
  }

  /// What a mouse's pointer looks like where it is now.
  package var pointerShape: PointerShape { hover.shape }

  // MARK: Fingers

  private func handle(_ event: PointerEvent) {
    if event.kind == .mouse { hover.handle(event) }
    if event.phase == .down { graph.focus.pointerIsUsed() }
    switch event.phase {
    case .down where event.button == 0:
      beginIfNeeded(at: event)
      pass(.down, event)
    case .down where event.button == 1: pressSecondary(at: event.location)
    case .move: pass(.move, event)
    case .up where event.button == 0: pass(.up, event)
    case .cancel: pass(.cancel, event)
    case .hover, .exit, .down, .up: break
    }
  }

  private func pressSecondary(at location: CGPoint) {
    for case let target as any SecondaryPressTarget in graph.nodes(at: location)
    where target.secondaryPress(at: location) { return }
  }

  /// A finger joins the arena that is open, or else makes one of what lies under it.
  private func beginIfNeeded(at event: PointerEvent) {
    let found = graph.gestureOwners(at: event.location)
    let ids = found.map { ObjectIdentifier($0) }
    if let arena, !arena.isOver {
      if arena.hasFingers || ids == owners { return }
      // What waited for another tap here has waited long enough.
      arena.advance(to: .infinity)
    }
    owners = ids
    arena = GestureArena(found.flatMap { $0.makeCompetitors() })
  }

  private func pass(_ phase: GestureEvent.Phase, _ event: PointerEvent) {
    guard let arena else { return }
    arena.handle(
      GestureEvent(
        phase: phase, id: event.id, location: event.location, time: event.time, isMouse: event.kind == .mouse,
        modifiers: event.modifiers))
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

  // MARK: Touchpads

  /// Two fingers of which only what they do together is known.
  private struct Pair {
    var scale: CGFloat = 1
    /// Radians, clockwise.
    var angle: CGFloat = 0
    let middle: CGPoint
    /// Numbers that no real finger has.
    static let ids = (-2, -3)
    /// From the pointer to either finger, in points; a choice (Facts 3.6).
    private static let slop: CGFloat = 50

    func location(_ sign: CGFloat) -> CGPoint {
      let distance = Self.slop * scale * sign
      return CGPoint(x: middle.x + cos(angle) * distance, y: middle.y + sin(angle) * distance)
    }
  }

  /// A pinch or turn of a touchpad becomes two fingers around the pointer.
  private func handle(_ input: PinchInput, _ change: (inout Pair) -> Void) {
    let isFirst = pair == nil
    var now = pair ?? Pair(middle: input.location)
    let phase: GestureEvent.Phase
    switch input.phase {
    case .began, .changed:
      if isFirst { passPair(.down, now, at: input.time) }
      change(&now)
      pair = now
      phase = .move
    case .ended:
      pair = nil
      phase = .up
    case .cancelled:
      pair = nil
      phase = .cancel
    }
    if !isFirst || phase == .move { passPair(phase, now, at: input.time) }
  }

  private func passPair(_ phase: GestureEvent.Phase, _ pair: Pair, at time: TimeInterval) {
    for (id, sign) in [(Pair.ids.0, CGFloat(-1)), (Pair.ids.1, 1)] {
      let location = pair.location(sign)
      if phase == .down { beginIfNeeded(at: PointerEvent(id: id, phase: .down, location: pair.middle, time: time)) }
      arena?.handle(GestureEvent(phase: phase, id: id, location: location, time: time))
    }
    arenaDidChange()
  }

  // MARK: Keys

  /// Keys go to what has the focus, and before that to the views around it that wait for them.
  ///
  /// Then a control may have them as its shortcut, and last a command of the app. Tab moves the focus, with
  /// Control also out of a text that takes Tab for itself.
  /// Keys that nobody took go to the nodes in the window's middle, from the innermost outwards: to the nearest that can scroll
  /// that way, or has a use of its own for them; then to what is presented, which may lie elsewhere.
  private func handle(_ key: KeyInput) {
    if graph.focus.offer(key) { return }
    guard key.isDown else { return }
    if graph.focus.target?.handle(key) == true || graph.focus.offerCommand(key) || graph.performShortcut(key)
      || unclaimedKey?(key) == true
    {
      return
    }
    if key.key == "Tab", key.modifiers.isSubset(of: [.shift, .capsLock, .control]) {
      return graph.focus.moveFocus(forward: !key.modifiers.contains(.shift))
    }
    if UndoKey(key)?.perform(in: graph.undoManager) == true { return }
    guard let size = graph.root?.size else { return }
    let step = ScrollKeyStep(key)
    for node in graph.nodes(at: CGPoint(x: size.width / 2, y: size.height / 2)) {
      if let step, let target = node as? any ScrollKeyTarget, target.scroll(by: step) { return }
      if let target = node as? any KeyTarget, target.handle(key) { return }
    }
    _ = (graph.upperLayer as? any KeyTarget)?.handle(key)
  }

  /// A character that an input method types is a key to the views around what has the focus.
  private func handle(_ text: TextInput) {
    if case .insert(let string) = text, string.count == 1,
      graph.focus.offer(KeyInput(isDown: true, key: string, time: graph.time))
    {
      return
    }
    graph.focus.target?.handle(text)
  }

  // MARK: Wheels

  private func handle(_ event: WheelEvent) {
    if event.isPrecise, let target = wheelTarget?.object as? any WheelTarget, target.isMounted, target.followsTouchpad {
      _ = target.wheel(event)
      return
    }
    wheelTarget = nil
    for case let target as any WheelTarget in graph.nodes(at: event.location) where target.wheel(event) {
      wheelTarget = target.weakReference
      return
    }
  }
}
