import CoreGraphicsTypes
import CoreLocation
import Foundation

/// What a map shows: the place in its middle, and how many points wide the world is.
struct MapViewState: Equatable {
  var center: WorldPoint
  var scale: Double

  /// At zoom z the world is 256 · 2ᶻ points wide.
  var zoom: Double { log2(scale / TileKey.side) }

  /// Half of the angle that a camera sees from top to bottom; a choice.
  private static let halfAngle = 15 * Double.pi / 180
  /// The width of the world at the greatest zoom, 21.
  static let greatestScale = TileKey.side * Double(1 << 21)

  /// How far a camera is away that sees the sight in a view of a height.
  func distance(height: Double) -> Double {
    let meters = height / scale * Mercator.metersPerWorld(at: Mercator.latitude(center.y))
    return meters / 2 / tan(Self.halfAngle)
  }

  /// The scale for a camera in a view of a height.
  static func scale(distance: Double, latitude: Double, height: Double) -> Double {
    let meters = 2 * distance * tan(halfAngle)
    return height / meters * Mercator.metersPerWorld(at: min(max(latitude, -85), 85))
  }

  /// The sight that shows a part of the flat map as large as it fits, with a place in the middle.
  init(showing rect: MKMapRect, around middle: WorldPoint, in size: CGSize) {
    let world = MKMapSize.world
    center = middle
    scale = min(
      size.width / max(rect.width / world.width, 1e-12), size.height / max(rect.height / world.height, 1e-12))
  }

  init(center: WorldPoint, scale: Double) { (self.center, self.scale) = (center, scale) }

  /// The sight larger or smaller, with a place where it was.
  func scaled(to new: Double, about location: WorldPoint) -> MapViewState {
    let factor = scale / new
    return MapViewState(
      center: WorldPoint(
        x: location.x + (center.x - location.x) * factor, y: location.y + (center.y - location.y) * factor), scale: new)
  }

  /// The part of the flat map that shows in a view.
  func rect(in size: CGSize) -> MKMapRect {
    let (width, height) = (size.width / scale, size.height / scale), world = MKMapSize.world
    return MKMapRect(
      x: (center.x - width / 2) * world.width, y: (center.y - height / 2) * world.height, width: width * world.width,
      height: height * world.height)
  }

  /// What is between this sight and another one, so that whoever watches moves evenly.
  func on(wayTo end: MapViewState, at progress: Double) -> MapViewState {
    let scale = scale * pow(end.scale / scale, progress)
    guard abs(end.scale / self.scale - 1) > 1e-9 else {
      return MapViewState(
        center: WorldPoint(
          x: center.x + (end.center.x - center.x) * progress, y: center.y + (end.center.y - center.y) * progress),
        scale: scale)
    }
    // The place that stays where it is on the screen all the way.
    let part = (1 / self.scale - 1 / scale) / (1 / self.scale - 1 / end.scale)
    return MapViewState(
      center: WorldPoint(
        x: center.x + (end.center.x - center.x) * part, y: center.y + (end.center.y - center.y) * part), scale: scale)
  }
}

/// How far a map's sight may go.
struct MapLimits {
  var size: CGSize
  /// Where the map shows beyond its bounds.
  var viewport: CGRect
  var interaction: MapCameraBounds?

  /// The sight nearest to one that is wanted: the world covers the view, and its middle is where the app allows it.
  func bounded(_ requested: MapViewState) -> MapViewState {
    var viewState = requested
    // The world is as wide and as high as the view at least.
    let least = max(viewport.width, viewport.height, 1)
    var scales = least...max(MapViewState.greatestScale, least)
    if let interaction {
      let latitude = Mercator.latitude(viewState.center.y)
      let scale = { (distance: Double) in MapViewState.scale(distance: distance, latitude: latitude, height: size.height) }
      let nearest = interaction.minimumDistance.flatMap { $0 > 0 ? scale($0) : nil } ?? scales.upperBound
      let farthest = interaction.maximumDistance.flatMap { $0 > 0 ? scale($0) : nil } ?? scales.lowerBound
      let lower = min(max(farthest, scales.lowerBound), scales.upperBound)
      scales = lower...min(max(nearest, lower), scales.upperBound)
    }
    viewState.scale = min(max(viewState.scale, scales.lowerBound), scales.upperBound)
    if let centers = interaction?.centers {
      let world = MKMapSize.world
      let (left, right) = (centers.minX / world.width, centers.maxX / world.width)
      viewState.center.x -= (viewState.center.x - (left + right) / 2).rounded()
      viewState.center.x = min(max(viewState.center.x, left), right)
      viewState.center.y = min(max(viewState.center.y, centers.minY / world.height), centers.maxY / world.height)
    }
    let range = rangeOfY(at: viewState.scale)
    viewState.center.y = min(max(viewState.center.y, range.lowerBound), range.upperBound)
    return viewState
  }

  /// Where the middle may be, so that nothing beyond the north and the south of the world shows.
  func rangeOfY(at scale: Double) -> ClosedRange<Double> {
    let above = (size.height / 2 - viewport.minY) / scale, below = (viewport.maxY - size.height / 2) / scale
    guard above + below < 1 else { return 0.5...0.5 }
    return above...(1 - below)
  }
}
