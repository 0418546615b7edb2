import Observation
import SwiftUICore

/// What controls beside a map read of it; it changes when the map comes to rest.
@Observable final class MapReadout {
  /// Meters on the ground for a point, in the middle.
  private(set) var metersPerPoint = 0.0
  private(set) var canZoomIn = true
  private(set) var canZoomOut = true
  /// Whether the map shows the surroundings of the person.
  private(set) var followsPerson = false

  func update(from controller: MapController) {
    if followsPerson != controller.followsPerson { followsPerson = controller.followsPerson }
    guard let viewState = controller.viewState else { return }
    let meters = Mercator.metersPerWorld(at: Mercator.latitude(viewState.center.y)) / viewState.scale
    if abs(meters - metersPerPoint) > metersPerPoint * 0.001 { metersPerPoint = meters }
    let limits = controller.limits
    let isLargest = limits.bounded(MapViewState(center: viewState.center, scale: viewState.scale * 1.01)).scale <= viewState.scale
    let isSmallest =
      limits.bounded(MapViewState(center: viewState.center, scale: viewState.scale / 1.01)).scale >= viewState.scale
    if canZoomIn == isLargest { canZoomIn = !isLargest }
    if canZoomOut == isSmallest { canZoomOut = !isSmallest }
  }

  /// The first time, during a layout: whoever reads it is told after it.
  func updateSilently(from controller: MapController) {
    controller.panZoom?.enqueueAction { [weak self, weak controller] in
      guard let controller else { return }
      self?.update(from: controller)
    }
  }
}
