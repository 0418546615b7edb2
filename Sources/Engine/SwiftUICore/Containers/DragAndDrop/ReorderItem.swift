import CoreGraphicsTypes
package import Foundation

/// How far a view shows from its place while one of its container is moved.
package struct ReorderShift: Equatable {
  /// Points to the right and down.
  package var distance = CGSize.zero
  /// Whether it is the view that the finger moves.
  package var isLifted = false
  package init() {}
}

/// An element that can be moved, as its container knows it.
package final class ReorderItem {
  private(set) weak var element: ListElement?
  /// Which of its container's collections it is in.
  let collection: AnyHashable?
  /// How far it shows from its place.
  package var shift: Binding<ReorderShift>?

  fileprivate init(_ element: ListElement, in collection: AnyHashable?) {
    (self.element, self.collection) = (element, collection)
  }

  var node: ViewNode? { element?.node }
  /// What can be done with it as an element of its loop.
  var edits: DynamicEdits? { element?.edits }
  /// Where the container has put it, in the window, wherever it shows meanwhile.
  var place: CGRect { element?.frameInWindow ?? .null }
  var isShown: Bool {
    guard shift != nil, let node else { return false }
    return node.isMounted && !node.isInactive && !place.isNull
  }
}

extension ListElement {
  /// The element as one that can be moved; its collection is always the same one.
  package func reorderItem(in collection: AnyHashable?) -> ReorderItem { companion { ReorderItem(self, in: collection) } }
}

/// Lets a finger that holds a view move it among those of its container; a mouse does so at once.
nonisolated package struct ReorderItemModifier: PrimitiveModifier {
  package typealias Body = Never
  let item: ReorderItem
  let container: ReorderContainer
  /// Whether it stays where it is, but for making room.
  let isFixed: Bool
  let metrics: DragMetrics

  package nonisolated init(_ item: ReorderItem, in container: ReorderContainer, isFixed: Bool, metrics: DragMetrics) {
    (self.item, self.container, self.isFixed, self.metrics) = (item, container, isFixed, metrics)
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ReorderItemNode {
    ReorderItemNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: ReorderItemNode, with modifier: Self) { node.setModifier(modifier) }
}

package final class ReorderItemNode: WrapperNode, GestureOwner, PickUpTarget {
  private var modifier: ReorderItemModifier
  /// What moves the view, while a finger does; what the modifier says may change meanwhile.
  private var held: ReorderContainer?

  init(_ modifier: ReorderItemModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    modifier.container.mover.admit(modifier.item)
  }

  func setModifier(_ new: ReorderItemModifier) {
    modifier = new
    new.container.mover.admit(new.item)
  }

  package var admitsInnerGestures: Bool { true }
  /// It is lifted by a finger that is held.
  package var takesPresses: Bool { false }
  package var hasGestures: Bool {
    modifier.container.isEnabled && !modifier.isFixed && EnvironmentValues(scope: scope).isEnabled
  }
  package func makeCompetitor() -> GestureCompetitor? {
    hasGestures ? GestureCompetitor(PickUpRecognizer(self), priority: .normal) : nil
  }

  var pickUpMetrics: DragMetrics? { modifier.metrics }
  func mayPickUp(movedBy distance: CGSize) -> Bool { !modifier.container.mover.isMoving }

  func pickUp(at start: CGPoint) {
    held = modifier.container
    carry(from: start, to: start)
  }

  func carry(from start: CGPoint, to location: CGPoint) {
    if let held { held.mover.drag(modifier.item, in: held, from: start, to: location) }
  }

  func putDown(at location: CGPoint) {
    held?.mover.drop(motion: modifier.metrics.landing)
    held = nil
  }

  func putBack() {
    held?.mover.cancel(motion: modifier.metrics.returning)
    held = nil
  }

  package override func willUnmount() {
    super.willUnmount()
    // State is not written while an update is going on.
    if let mover = held?.mover { graph.enqueueAction { mover.cancel(motion: nil) } }
    held = nil
  }

  package override var debugName: String { "ReorderItem" }
}
