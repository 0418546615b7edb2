/// A node with something that may be recognised under it.
package protocol GestureOwner: ViewNode {
  /// What takes part in the arena of new fingers on the node; `nil` for nothing.
  func makeCompetitor() -> GestureCompetitor?
  /// All that takes part, in the order of precedence, where that may be several things.
  func makeCompetitors() -> [GestureCompetitor]
  /// Whether gestures of the views inside take part.
  var admitsInnerGestures: Bool { get }
  /// Whether there is something to be recognised under it now.
  var hasGestures: Bool { get }
  /// Whether it takes no part where something inside can be pressed.
  var yieldsToInnerPresses: Bool { get }
  /// Whether it is what makes a view a control that is pressed.
  var isPress: Bool { get }
  /// Whether a finger that lifts where it went down may mean something to it now.
  var takesPresses: Bool { get }
}

/// A node on all of which fingers mean something inside.
protocol GestureStandIn: ViewNode {
  /// What they mean there; `nil` for nothing.
  var gestureOwnerInside: (any GestureOwner)? { get }
}

extension GestureOwner {
  package func makeCompetitor() -> GestureCompetitor? { nil }
  package func makeCompetitors() -> [GestureCompetitor] { makeCompetitor().map { [$0] } ?? [] }
  package var hasGestures: Bool { true }
  package var yieldsToInnerPresses: Bool { false }
  package var isPress: Bool { false }
  package var takesPresses: Bool { (self as? any PanTarget)?.takesTaps ?? true }
}
