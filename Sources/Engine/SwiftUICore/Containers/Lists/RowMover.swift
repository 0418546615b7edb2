import CoreGraphicsTypes
package import Foundation

/// How far a row shows from its place while a row of its list is moved.
package struct RowShift: Equatable {
  /// Points downwards.
  package var distance: CGFloat = 0
  /// Whether it is the row that the finger moves.
  package var isLifted = false
  package init() {}
}

/// How a row of a list is moved by a finger that holds it.
package struct RowMove {
  let element: ListElement
  let mover: RowMover
  let metrics: DragMetrics
  /// How the row goes to its place when the finger leaves it.
  let motion: Animation?

  package init(_ element: ListElement, by mover: RowMover, metrics: DragMetrics, motion: Animation?) {
    (self.element, self.mover, self.metrics, self.motion) = (element, mover, metrics, motion)
  }
}

/// Moves a row of a list with a finger: the others make room, the list scrolls at its edges, and at the end the loop's collection
/// is told once.
///
/// Rows are known by their elements, never by where they are. The row that is moved stays there however far the list scrolls.
package final class RowMover {
  private var element: ListElement?
  /// From the row's top to the finger, in points.
  private var grip: CGFloat = 0
  /// Where the finger is, in points of the window.
  private var finger: CGFloat = 0
  /// Where the row would be in the collection if it were dropped now.
  private var target = 0
  private let scroller = EdgeScroller()

  package init() {}

  /// Whether a row is being moved.
  package var isMoving: Bool { element != nil }

  /// Takes hold of a row, or moves it on; both places are heights in the window, in points.
  package func drag(_ row: ListElement, from start: CGFloat, to finger: CGFloat) {
    if element !== row {
      guard element == nil, let edits = row.edits else { return }
      element = row
      grip = start - row.frameInWindow.minY
      target = edits.offset
      row.lazyNode?.hold(row)
    }
    self.finger = finger
    follow()
    scrollAtEdges()
  }

  /// Leaves the row where it is, and tells the collection.
  package func drop(motion: Animation?) {
    letGo(motion) { [target] element in
      guard let edits = element.edits, target != edits.offset else { return }
      edits.move?(IndexSet(integer: edits.offset), target > edits.offset ? target + 1 : target)
    }
  }

  /// Takes the row back to where it was; nobody is told.
  package func cancel(motion: Animation?) { letGo(motion) { _ in } }

  private func letGo(_ motion: Animation?, tell: (ListElement) -> Void) {
    guard let element else { return }
    scroller.stop()
    self.element = nil
    element.lazyNode?.hold(nil)
    withAnimation(motion) {
      for other in element.siblings() where other.shift?.wrappedValue != RowShift() { other.shift?.wrappedValue = RowShift() }
      tell(element)
    }
  }

  private func follow() {
    guard let element, let edits = element.edits else { return }
    let frame = element.frameInWindow
    let top = finger - grip
    // It takes the place of the rows whose middle it has passed.
    var position = edits.offset
    for other in element.siblings() where other !== element {
      guard let its = other.edits, its.loop == edits.loop, other.canMoveAway else { continue }
      let middle = other.frameInWindow.midY
      if its.offset > edits.offset, top + frame.height > middle { position = max(position, its.offset) }
      if its.offset < edits.offset, top < middle { position = min(position, its.offset) }
    }
    target = position
    let step = frame.height + element.spacing
    for other in element.siblings() {
      var shift = RowShift()
      if other === element {
        shift.distance = top - frame.minY
        shift.isLifted = true
      } else if let its = other.edits, its.loop == edits.loop {
        if its.offset > edits.offset, its.offset <= position { shift.distance = -step }
        if its.offset < edits.offset, its.offset >= position { shift.distance = step }
      }
      guard other.shift?.wrappedValue != shift else { continue }
      if other === element {
        other.shift?.wrappedValue = shift
      } else {
        withAnimation(.easeInOut(duration: 0.2)) { other.shift?.wrappedValue = shift }
      }
    }
  }

  private func scrollAtEdges() {
    guard let element else { return }
    scroller.run(along: .vertical, in: element.node.graph) { [weak self] in
      self?.element?.lazyNode?.scrollNode
    } under: { [weak self] in
      guard let self, let bounds = self.element?.lazyNode?.scrollNode?.frameInWindow else { return nil }
      return CGPoint(x: bounds.midX, y: finger)
    } moved: { [weak self] in
      self?.follow()
    }
  }
}

extension ListElement {
  /// The lazy container that shows the row.
  var lazyNode: LazyNode? { container as? LazyNode }
  var canMoveAway: Bool { shift != nil }
}
