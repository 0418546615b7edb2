package import Foundation

/// Fingers that pull a sheet, and the key that takes it away.
extension SheetNode: GestureOwner, PullableContainer, KeyTarget {
  package var admitsInnerGestures: Bool { true }
  package var panAxes: Axis.Set { kind == .cover ? .horizontal : .vertical }
  package var isCoasting: Bool { motion.isMoving }

  package func makeCompetitor() -> GestureCompetitor? {
    guard kind == .sheet || isPullable, space != nil else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    // What is pulled from the edge is the cover, whatever lies there.
    return GestureCompetitor(recognizer, priority: kind == .cover ? .high : .normal)
  }

  /// What is beside it is no part of it; a cover is taken at the leading edge, or wherever it is while it moves.
  package func admitsPan(at location: CGPoint) -> Bool {
    guard kind == .cover else { return convertFromWindow(location).y >= frame.minY }
    guard let space, !motion.isMoving else { return true }
    let x = convertFromWindow(location).x
    return (isRightToLeft ? space.window.maxX - x : x - space.window.minX) <= variant.metrics.edge
  }

  /// A cover that came out of a view can be pulled back into that.
  var isPullable: Bool {
    guard kind == .cover, case .zoom = transition else { return false }
    return !EnvironmentValues(scope: scope).accessibilityReduceMotion
  }

  package func panBegan() {
    // At rest a finger takes it as it would one that came from the lower edge, unless it can pull it into what it came out of.
    if presence == 1 {
      setStage(isPulled: true)
      extentInPlace = nil
    }
    motion.hold()
    isResizing = true
  }

  /// How far a finger pulls it back, in points of its extent: downwards, and aside where it came out of a view.
  private func back(by distance: CGSize) -> CGFloat {
    guard let space, stage?.isZoom == true else { return distance.height }
    let aside = distance.width * (isRightToLeft ? -1 : 1) / max(space.window.width, 1)
    return max(distance.height, kind == .cover ? aside * space.lowest : -.infinity)
  }

  package func panMoved(by distance: CGSize) {
    guard let heldFrom = motion.heldFrom, let space else { return }
    let requested = heldFrom - back(by: distance)
    if requested > space.highest, kind == .cover {
      motion.drag(to: space.highest)
    } else if requested > space.highest {
      let most = variant.metrics.pullPart * space.window.height
      motion.drag(to: space.highest + RubberBand.shown(requested - space.highest, in: max(most, 1)))
    } else if requested < space.lowest, behavior.isDismissDisabled {
      motion.drag(to: space.lowest - RubberBand.shown(space.lowest - requested, in: max(space.lowest, 1)))
    } else {
      motion.drag(to: max(requested, 0))
    }
    show()
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    guard motion.isHeld, let space else { return }
    let speed = -back(by: velocity)
    guard let stop = stop(for: speed, in: space) else {
      anchor?.pulledAway(speed: speed)
      return
    }
    anchor?.caught()
    settle(at: stop, speed: speed)
    if let id = stop.detent?.id, let selection = behavior.selection, selection.id != id {
      graph.enqueueAction { selection.select(id) }
    }
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  /// Where a finger lets it go to; `nil`: away.
  private func stop(for speed: CGFloat, in space: SheetSpace) -> SheetSpace.Stop? {
    let (value, metrics, mayGo) = (motion.value, variant.metrics, !behavior.isDismissDisabled)
    let direction = metrics.release.direction(of: speed), extents = space.stops.map(\.extent)
    // A finger that only stopped it lets it go on.
    if motion.isOnlyStopped, direction == nil {
      return isGoing ? nil : space.stops[metrics.release.stop(among: extents, from: motion.target, speed: 0)]
    }
    if mayGo, value < space.lowest {
      if speed < -metrics.dismissSpeed * space.lowest { return nil }
      if value < metrics.stayPart * space.lowest, direction != .plus { return nil }
    }
    return space.stops[metrics.release.stop(among: extents, from: value, speed: speed)]
  }

  /// Takes it away, unless its content says that nobody may.
  func dismissIfAllowed() {
    guard kind != .cover, !behavior.isDismissDisabled, !isGoing else { return }
    anchor?.dismissed(speed: 0)
  }

  /// Escape takes it away.
  package func handle(_ key: KeyInput) -> Bool {
    guard key.key == "Escape", key.modifiers.isSubset(of: [.capsLock]), kind != .cover else { return false }
    dismissIfAllowed()
    return true
  }
}

extension SheetNode: ContentPullTarget {
  /// Downwards it is taken away; upwards it becomes larger before its content scrolls.
  func takesPull(by distance: CGSize) -> Bool {
    guard kind == .sheet, let space else { return false }
    if distance.height > 0 { return true }
    return !behavior.scrollsFirst && motion.value < space.highest - 0.5
  }
}
