package import Foundation

/// Fingers that pull a row aside, with a touchpad too, or pick it up.
extension ListRowNode: GestureOwner, PanTarget, WheelTarget {
  package var admitsInnerGestures: Bool { true }
  package var hasGestures: Bool { !panAxes.isEmpty || canBeHeld }
  package func makeCompetitors() -> [GestureCompetitor] {
    var competitors: [GestureCompetitor] = []
    if !panAxes.isEmpty {
      let recognizer = PanRecognizer()
      recognizer.attach(to: self)
      competitors.append(GestureCompetitor(recognizer, priority: .normal))
    }
    if canBeHeld { competitors.append(GestureCompetitor(PickUpRecognizer(self), priority: .normal)) }
    return competitors
  }

  private var isEnabled: Bool { EnvironmentValues(scope: scope).isEnabled }
  package var panAxes: Axis.Set {
    (modifier.leading != nil || modifier.trailing != nil) && isEnabled ? .horizontal : []
  }
  private var canBeHeld: Bool { modifier.move != nil && offset == 0 && isEnabled }

  /// A row that is at its place is pulled only where there is something behind it.
  package func mayPan(by distance: CGSize) -> Bool {
    guard offset == 0, abs(distance.width) > abs(distance.height) else { return true }
    return (distance.width * direction > 0 ? modifier.leading : modifier.trailing) != nil
  }

  package var isCoasting: Bool { motion.isMoving }
  private var direction: CGFloat { isRightToLeft ? -1 : 1 }

  package func panBegan() {
    motion.hold()
    moves()
  }

  package func panMoved(by distance: CGSize) {
    guard let start = motion.heldFrom else { return }
    let pulled = start + distance.width * direction
    let edge: HorizontalEdge = pulled > 0 ? .leading : .trailing
    guard let actions = modifier.actions(edge) else { return move(to: 0) }
    let natural = naturalWidth(edge)
    let beyond = abs(pulled) - natural
    let shown = beyond <= 0 || actions.allowsFullSwipe ? abs(pulled) : natural + RubberBand.shown(beyond, in: size.width)
    move(to: pulled < 0 ? -shown : shown)
    let metrics = modifier.metrics
    setFull(actions.allowsFullSwipe && shown > max(metrics.fullShare * size.width, natural + metrics.fullMargin))
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    let speed = velocity.width * direction
    guard let shownEdge else {
      motion.jump(to: 0)
      return rests()
    }
    let natural = naturalWidth(shownEdge)
    if edges.isFull, let first = node(shownEdge)?.preference(RowSwipeButtonsKey.self).first {
      // The row goes on as far as it goes, while the button acts.
      settle(at: shownEdge == .leading ? size.width : -size.width, speed: speed)
      return first.perform()
    }
    let side: CGFloat = shownEdge == .leading ? 1 : -1
    let release = modifier.metrics.release
    settle(at: release.end(of: 0...natural, from: abs(offset), speed: speed * side) * side, speed: speed)
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  package var followsTouchpad: Bool { wheelPan.isOn }
  package func wheel(_ event: WheelEvent) -> Bool {
    guard event.isPrecise, !panAxes.isEmpty else { return false }
    return wheelPan.take(event, for: self)
  }
}

extension ListRowNode: GestureStandIn {
  /// The view inside whose context menu a finger anywhere on the row opens.
  var gestureOwnerInside: (any GestureOwner)? {
    content.first { node -> PopupAnchorNode? in
      guard let anchor = node as? PopupAnchorNode, anchor.hasGestures, anchor.row === self else { return nil }
      return anchor
    }
  }
}

extension ListRowNode: ViewportDependent {
  /// Scrolling closes the row.
  func viewportDidChange() {
    guard let scrollNode, scrollNode.offset != scrollOffset else { return }
    scrollOffset = scrollNode.offset
    if !motion.isHeld { close() }
  }
}
