import CoreGraphicsTypes
package import Foundation

/// Scrolling with a finger.
extension ScrollNode {
  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    guard isScrollEnabled else { return nil }
    let recognizer = PanRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  /// At its upper end it leaves a vertical pull to what is around it, if that takes it.
  package func mayPan(by distance: CGSize) -> Bool {
    guard abs(distance.height) > abs(distance.width), offset.y <= 0, distance.height < 0 || !refresher.isAvailable(in: self)
    else { return true }
    return !selfAndAncestors.lazy.compactMap { $0 as? any ContentPullTarget }.contains { $0.takesPull(by: distance) }
  }

  var environment: EnvironmentValues { EnvironmentValues(scope: scope) }
  var isScrollEnabled: Bool { environment.isScrollEnabled }

  /// Along which axes a finger can pull: all that scroll, unless content that fits is to stay.
  package var panAxes: Axis.Set {
    let limit = maximumOffset
    var result: Axis.Set = []
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      if limit[axis] > 0 || bounces(axis) { result.insert(Axis.Set(axis)) }
    }
    return result
  }

  /// Whether content that fits can be pulled all the same.
  private func bounces(_ axis: Axis) -> Bool {
    let behavior = environment.scrollBounceBehavior[axis]
    if axis == .vertical, refresher.isAvailable(in: self) { return true }
    return behavior != .basedOnSize && behavior != .never
  }

  /// Whether content can be pulled beyond its ends along an axis.
  private func yields(_ axis: Axis, limit: CGFloat) -> Bool {
    bounces(axis) || limit > 0 && environment.scrollBounceBehavior[axis] != .never
  }

  package var isCoasting: Bool {
    scrollAnimation.isAnimating || [motions.horizontal.phase, motions.vertical.phase].contains { $0 != .idle && $0 != .dragging }
  }

  /// Whether a finger or what follows it decides where the content is.
  var isPannedOrCoasting: Bool { motions.horizontal.phase != .idle || motions.vertical.phase != .idle }

  func limits(_ axis: Axis) -> ScrollMotion.Limits {
    let limit = maximumOffset[axis]
    return ScrollMotion.Limits(
      range: minimumOffset[axis]...limit, viewLength: size[axis], bounces: yields(axis, limit: limit),
      tolerance: 0.5 / graph.services.displayScale)
  }

  func edit(_ axis: Axis, _ change: (inout ScrollMotion) -> Void) {
    if axis == .horizontal { change(&motions.horizontal) } else { change(&motions.vertical) }
  }

  func motion(_ axis: Axis) -> ScrollMotion { axis == .horizontal ? motions.horizontal : motions.vertical }

  private var activeAxes: [Axis] { [.horizontal, .vertical].filter { panAxes.contains(Axis.Set($0)) } }

  /// From right to left a finger that moves right shows what lies further on.
  func direction(_ axis: Axis) -> CGFloat { axis == .horizontal && isRightToLeft ? -1 : 1 }

  package func panBegan() {
    stopScrollAnimation()
    endEditing(by: .immediately)
    dragStart = offset
    for axis in activeAxes {
      let limits = limits(axis)
      edit(axis) { $0.beginDrag(at: offset[axis], limits: limits) }
    }
    indicators.show(for: self)
    tellObservers()
  }

  package func panMoved(by distance: CGSize) {
    var next = offset
    for axis in activeAxes where motion(axis).phase == .dragging {
      next[axis] = motion(axis).offset(draggedBy: distance[axis] * direction(axis), limits: limits(axis))
    }
    if distance.height > 0 { endEditing(by: .interactively) }
    setOffset(next)
    refresher.contentWasPulled(in: self)
  }

  package func panEnded(velocity: CGSize, at time: TimeInterval) {
    refresher.pullEnded(in: self)
    var speed = CGPoint.zero
    for axis in activeAxes { speed[axis] = -velocity[axis] * direction(axis) }
    let target = scrollTarget(for: speed)
    for axis in activeAxes where motion(axis).phase == .dragging {
      let limits = limits(axis)
      edit(axis) {
        $0.endDrag(at: offset[axis], velocity: speed[axis], time: time, limits: limits, target: target[axis])
      }
    }
    graph.requestAnimationFrames(for: self)
    graph.wantFrame()
    indicators.hide(for: self)
    tellObservers()
  }

  package func panCancelled(at time: TimeInterval) { panEnded(velocity: .zero, at: time) }

  /// Whether what is left of a finger's speed moves the content, and no finger holds it.
  var isMovedBySpeed: Bool {
    isPannedOrCoasting && motions.horizontal.phase != .dragging && motions.vertical.phase != .dragging
  }

  /// Moves the content on by what is left of a finger's speed.
  func advanceMotions() {
    var next = offset
    for axis in [Axis.horizontal, .vertical] where motion(axis).phase != .idle {
      let limits = limits(axis)
      let current = exactOffset[axis]
      edit(axis) { next[axis] = $0.offset(at: graph.time, current: current, limits: limits) }
    }
    setOffset(next)
    if !isPannedOrCoasting {
      indicators.hide(for: self)
      tellObservers()
    }
  }

  private var exactOffset: CGPoint { offset }

  /// Where content is to rest after a finger has let it go; `nil` along an axis where it comes to rest by itself.
  private func scrollTarget(for velocity: CGPoint) -> AxisValues<CGFloat?> {
    guard let behavior = environment.scrollTargetBehavior else {
      let place = restingPosition(for: velocity)
      return AxisValues(horizontal: place?.x, vertical: place?.y)
    }
    var proposed = offset
    for axis in activeAxes {
      proposed[axis] = ScrollMotion.projection(of: offset[axis], velocity: velocity[axis])
      proposed[axis] = min(max(proposed[axis], 0), maximumOffset[axis])
    }
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: size))
    behavior.update(&target, targetContext(from: CGRect(origin: dragStart, size: size), velocity: velocity))
    let place = target.rect.origin
    // Content goes on by itself to a place that the behaviour has left as it was, though pages do not creep to the last one.
    func goal(_ axis: Axis) -> CGFloat? {
      guard place[axis] == proposed[axis], !behavior.isPaging || place[axis] == offset[axis] else { return place[axis] }
      return nil
    }
    return AxisValues(horizontal: goal(.horizontal), vertical: goal(.vertical))
  }

  /// What a behaviour is told: what showed at first, and how fast the content is.
  func targetContext(from original: CGRect, velocity: CGPoint) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: original), velocity: CGVector(dx: velocity.x, dy: velocity.y),
      contentSize: contentSize, containerSize: size, axes: axes, targets: { [weak self] in self?.targetFrames ?? [] })
  }

  /// Where who watches wants content to rest that would come to rest within its limits.
  private func restingPosition(for velocity: CGPoint) -> CGPoint? {
    let observers = observers
    guard !observers.isEmpty else { return nil }
    var proposed = offset
    for axis in activeAxes { proposed[axis] = ScrollMotion.projection(of: offset[axis], velocity: velocity[axis]) }
    guard proposed == clamped(proposed) else { return nil }
    return observers.lazy.compactMap { $0.restingPosition(of: self, proposed: proposed) }.first
  }
}
