import CoreGraphicsTypes
import Foundation

/// The places of a collection's views that show, in the collection's order, and how the views make room for one.
///
/// In a line each gives way by the size of what is moved; in rows and columns each takes its neighbour's place.
struct ReorderPlaces {
  private let items: [ReorderItem]
  private let places: [CGRect]
  private let line: Axis?

  init(_ items: [ReorderItem]) {
    self.items = items
    places = items.map(\.place)
    line = Self.line(of: places)
  }

  /// Along which axis the places are one after another; `nil`: along none.
  private static func line(of places: [CGRect]) -> Axis? {
    let pairs = zip(places, places.dropFirst())
    if pairs.allSatisfy({ $0.maxY <= $1.minY + 0.5 }) { return .vertical }
    let isRow = pairs.allSatisfy { $0.maxX <= $1.minX + 0.5 } || pairs.allSatisfy { $1.maxX <= $0.minX + 0.5 }
    return isRow ? .horizontal : nil
  }

  private func offset(_ index: Int) -> Int { items[index].edits?.offset ?? 0 }
  private func index(of item: ReorderItem) -> Int? { items.firstIndex { $0 === item } }

  /// Has the others make room for a view that takes the place at an offset of its collection.
  func move(_ item: ReorderItem, to target: Int, into shifts: inout [ObjectIdentifier: CGSize]) {
    guard let from = index(of: item) else { return }
    for index in items.indices where index != from {
      if index > from, offset(index) <= target {
        shifts[ObjectIdentifier(items[index])] = step(from: index, to: index - 1, by: from)
      } else if index < from, offset(index) >= target {
        shifts[ObjectIdentifier(items[index])] = step(from: index, to: index + 1, by: from)
      }
    }
  }

  /// Has those behind a view that has left take its room.
  func close(behind item: ReorderItem, into shifts: inout [ObjectIdentifier: CGSize]) {
    guard let from = index(of: item) else { return }
    for index in items.indices where index > from {
      shifts[ObjectIdentifier(items[index])] = step(from: index, to: index - 1, by: from)
    }
  }

  /// Has those from an offset on make room for a view of another collection.
  func open(before target: Int, for size: CGSize, into shifts: inout [ObjectIdentifier: CGSize]) {
    for index in items.indices where offset(index) >= target {
      let shift: CGSize
      switch line {
      case .vertical: shift = CGSize(width: 0, height: size.height + max(gap(at: 0), 0))
      case .horizontal: shift = CGSize(width: (size.width + max(gap(at: 0), 0)) * direction, height: 0)
      case nil where index + 1 < items.count: shift = distance(from: index, to: index + 1)
      case nil: shift = .zero
      }
      shifts[ObjectIdentifier(items[index])] = shift
    }
  }

  /// Whether a point is in the half of a view that comes later.
  func isBehindMiddle(_ point: CGPoint, of item: ReorderItem) -> Bool {
    line == .vertical ? point.y > item.place.midY : (point.x - item.place.midX) * direction > 0
  }

  /// 1 where places in a row go to the right, else -1.
  private var direction: CGFloat { items.first?.node?.isRightToLeft == true ? -1 : 1 }

  /// Between a place and the next one in a line, in points.
  private func gap(at index: Int) -> CGFloat {
    guard index >= 0, index + 1 < places.count else { return 0 }
    let (place, next) = (places[index], places[index + 1])
    return line == .vertical ? next.minY - place.maxY : max(next.minX - place.maxX, place.minX - next.maxX)
  }

  /// How far a view goes that gives way by one for the view at `moved`.
  private func step(from index: Int, to other: Int, by moved: Int) -> CGSize {
    guard let line else { return distance(from: index, to: other) }
    let gap = gap(at: other < index ? moved : moved - 1)
    let length = (line == .vertical ? places[moved].height : places[moved].width) + gap
    let side: CGFloat = (other < index ? -1 : 1) * (line == .vertical ? 1 : direction)
    return line == .vertical ? CGSize(width: 0, height: length * side) : CGSize(width: length * side, height: 0)
  }

  private func distance(from index: Int, to other: Int) -> CGSize {
    CGSize(width: places[other].midX - places[index].midX, height: places[other].midY - places[index].midY)
  }
}
