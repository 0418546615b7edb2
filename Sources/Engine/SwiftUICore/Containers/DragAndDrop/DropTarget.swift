import CoreGraphicsTypes
package import Foundation

/// Something that is dragged over a view, as who may take it sees it.
package struct DropContext {
  package let items: [TransferItem]
  /// Where it is, in points of the view.
  package let location: CGPoint
}

/// Lets a view take what is dropped on it.
package struct DropTargetModifier: PrimitiveModifier {
  package typealias Body = Never
  let accepts: (DropContext) -> Bool
  let entered: (DropContext) -> Void
  let updated: (DropContext) -> DropOperation?
  let exited: (DropContext) -> Void
  let performed: (DropContext) -> Bool

  /// - Parameters:
  ///   - accepts: Whether the view wants it at all; asked when it comes over the view.
  ///   - entered: Told when it comes over the view.
  ///   - updated: Told when it moves there, and asked what would happen; `nil` leaves it as it is, which is a copy at first.
  ///   - exited: Told when it leaves, however that comes, and when it is dropped.
  ///   - performed: Takes it; returns whether it was of use.
  package nonisolated init(
    accepts: @escaping (DropContext) -> Bool, entered: @escaping (DropContext) -> Void,
    updated: @escaping (DropContext) -> DropOperation?, exited: @escaping (DropContext) -> Void,
    performed: @escaping (DropContext) -> Bool
  ) {
    self.accepts = accepts
    self.entered = entered
    self.updated = updated
    self.exited = exited
    self.performed = performed
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DropTargetNode {
    DropTargetNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: DropTargetNode, with modifier: Self) { node.modifier = modifier }
}

package final class DropTargetNode: WrapperNode, DropTarget {
  var modifier: DropTargetModifier

  init(_ modifier: DropTargetModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  private func context(_ items: [TransferItem], _ location: CGPoint) -> DropContext {
    DropContext(items: items, location: convertFromWindow(location))
  }

  func acceptsDrop(_ items: [TransferItem], at location: CGPoint) -> Bool {
    EnvironmentValues(scope: scope).isEnabled && modifier.accepts(context(items, location))
  }
  func dropEntered(_ items: [TransferItem], at location: CGPoint) { modifier.entered(context(items, location)) }
  func dropUpdated(_ items: [TransferItem], at location: CGPoint) -> DropOperation? {
    modifier.updated(context(items, location))
  }
  func dropExited(_ items: [TransferItem], at location: CGPoint) { modifier.exited(context(items, location)) }
  func performDrop(_ items: [TransferItem], at location: CGPoint) -> Bool { modifier.performed(context(items, location)) }

  /// All of its frame is the target, not only what shows there.
  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    let hit = super.hitTest(point)
    guard hit == nil, graph.existing(DropSearch.self)?.isRunning == true else { return hit }
    return CGRect(origin: .zero, size: size).covers(point) ? self : nil
  }

  package override var debugName: String { "DropTarget" }
}

/// A node that may take what is dropped on it; locations are points of the window.
protocol DropTarget: ViewNode {
  func acceptsDrop(_ items: [TransferItem], at location: CGPoint) -> Bool
  func dropEntered(_ items: [TransferItem], at location: CGPoint)
  func dropUpdated(_ items: [TransferItem], at location: CGPoint) -> DropOperation?
  func dropExited(_ items: [TransferItem], at location: CGPoint)
  func performDrop(_ items: [TransferItem], at location: CGPoint) -> Bool
}
