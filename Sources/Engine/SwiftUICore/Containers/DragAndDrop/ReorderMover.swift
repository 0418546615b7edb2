import CoreGraphicsTypes
import Foundation

/// Moves a view among those of its container with a finger: its place goes along, the others make room, what is scrolled scrolls at
/// its edges, and at the end the container is told once.
///
/// Nothing is known of the layout but where it has put the views: a view takes the place of the one under the finger.
package final class ReorderMover {
  private struct Admitted {
    weak var item: ReorderItem?
    let number: Int
  }
  private var admitted: [ObjectIdentifier: Admitted] = [:]
  private var count = 0
  /// How many there may be before those that are gone are looked for.
  private var capacity = 64
  private var item: ReorderItem?
  private var container: ReorderContainer?
  /// From the corner of the view to the finger, in points.
  private var grip = CGSize.zero
  /// Where the finger is, in points of the window.
  private var finger = CGPoint.zero
  private var target: Target?
  private let scroller = EdgeScroller()

  /// Where the view would be if it were dropped now: an offset in a loop's collection, before which it is put, or whose place it takes
  /// in its own.
  private struct Target {
    var collection: AnyHashable?
    var loop: ObjectIdentifier
    var offset: Int
    /// The element of the other collection before which it is put; `nil`: its end.
    var next: AnyHashable?
    var isOwn: Bool
  }

  package init() {}

  /// Whether a view is being moved.
  var isMoving: Bool { item != nil }

  /// Knows of a view from now on, as long as it lives.
  func admit(_ item: ReorderItem) {
    guard admitted[ObjectIdentifier(item)]?.item == nil else { return }
    if admitted.count >= capacity {
      admitted = admitted.filter { $0.value.item != nil }
      capacity = max(2 * admitted.count, 64)
    }
    count += 1
    admitted[ObjectIdentifier(item)] = Admitted(item: item, number: count)
  }

  /// The views that it knows of, in the order in which it got to know them.
  private var items: [ReorderItem] { admitted.values.sorted { $0.number < $1.number }.compactMap(\.item) }

  // MARK: The finger

  /// Takes hold of a view, or moves it on; places are those of the window.
  func drag(_ new: ReorderItem, in container: ReorderContainer, from start: CGPoint, to finger: CGPoint) {
    if item !== new {
      guard item == nil, let edits = new.edits else { return }
      (item, self.container) = (new, container)
      grip = CGSize(width: start.x - new.place.minX, height: start.y - new.place.minY)
      target = Target(collection: new.collection, loop: edits.loop, offset: edits.offset, next: nil, isOwn: true)
      new.element?.lazyNode?.hold(new.element)
    }
    self.finger = finger
    follow()
    scrollAtEdges()
  }

  /// Leaves the view where it is, and tells the container.
  func drop(motion: Animation?) {
    letGo(motion) { item, container, target in
      guard let edits = item.edits else { return }
      guard target.isOwn else {
        if let id = item.element?.id { container.report([id], target.next, target.collection) }
        return
      }
      guard target.offset != edits.offset else { return }
      edits.move?(IndexSet(integer: edits.offset), target.offset > edits.offset ? target.offset + 1 : target.offset)
    }
  }

  /// Takes the view back to where it was; nobody is told.
  func cancel(motion: Animation?) { letGo(motion) { _, _, _ in } }

  private func letGo(_ motion: Animation?, tell: (ReorderItem, ReorderContainer, Target) -> Void) {
    guard let item, let container, let target else { return }
    scroller.stop()
    (self.item, self.container, self.target) = (nil, nil, nil)
    item.element?.lazyNode?.hold(nil)
    withAnimation(motion) {
      for other in items where other.shift?.wrappedValue != ReorderShift() {
        other.shift?.wrappedValue = ReorderShift()
      }
      tell(item, container, target)
    }
  }

  // MARK: Places

  /// The views of a loop, in the order of its collection, that show.
  private func members(of loop: ObjectIdentifier) -> [ReorderItem] {
    let shown = items.filter { $0.isShown && $0.edits?.loop == loop }
    return shown.sorted { ($0.edits?.offset ?? 0) < ($1.edits?.offset ?? 0) }
  }

  private func follow() {
    guard let item, let edits = item.edits else { return }
    findTarget(for: item, loop: edits.loop)
    guard let target else { return }
    var shifts: [ObjectIdentifier: CGSize] = [:]
    let own = ReorderPlaces(members(of: edits.loop))
    if target.isOwn {
      own.move(item, to: target.offset, into: &shifts)
    } else {
      own.close(behind: item, into: &shifts)
      ReorderPlaces(members(of: target.loop)).open(before: target.offset, for: item.place.size, into: &shifts)
    }
    for other in items where other !== item && other.isShown {
      var shift = ReorderShift()
      shift.distance = shifts[ObjectIdentifier(other)] ?? .zero
      if other.shift?.wrappedValue != shift { withAnimation(.easeInOut(duration: 0.2)) { other.shift?.wrappedValue = shift } }
    }
    var lifted = ReorderShift()
    lifted.isLifted = true
    lifted.distance = CGSize(
      width: finger.x - grip.width - item.place.minX, height: finger.y - grip.height - item.place.minY)
    if item.shift?.wrappedValue != lifted { item.shift?.wrappedValue = lifted }
  }

  /// Looks which view is under the finger; beside all of them the target stays.
  private func findTarget(for item: ReorderItem, loop: ObjectIdentifier) {
    let under = items.first { $0.isShown && $0.place.covers(finger) && $0.edits != nil }
    guard let under, let edits = under.edits else { return }
    guard under.collection != item.collection || edits.loop != loop else {
      return target = Target(collection: item.collection, loop: loop, offset: edits.offset, next: nil, isOwn: true)
    }
    guard under.collection != item.collection else { return }
    let isBehind = ReorderPlaces(members(of: edits.loop)).isBehindMiddle(finger, of: under)
    target = Target(
      collection: under.collection, loop: edits.loop, offset: edits.offset + (isBehind ? 1 : 0),
      next: isBehind ? under.element?.nextID : under.element?.id, isOwn: false)
  }

  private func scrollAtEdges() {
    guard let node = item?.node else { return }
    scroller.run(along: [.horizontal, .vertical], in: node.graph) { [weak self] in
      self?.item?.node?.enclosingScrollNode()
    } under: { [weak self] in
      self?.finger
    } moved: { [weak self] in
      self?.follow()
    }
  }
}
