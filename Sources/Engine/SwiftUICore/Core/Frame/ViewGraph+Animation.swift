import Foundation

/// What the engine knows of motion: which nodes have values on their way, and which moved in the update that runs now.
struct AnimationRegistry {
  /// Nodes with values in motion, in the order in which they began.
  var nodes: [GraphNode] = []
  /// Counts updates: a transaction and everything that it changed.
  var update: UInt64 = 0
  /// Whether changes of place are to be noted, because something may animate them.
  var notesMovement = false
  /// Nodes whose place or size changed in this update and who show it.
  var moved: [ViewNode] = []
  /// What this update took out of the tree.
  var detached = DetachedSubtrees()
  /// How many views animate every change below them, `animation(_:)` without a value.
  var implicitAnimations = 0
}

extension ViewGraph {
  /// Moves what is in motion on to the time of the frame.
  func advanceAnimations() {
    guard !animations.nodes.isEmpty else { return }
    let nodes = animations.nodes
    animations.nodes.removeAll(keepingCapacity: true)
    for node in nodes {
      node.receivesAnimationFrames = false
      guard node.isMounted else { continue }
      if node.isAsleep {
        node.hasPendingAnimation = true
        continue
      }
      counters.animationTicks += 1
      if node.advanceAnimations() { requestAnimationFrames(for: node) }
    }
  }

  /// Visits a node in every frame from the next one on, as long as it says that its values move.
  package func requestAnimationFrames(for node: GraphNode) {
    guard !node.receivesAnimationFrames, node.isMounted else { return }
    node.receivesAnimationFrames = true
    animations.nodes.append(node)
  }

  /// Whether anything moves.
  package var isAnimating: Bool { !animations.nodes.isEmpty }

  /// Counts completions out and lets those that have nothing more to wait for run after the layout.
  func animationsEnded(_ completions: [AnimationCompletion]) {
    for completion in completions {
      completion.animationEnded()
      runWhenReady(completion)
    }
  }

  func runWhenReady(_ completion: AnimationCompletion) {
    guard completion.isReady else { return }
    enqueueAction { completion.runIfReady() }
  }

  /// Places nodes whose change of place is not to be animated.
  func withoutMovement(_ place: () -> Void) {
    let noted = animations.notesMovement
    animations.notesMovement = false
    place()
    animations.notesMovement = noted
  }
}

extension GraphNode {
  /// The transaction of the update that runs now, as the views around this node have edited it.
  package final var transaction: Transaction { scope.edited(graph.transaction, in: graph) }

  /// Sets a value in motion if the transaction asks for it, and visits this node in every frame until it rests.
  package final func set<Value: Animatable>(
    _ new: Value, in animated: inout AnimatedValue<Value>, transaction: @autoclosure () -> Transaction
  ) {
    let change = transaction()
    animated.set(
      new, animation: change.animation, at: graph.time, completions: change.completions,
      environment: EnvironmentValues(scope: scope))
    begin(&animated)
  }

  /// Shows the first frame of a value that may have been set in motion.
  package final func begin<Value: Animatable>(_ animated: inout AnimatedValue<Value>) {
    guard animated.isAnimating else { return }
    graph.animationsEnded(animated.update(at: graph.time, environment: EnvironmentValues(scope: scope)).ended)
    graph.requestAnimationFrames(for: self)
  }

  /// Moves a value on to the time of the frame; returns whether it moves on.
  package final func advance<Value: Animatable>(_ animated: inout AnimatedValue<Value>) -> Bool {
    guard animated.isAnimating else { return false }
    let tick = animated.update(at: graph.time, environment: EnvironmentValues(scope: scope))
    graph.animationsEnded(tick.ended)
    return tick.isAnimating
  }

  /// Lets a value rest where it is going, because its node goes.
  package final func stop<Value: Animatable>(_ animated: inout AnimatedValue<Value>) {
    graph.animationsEnded(animated.stop())
  }
}
