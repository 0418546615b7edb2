import Foundation

/// A finger that holds the row moves it among the others.
extension ListRowNode: PickUpTarget {
  var pickUpMetrics: DragMetrics? { modifier.move?.metrics }

  /// A mouse that goes to the side pulls the row aside.
  func mayPickUp(movedBy distance: CGSize) -> Bool { offset == 0 && abs(distance.height) >= abs(distance.width) }
  func pickUp(at start: CGPoint) {
    held = modifier.move
    carry(from: start, to: start)
  }
  func carry(from start: CGPoint, to location: CGPoint) {
    if let held { held.mover.drag(held.element, from: start.y, to: location.y) }
  }
  func putDown(at location: CGPoint) {
    held?.mover.drop(motion: held?.motion)
    held = nil
  }
  func putBack() {
    held?.mover.cancel(motion: held?.motion)
    held = nil
  }
}
