import CoreGraphicsTypes
import Foundation
import Observation
import SwiftUICore

/// What one title on a map and the map tell each other: how large it is, and whether it has room.
@Observable final class MapTitleRoom {
  fileprivate(set) var isShown = false
  /// Nobody watches it: the map asks for it when it places views.
  @ObservationIgnored fileprivate(set) var size = CGSize.zero
}

/// Chooses which titles of a map show: those that meet no title that comes before them.
///
/// So ten thousand markers on one screen paint the titles that can be read. It is chosen anew where the map has other views, and
/// where it rests larger or smaller than before: titles do not flicker while it moves.
final class MapTitles {
  private var rooms: [MapItem.ID: MapTitleRoom] = [:]
  private(set) var isDue = true
  /// The scale for which it was chosen last.
  private var scale: Double?

  /// The room of an item's title; `nil` where the title shows whatever is around it, or never.
  func room(of item: MapItem) -> MapTitleRoom? {
    guard item.style.titles == .automatic else { return nil }
    if let room = rooms[item.id] { return room }
    let room = MapTitleRoom()
    rooms[item.id] = room
    return room
  }

  /// Lets go of the titles of what has no view any more.
  func keep(only items: [MapItem]) {
    guard rooms.count > items.count else { return }
    let ids = Set(items.map(\.id))
    rooms = rooms.filter { ids.contains($0.key) }
  }

  func invalidate() { isDue = true }

  /// The map rests at a scale; whether titles are to be chosen for it.
  func rest(at scale: Double?) -> Bool {
    if scale != self.scale { isDue = true }
    return isDue
  }

  /// A title has been laid out; returns whether it has another size, for which nobody has known yet that it is to be chosen.
  func setSize(_ size: CGSize, of room: MapTitleRoom) -> Bool {
    guard room.size != size else { return false }
    room.size = size
    defer { isDue = true }
    return !isDue
  }

  /// Chooses, where something has changed, and tells the titles once the layout is over.
  ///
  /// `places` are the middles of the titles' upper edges, in the order of `locations`.
  func choose(at places: [CGPoint], of locations: [MapViewPosition], scale: Double?, _ panZoom: PanZoomContext) {
    guard isDue else { return }
    isDue = false
    self.scale = scale
    var taken = TakenRoom()
    var changed: [MapTitleRoom] = []
    let order = locations.indices.filter { locations[$0].isSelected } + locations.indices.filter { !locations[$0].isSelected }
    for index in order where places.indices.contains(index) {
      guard let room = locations[index].titleRoom, room.size != .zero else { continue }
      let frame = CGRect(origin: CGPoint(x: places[index].x - room.size.width / 2, y: places[index].y), size: room.size)
      if taken.take(frame) != room.isShown { changed.append(room) }
    }
    guard !changed.isEmpty else { return }
    panZoom.enqueueAction { for room in changed { room.isShown.toggle() } }
  }
}

/// Rectangles that do not meet; a grid of cells finds those near another one.
private struct TakenRoom {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }
  private static let side = CGSize(width: MapTheme.titleWidth, height: 40)
  private var frames: [Cell: [CGRect]] = [:]

  /// Takes a rectangle unless it meets one that is taken.
  mutating func take(_ frame: CGRect) -> Bool {
    let left = Int(clamping: (frame.minX / Self.side.width).rounded(.down))
    let right = Int(clamping: (frame.maxX / Self.side.width).rounded(.down))
    let top = Int(clamping: (frame.minY / Self.side.height).rounded(.down))
    let bottom = Int(clamping: (frame.maxY / Self.side.height).rounded(.down))
    let cells = (left...max(left, right)).flatMap { x in (top...max(top, bottom)).map { Cell(x: x, y: $0) } }
    guard !cells.contains(where: { frames[$0]?.contains { $0.meets(frame) } ?? false }) else { return false }
    for cell in cells { frames[cell, default: []].append(frame) }
    return true
  }
}
