import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore

/// What moves a map: fingers, what is left of their speed, and ways to other sights.
final class MapMotion {
  private var x = ScrollMotion()
  private var y = ScrollMotion()
  /// The zoom after fingers that spread, about a point of the view.
  private var zoom: (way: ScrollDeceleration, since: TimeInterval, about: CGPoint)?
  private var flight: (start: MapViewState, end: MapViewState)?
  private var progress = AnimatedValue(CGFloat(0))
  private(set) var isHeld = false

  /// Where an animated way ends; `nil` where there is none.
  var destination: MapViewState? { flight?.end }

  var isCoasting: Bool {
    flight != nil || zoom != nil || [x.phase, y.phase].contains { $0 == .decelerating || $0 == .springing }
  }

  func hold(on panZoom: PanZoomContext) {
    stop(on: panZoom)
    isHeld = true
  }

  /// Ends whatever moves, where it is.
  func stop(on panZoom: PanZoomContext) {
    x.stop()
    y.stop()
    zoom = nil
    flight = nil
    isHeld = false
    panZoom.stop(&progress)
  }

  /// Goes to a sight: by an animation, or at once.
  func fly(to end: MapViewState, _ transaction: Transaction, of controller: MapController, on panZoom: PanZoomContext) {
    guard var start = controller.viewState else { return }
    stop(on: panZoom)
    guard transaction.animation != nil, start != end else {
      controller.show(end)
      return controller.cameraDidMove(isOver: true)
    }
    // The shorter way around the world.
    start.center.x += (end.center.x - start.center.x).rounded()
    flight = (start, end)
    progress = AnimatedValue(CGFloat(0))
    panZoom.set(1, in: &progress, transaction: transaction)
    panZoom.wantFrame()
  }

  /// Lets the map go: it keeps the speed of the fingers, in points a second and in doublings a second.
  func letGo(
    velocity: CGSize, spreading: CGFloat, about point: CGPoint, at time: TimeInterval, of controller: MapController,
    on panZoom: PanZoomContext
  ) {
    isHeld = false
    guard let viewState = controller.viewState else { return }
    let tolerance = 0.5 / panZoom.services.displayScale
    if abs(spreading) > 0.3 {
      // A hundredth of a doubling is not seen.
      let way = ScrollDeceleration(start: viewState.zoom, velocity: spreading, rate: ScrollDeceleration.fastRate)
      zoom = way.duration(leaving: 0.01) > 0 ? (way, time, point) : nil
    } else {
      let limits = Self.limits(controller, tolerance)
      x.endDrag(at: viewState.center.x * viewState.scale, velocity: -velocity.width, time: time, limits: limits.x)
      y.endDrag(at: viewState.center.y * viewState.scale, velocity: -velocity.height, time: time, limits: limits.y)
    }
    if isCoasting {
      panZoom.requestAnimationFrames()
      panZoom.wantFrame()
    } else {
      controller.cameraDidMove(isOver: true)
    }
  }

  private static func limits(_ controller: MapController, _ tolerance: CGFloat) -> (
    x: ScrollMotion.Limits, y: ScrollMotion.Limits
  ) {
    let scale = controller.viewState?.scale ?? 1, size = controller.size
    let range = controller.limits.rangeOfY(at: scale)
    return (
      ScrollMotion.Limits(
        range: -.greatestFiniteMagnitude / 4 ... .greatestFiniteMagnitude / 4, viewLength: size.width, bounces: false,
        tolerance: tolerance),
      ScrollMotion.Limits(
        range: range.lowerBound * scale...range.upperBound * scale, viewLength: size.height, bounces: false,
        tolerance: tolerance)
    )
  }

  /// Moves on to the time of the frame.
  func advance(_ controller: MapController, on panZoom: PanZoomContext) {
    guard isCoasting, let viewState = controller.viewState else { return }
    let time = panZoom.time
    if let flight {
      let movesOn = panZoom.advance(&progress)
      if movesOn {
        controller.show(flight.start.on(wayTo: flight.end, at: progress.presentation))
      } else {
        self.flight = nil
        controller.show(flight.end)
      }
    } else if let zoom {
      let elapsed = max(time - zoom.since, 0)
      let isOver = elapsed >= zoom.way.duration(leaving: 0.01)
      let requested = TileKey.side * pow(2, zoom.way.position(after: elapsed))
      if isOver { self.zoom = nil }
      controller.show(viewState.scaled(to: controller.boundedScale(requested), about: controller.place(at: zoom.about)))
    } else {
      let limits = Self.limits(controller, 0.5 / panZoom.services.displayScale)
      let nextX = x.offset(at: time, current: viewState.center.x * viewState.scale, limits: limits.x)
      let nextY = y.offset(at: time, current: viewState.center.y * viewState.scale, limits: limits.y)
      var next = viewState
      next.center = WorldPoint(x: nextX / viewState.scale, y: nextY / viewState.scale)
      controller.show(next)
    }
    if !isCoasting { controller.cameraDidMove(isOver: true) }
  }
}
