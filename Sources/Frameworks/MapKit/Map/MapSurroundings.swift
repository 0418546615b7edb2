import CoreGraphicsTypes
import Foundation

/// The part of the world in which markers and annotations have views: what shows of a map, and as much around it.
///
/// So a pan makes views once in a while and not in each frame, and thousands of places far away cost no more than their numbers.
struct MapSurroundings: Equatable {
  let center: WorldPoint
  /// How far it reaches from the middle to each side, as a part of the world.
  let halfSize: WorldPoint

  /// Views reach beyond their places; in points, a choice.
  private static let margin = 100.0

  init(_ viewState: MapViewState, in viewport: CGRect) {
    center = viewState.center
    let half = Self.half(viewState, viewport)
    halfSize = WorldPoint(x: half.x * 3 + Self.margin / viewState.scale, y: half.y * 3 + Self.margin / viewState.scale)
  }

  /// Half of what shows, as a part of the world.
  private static func half(_ viewState: MapViewState, _ viewport: CGRect) -> WorldPoint {
    WorldPoint(x: viewport.width / 2 / viewState.scale, y: viewport.height / 2 / viewState.scale)
  }

  /// Whether something at a place has a view.
  func contains(_ place: WorldPoint) -> Bool { isWithin(distance(to: place), .init(x: 0, y: 0)) }

  /// Whether what shows is inside, and not only a small part of it.
  func serve(_ viewState: MapViewState, in viewport: CGRect) -> Bool {
    let half = Self.half(viewState, viewport)
    let room = WorldPoint(x: half.x + Self.margin / viewState.scale, y: half.y + Self.margin / viewState.scale)
    return isWithin(distance(to: viewState.center), room) && (halfSize.x <= room.x * 9 || halfSize.y <= room.y * 9)
  }

  /// How far a place is from the middle; the world goes on beyond the date line.
  private func distance(to place: WorldPoint) -> WorldPoint {
    WorldPoint(x: abs(remainder(place.x - center.x, 1)), y: abs(place.y - center.y))
  }

  private func isWithin(_ distance: WorldPoint, _ room: WorldPoint) -> Bool {
    (halfSize.x >= 0.5 || distance.x + room.x <= halfSize.x) && distance.y + room.y <= halfSize.y
  }
}
