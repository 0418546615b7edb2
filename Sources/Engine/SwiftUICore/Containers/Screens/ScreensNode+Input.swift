package import Foundation

/// Fingers and keys that lead back.
extension ScreensNode: GestureOwner, PullableContainer, KeyTarget {
  package var admitsInnerGestures: Bool { true }
  package var panAxes: Axis.Set { .horizontal }
  package var isCoasting: Bool { passage.map { !$0.motion.isHeld } ?? false }
  private var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// The screen to go back to, where there is one.
  private var previous: ViewNode? {
    let screens = allChildren
    guard passage == nil, screens.count > 1, let top, top === screens.last, top.screen?.leadsBack ?? false else { return nil }
    return screens[screens.count - 2]
  }

  package func makeCompetitor() -> GestureCompetitor? {
    guard passage != nil || previous != nil else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    // What is pulled from the edge is the screen, whatever lies there.
    return GestureCompetitor(recognizer, priority: .high)
  }

  package func admitsPan(at location: CGPoint) -> Bool {
    if passage != nil { return true }
    let frame = frameInWindow
    let distance = isRightToLeft ? frame.maxX - location.x : location.x - frame.minX
    return distance <= metrics.edge && previous != nil
  }

  package func panBegan() {
    if passage != nil {
      // A screen in motion is caught where it is.
      passage?.motion.hold()
      passage?.isSettling = false
      passage?.turnBack()
      return
    }
    guard let previous, let top else { return }
    var new = ScreenPassage(lower: previous, upper: top, presence: 1)
    new.motion.hold()
    new.turnBack()
    passage = new
    previous.screen?.isCovered = false
    invalidatePlacement()
    // A screen that never had a place gets one first.
    if previous.isPlaced { setStage() }
    show()
  }

  /// A screen that came out of a view below it can be pulled down back into that.
  var isPullable: Bool {
    guard previous != nil, let top, case .zoom? = top.preference(ScreenTransitionKey.self) else { return false }
    return !EnvironmentValues(scope: scope).accessibilityReduceMotion
  }

  /// Which part of the way back a finger goes: aside, and downwards where the screen came out of a view.
  private func back(by distance: CGSize) -> CGFloat {
    let aside = distance.width * side / max(size.width, 1)
    return passage?.stage?.isZoom == true ? max(aside, distance.height / max(size.height, 1)) : aside
  }

  package func panMoved(by distance: CGSize) {
    guard let held = passage?.motion.heldFrom, size.width > 0 else { return }
    let requested = held - back(by: distance)
    passage?.motion.drag(to: min(max(requested, 0), 1))
    show()
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    guard let now = passage, now.motion.isHeld, size.width > 0 else { return }
    let speed = -back(by: velocity)
    // A finger that only stopped it lets it go on; one whose screen cannot stay does, too.
    let canStay = now.upper === top, canGo = now.upper !== top || now.upper.screen?.leadsBack ?? false
    let goesOn = now.motion.isOnlyStopped && metrics.release.direction(of: speed) == nil
    let requested = goesOn ? now.motion.target : metrics.release.end(of: 0...1, from: now.presence, speed: speed)
    let target: CGFloat = !canStay ? 0 : !canGo ? 1 : requested
    release(to: target, speed: speed)
  }

  package func panCancelled(at time: TimeInterval) {
    if passage?.motion.isHeld == true { release(to: passage?.upper === top ? 1 : 0, speed: 0) }
  }

  /// Escape and Alt with the arrow towards the screen before.
  package func handle(_ key: KeyInput) -> Bool {
    let back = isRightToLeft ? "ArrowRight" : "ArrowLeft"
    let isBack =
      key.key == "Escape" && key.modifiers.isSubset(of: [.capsLock])
      || key.key == back && key.modifiers.subtracting(.capsLock) == .option
    guard isBack, previous != nil else { return false }
    goBack()
    return true
  }

  func pressed(at point: CGPoint) -> ViewNode? {
    guard passage == nil else { return self }
    guard let top, !top.isInactive else { return nil }
    if let hit = top.hitTest(top.convertFromParent(point)) { return hit }
    return previous != nil && CGRect(origin: .zero, size: size).insetBy(dx: 0, dy: -10_000).covers(point) ? self : nil
  }
}
