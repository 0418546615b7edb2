/// A part of a node that moves by itself from frame to frame: a value on its way, a number that a spring brings home.
///
/// The node names its motions in `forEachMotion(_:)`; a motion is moved on while it says that it moves.
protocol NodeMotion {
  /// Whether frames are needed.
  var isMoving: Bool { get }
  /// Moves on to the time of the node's frame.
  mutating func advance(for node: GraphNode)
  /// Rests where it was going, because the node goes.
  mutating func stop(for node: GraphNode)
}

extension AnimatedValue: NodeMotion {
  var isMoving: Bool { isAnimating }
  mutating func advance(for node: GraphNode) { _ = node.advance(&self) }
  mutating func stop(for node: GraphNode) { node.stop(&self) }
}

extension HeldMotion: NodeMotion {
  mutating func advance(for node: GraphNode) { _ = advance(to: node.graph.time) }
  mutating func stop(for node: GraphNode) { finish() }
}

extension Optional: NodeMotion where Wrapped: NodeMotion {
  var isMoving: Bool { self?.isMoving ?? false }
  mutating func advance(for node: GraphNode) { self?.advance(for: node) }
  mutating func stop(for node: GraphNode) { self?.stop(for: node) }
}

/// What a motion changes of its node, and is invalid before it moves on.
struct MotionEffect: OptionSet {
  let rawValue: UInt8
  /// How the node is drawn.
  static let display = MotionEffect(rawValue: 1)
  /// Where its children are.
  static let placement = MotionEffect(rawValue: 2)
  /// How large it is.
  static let layout = MotionEffect(rawValue: 4)
  /// What its body, or its content, is.
  static let body = MotionEffect(rawValue: 8)
}

/// What became of a motion as it was visited.
enum MotionStep {
  /// It did not move.
  case resting
  /// It moved on, and goes on.
  case moved
  /// It moved to where it rests now.
  case arrived
  /// It was moving and was stopped.
  case stopped

  /// Whether a frame has moved it.
  var hasMoved: Bool { self == .moved || self == .arrived }
}
