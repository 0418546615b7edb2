/// A visit to the motions of a node, one after the other: to move them on in a frame, to stop them, or to ask whether any moves.
///
///     override func forEachMotion(_ pass: inout MotionPass) {
///       super.forEachMotion(&pass)
///       pass.visit(&opacity, changing: .display)
///     }
///
/// Nothing is allocated, and what rests costs a look.
struct MotionPass {
  enum Purpose { case advance, stop, inspect }
  private let purpose: Purpose
  private let node: GraphNode
  /// Whether any of the motions visited so far moves, or moves on.
  private(set) var isMoving = false

  fileprivate init(_ purpose: Purpose, of node: GraphNode) {
    self.purpose = purpose
    self.node = node
  }

  /// Visits a motion; what it changes is invalid before it moves on.
  @discardableResult
  mutating func visit<Motion: NodeMotion>(_ motion: inout Motion, changing effect: MotionEffect = []) -> MotionStep {
    switch purpose {
    case .advance:
      guard motion.isMoving else { return .resting }
      node.invalidate(effect)
      motion.advance(for: node)
      return advanced(motion.isMoving)
    case .stop:
      let wasMoving = motion.isMoving
      motion.stop(for: node)
      return wasMoving ? .stopped : .resting
    case .inspect:
      if motion.isMoving { isMoving = true }
      return .resting
    }
  }

  /// Visits a motion that is a part of its own.
  @discardableResult
  mutating func visit<Motion: NodeMotion & AnyObject>(part motion: Motion, changing effect: MotionEffect = []) -> MotionStep {
    var motion = motion
    return visit(&motion, changing: effect)
  }

  /// Visits a motion that the node knows how to move.
  /// - Parameters:
  ///   - isMoving: Whether it moves; asked before and after.
  ///   - effect: What it changes.
  ///   - advance: Moves it on to the time of the frame; called while it moves.
  ///   - stop: Ends it, because the node goes; called whether it moves or not.
  /// - Returns: What became of it.
  @discardableResult
  mutating func visit(
    isMoving: () -> Bool, changing effect: MotionEffect = [], advance: () -> Void, stop: () -> Void = {}
  ) -> MotionStep {
    let wasMoving = isMoving()
    switch purpose {
    case .advance:
      guard wasMoving else { return .resting }
      node.invalidate(effect)
      advance()
      return advanced(isMoving())
    case .stop:
      stop()
      return wasMoving ? .stopped : .resting
    case .inspect:
      if wasMoving { self.isMoving = true }
      return .resting
    }
  }

  private mutating func advanced(_ movesOn: Bool) -> MotionStep {
    guard movesOn else { return .arrived }
    isMoving = true
    return .moved
  }
}

extension GraphNode {
  /// Moves the node's motions on to the time of the frame; returns whether any moves on.
  final func advanceAnimations() -> Bool { pass(.advance) }

  /// Ends the node's motions where they are going, because the node goes.
  final func stopAnimations() { _ = pass(.stop) }

  /// Whether anything of the node moves.
  final var isInMotion: Bool { pass(.inspect) }

  private func pass(_ purpose: MotionPass.Purpose) -> Bool {
    var pass = MotionPass(purpose, of: self)
    forEachMotion(&pass)
    return pass.isMoving
  }
}
