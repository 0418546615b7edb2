package import Foundation

extension ViewGraph {
  /// The nodes at a point of the window, from the innermost outwards.
  func nodes(at location: CGPoint) -> AnySequence<ViewNode> {
    guard let node = root?.hitTest(location) else { return AnySequence([]) }
    return AnySequence(node.selfAndAncestors)
  }

  /// The nodes with gestures under a point of the window, from the innermost outwards.
  func gestureOwners(at location: CGPoint) -> [any GestureOwner] {
    var owners: [any GestureOwner] = []
    for node in nodes(at: location) {
      if let inner = (node as? any GestureStandIn)?.gestureOwnerInside, !owners.contains(where: { $0 === inner }) {
        owners.append(inner)
      }
      guard let owner = node as? any GestureOwner, owner.hasGestures else { continue }
      if !owner.admitsInnerGestures { owners.removeAll() }
      if owner.yieldsToInnerPresses, owners.contains(where: \.isPress) { continue }
      owners.append(owner)
    }
    return owners
  }

  /// Whether a finger that goes down at a point of the window and lifts there means something to what lies under it.
  ///
  /// What only moves with a finger, as a scroll view does, takes none.
  package func takesTap(at location: CGPoint) -> Bool { gestureOwners(at: location).contains(where: \.takesPresses) }

  /// Whether what lies over a node at a point of the window keeps fingers from it.
  package func isCovered(_ node: ViewNode, at location: CGPoint) -> Bool {
    guard let hit = root?.hitTest(location) else { return false }
    let around = Set(hit.selfAndAncestors.map { ObjectIdentifier($0) })
    // The outermost view around the node that has nothing to do with what was hit; what is around a node takes fingers for it, as a
    // row of a list does.
    let beside = node.selfAndAncestors.prefix { !around.contains(ObjectIdentifier($0)) }.reduce(nil) { ViewNode?.some($1) }
    guard let beside, !node.selfAndAncestors.contains(where: { $0 === hit }) else { return false }
    // Where that takes no fingers itself, what was hit may as well lie behind it.
    return beside.hitTest(beside.convertFromWindow(location)) != nil
  }
}
