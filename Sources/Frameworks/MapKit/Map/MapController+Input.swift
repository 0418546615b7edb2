import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// What fingers, wheels and keys do to a map.
extension MapController {
  private var modes: MapInteractionModes { configuration?.modes ?? [] }
  private var canPan: Bool { modes.contains(.pan) }
  private var canZoom: Bool { modes.contains(.zoom) }

  var canBeHeld: Bool { viewState != nil && (canPan || canZoom) }
  var isCoasting: Bool { motion.isCoasting }
  var takesDoubleTaps: Bool { canZoom }

  /// A scale as near as the map goes.
  func boundedScale(_ requested: Double) -> Double {
    guard let viewState, requested.isFinite, requested > 0 else { return viewState?.scale ?? 1 }
    return limits.bounded(MapViewState(center: viewState.center, scale: requested)).scale
  }

  func holdBegan() {
    guard let panZoom else { return }
    motion.hold(on: panZoom)
    personMoves()
  }

  func held(_ movement: PanZoomMovement) {
    guard var next = viewState else { return }
    var (from, to) = (movement.from, movement.to)
    if !canPan { to = from }
    if canZoom, movement.scale.isFinite, movement.scale > 0 {
      let scale = boundedScale(next.scale * movement.scale)
      if !canPan { from = CGPoint(x: size.width / 2, y: size.height / 2) }
      next = next.scaled(to: scale, about: place(at: from))
    }
    if canPan {
      next.center.x -= (to.x - from.x) / next.scale
      next.center.y -= (to.y - from.y) / next.scale
    }
    lastHold = to
    show(next)
  }

  func holdEnded(velocity: CGSize, spreading: CGFloat, at time: TimeInterval) {
    guard let panZoom else { return }
    motion.letGo(
      velocity: canPan ? velocity : .zero, spreading: canZoom ? spreading : 0, about: lastHold, at: time, of: self, on: panZoom)
  }

  // MARK: Taps

  /// The view on the map with a tag under a point, and a little around it.
  private func tag(at point: CGPoint) -> AnyHashable? {
    guard let panZoom, let locations = configuration?.locations else { return nil }
    let found = zip(panZoom.shownChildren, locations).filter { child, location in
      location.tag != nil
        && CGRect(origin: child.position, size: child.size).insetBy(dx: -MapTheme.inset, dy: -MapTheme.inset).contains(point)
    }
    let middle = { (child: PanZoomChild) in
      hypot(child.position.x + child.size.width / 2 - point.x, child.position.y + child.size.height / 2 - point.y)
    }
    return found.min { middle($0.0) < middle($1.0) }?.1.tag
  }

  func takesTap(at point: CGPoint) -> Bool {
    guard let selection = configuration?.selection else { return false }
    return selection.selected != nil || tag(at: point) != nil
  }

  func tapped(at point: CGPoint) {
    guard let panZoom, let selection = configuration?.selection else { return }
    let tag = tag(at: point)
    panZoom.enqueueAction { selection.select(tag) }
    panZoom.wantFrame()
  }

  func doubleTapped(at point: CGPoint) { zoom(by: 1, about: point) }
  func tappedWithTwoFingers(at point: CGPoint) { zoom(by: -1, about: point) }

  // MARK: Steps

  /// How steps move a map that no finger holds; choices.
  static let step = Animation.easeInOut(duration: 0.3)
  private static let notch = Animation.easeOut(duration: 0.15)

  /// Doubles the scale so many times, about a point of the view, or its middle.
  func zoom(by doublings: Double, about point: CGPoint?, animation: Animation = step) {
    guard let panZoom, let viewState else { return }
    let from = motion.destination ?? viewState
    let about = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    // Where the point will be when what is under way has arrived.
    let location = WorldPoint(
      x: from.center.x + (about.x - size.width / 2) / from.scale, y: from.center.y + (about.y - size.height / 2) / from.scale)
    let target = limits.bounded(from.scaled(to: boundedScale(from.scale * pow(2, doublings)), about: location))
    personMoves()
    motion.fly(to: target, Transaction(animation: animation), of: self, on: panZoom)
  }

  /// Moves by parts of the view.
  private func pan(by distance: CGSize) -> Bool {
    guard let panZoom, let viewState else { return false }
    var target = motion.destination ?? viewState
    target.center.x += distance.width / target.scale
    target.center.y += distance.height / target.scale
    target = limits.bounded(target)
    guard target != (motion.destination ?? viewState) else { return false }
    personMoves()
    motion.fly(to: target, Transaction(animation: Self.step), of: self, on: panZoom)
    return true
  }

  /// Shows what lies towards an edge.
  func pan(towards edge: Edge) {
    let (width, height) = (size.width * 0.75, size.height * 0.75)
    switch edge {
    case .top: _ = pan(by: CGSize(width: 0, height: -height))
    case .bottom: _ = pan(by: CGSize(width: 0, height: height))
    case .leading: _ = pan(by: CGSize(width: -width, height: 0))
    case .trailing: _ = pan(by: CGSize(width: width, height: 0))
    }
  }

  /// A notch of a wheel enlarges about the pointer; a touchpad moves.
  func wheel(_ event: WheelEvent, at point: CGPoint) -> Bool {
    guard let panZoom, var next = viewState else { return false }
    if event.isPrecise {
      guard canPan else { return false }
      guard event.delta != .zero else { return true }
      motion.stop(on: panZoom)
      personMoves()
      next.center.x += event.delta.width / next.scale
      next.center.y += event.delta.height / next.scale
      show(next)
      cameraDidMove(isOver: true)
      return true
    }
    guard canZoom, event.delta.height != 0 else { return false }
    // Half a doubling a notch; a choice.
    zoom(by: event.delta.height > 0 ? -0.5 : 0.5, about: point, animation: Self.notch)
    return true
  }

  func scroll(by step: ScrollKeyStep) -> Bool {
    guard canPan else { return false }
    switch step {
    case .line(.horizontal, let sign): return pan(by: CGSize(width: size.width / 4 * sign, height: 0))
    case .line(.vertical, let sign): return pan(by: CGSize(width: 0, height: size.height / 4 * sign))
    case .page(let sign): return pan(by: CGSize(width: 0, height: size.height * 0.75 * sign))
    case .end: return false
    }
  }

  func handle(_ key: KeyInput) -> Bool {
    guard canZoom, key.isDown, ["+", "=", "-"].contains(key.key) else { return false }
    zoom(by: key.key == "-" ? -1 : 1, about: nil)
    return true
  }
}
