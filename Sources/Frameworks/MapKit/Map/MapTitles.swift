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

/// Chooses which titles of a map show: those that meet no title that comes before them, and no balloon or other view.
///
/// So ten thousand markers on one screen paint the titles that can be read, and nothing of theirs lies below or above other
/// signs. What is selected stands in front and keeps its title whatever is around it. It is chosen anew where the map has other
/// views, and where it rests larger or smaller than before: titles do not flicker while it moves.
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
    let isNew = !isDue
    isDue = true
    return isNew
  }

  /// Chooses, where something has changed, and tells the titles once the layout is over.
  ///
  /// `frames` are those of the views above the titles, in the order of `locations`.
  func choose(below frames: [CGRect], of locations: [MapViewPosition], scale: Double?, _ panZoom: PanZoomContext) {
    guard isDue else { return }
    isDue = false
    self.scale = scale
    var (signs, taken) = (TakenRoom(), TakenRoom())
    for frame in frames { signs.add(frame) }
    var changed: [MapTitleRoom] = []
    let order = locations.indices.filter { locations[$0].isSelected } + locations.indices.filter { !locations[$0].isSelected }
    for index in order where frames.indices.contains(index) {
      guard let room = locations[index].titleRoom, room.size != .zero else { continue }
      let corner = CGPoint(x: frames[index].midX - room.size.width / 2, y: frames[index].maxY + MapTheme.titleDistance)
      let title = CGRect(origin: corner, size: room.size)
      let hasRoom = (locations[index].isSelected || !signs.meets(title)) && !taken.meets(title)
      if hasRoom { taken.add(title) }
      if hasRoom != room.isShown { changed.append(room) }
    }
    guard !changed.isEmpty else { return }
    panZoom.enqueueAction { for room in changed { room.isShown.toggle() } }
  }
}

/// Rectangles; a grid of cells finds those near another one.
private struct TakenRoom {
  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }
  private static let side = CGSize(width: MapTheme.titleWidth, height: 40)
  /// A view of more cells than these along an axis counts in its first ones only: an app may give it any size.
  private static let mostCells = 64
  /// Beyond this many cells from the world's corner everything counts as at the same place.
  private static let farthest = 1 << 40
  private var frames: [Cell: [CGRect]] = [:]

  func meets(_ frame: CGRect) -> Bool {
    cells(of: frame).contains { frames[$0]?.contains { $0.meets(frame) } ?? false }
  }

  mutating func add(_ frame: CGRect) {
    for cell in cells(of: frame) { frames[cell, default: []].append(frame) }
  }

  private func cells(of frame: CGRect) -> [Cell] {
    func range(_ least: CGFloat, _ most: CGFloat, of side: CGFloat) -> ClosedRange<Int> {
      let ends = [least, most].map { min(max(Int(clamping: ($0 / side).rounded(.down)), -Self.farthest), Self.farthest) }
      return ends[0]...min(max(ends[0], ends[1]), ends[0] + Self.mostCells)
    }
    let columns = range(frame.minX, frame.maxX, of: Self.side.width)
    let rows = range(frame.minY, frame.maxY, of: Self.side.height)
    return columns.flatMap { x in rows.map { Cell(x: x, y: $0) } }
  }
}
