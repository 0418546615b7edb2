import Foundation

/// What lives in the tree: has a parent, an environment and a time to be updated.
///
/// View nodes lay out and draw; view lists tell a container its children. Both are updated parents first, each at most once a
/// pass.
package class GraphNode {
  // Safe: a graph ends all of its nodes before it goes.
  /// The engine, which outlives its nodes: closing it unmounts them all, and nobody asks an unmounted node for it.
  ///
  /// Checking that at each of its very many uses cost a fifth of a layout.
  package final unowned(unsafe) let graph: ViewGraph
  /// The node above; `nil` once this one was unmounted, which happens before the parent goes.
  ///
  /// A weak reference would move the parent's reference count out of the object and make every use of it slow; layout and drawing
  /// ask for it so often that a twentieth of them went into checking that it is still there, which only debug builds do.
  #if DEBUG
    package final unowned var parent: GraphNode?
  #else
    // Safe: a parent ends its children before it goes; debug builds check it.
    package final unowned(unsafe) var parent: GraphNode?
  #endif
  /// Where else than above it environment values of the node are set: the list that made it, where a modifier's node has come
  /// between them, or the node that presents it.
  private final var maker: GraphNode?
  package final let scope: EnvironmentScope
  /// Distance from the root; updates run in this order.
  package final var depth: Int { Int(distance) }
  /// The same in the few bytes that there are beside each other.
  private final var distance: Int32
  /// What tells *this node* from others that were made below the same parent.
  final let place: IdentityPlace
  package final var isMounted = true
  /// Whether the update pass has still to visit *this node*.
  package final var needsUpdate = false
  /// Whether *this node* has left the tree and only shows how it goes: it is not updated any more.
  final var isInactive = false
  /// Whether *this node* is what was taken out of the tree by itself, with all that is below: what comes back around it leaves it
  /// on its way.
  final var isDetached = false
  /// Whether *this node* would have been updated since it became inactive.
  final var hasPendingUpdate = false
  /// Whether *this node* is part of a row that scrolled away and may come back.
  final var isAsleep = false
  /// Whether *this node* is the row itself.
  final var isSleepRoot = false
  /// Whether values of *this node* were moving when it fell asleep.
  final var hasPendingAnimation = false
  /// Whether the engine visits *this node* in every frame, because values of it move.
  final var receivesAnimationFrames = false
  /// The environment keys that *this node* read, as bits.
  package final var environmentReads = EnvironmentMask()
  /// The environment keys that *this node or one below* read.
  package final var subtreeEnvironmentReads = EnvironmentMask()
  /// The state and objects whose change makes *this node* update.
  package final var sources: [DependencySource] = []
  /// The `@Observable` properties that *this node* read.
  final var observation: ObservationTracker?

  init(inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    scope = inputs.scope
    distance = max(inputs.parent?.distance ?? -1, inputs.depthAbove) + 1
    place = inputs.place
    if depth > NestingLimit.nodes { NestingLimit.exceeded(below: inputs.parent) }
    graph.nodeWasMade()
  }

  deinit {
    // What read state of this node, or is in a table by its address, would be used after its end.
    assert(!isMounted, "\(type(of: self)) was freed without unmount()")
    ownWeakReference?.end()
    ViewGraph.nodeWasFreed()
  }

  private final var ownWeakReference: WeakReference<GraphNode>?

  /// A way to the node that does not keep it.
  package final var weakReference: WeakReference<GraphNode> {
    if let ownWeakReference { return ownWeakReference }
    let made = WeakReference(self)
    ownWeakReference = made
    return made
  }

  /// The inputs of a node made below this one.
  package final var childInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: scope) }

  /// The node itself if it occupies a place, and `nil` for a list.
  package var asViewNode: ViewNode? { nil }

  /// Whose body, or content, the node evaluates, for messages to the developer.
  package var nameInMessages: String { "\(type(of: self))" }

  /// Brings the node up to date; called by the update pass while `needsUpdate` is set.
  package func update() {}

  /// Visits what moves by itself in this node, in the order in which frames move it on; a subclass begins with the superclass's.
  func forEachMotion(_ pass: inout MotionPass) {}

  /// Drops what a motion is about to change.
  func invalidate(_ effect: MotionEffect) {
    if effect.contains(.body) { setNeedsUpdate() }
  }

  /// Visits the nodes directly below, in order.
  package func forEachChild(_ visit: (GraphNode) -> Void) {}

  /// What the node adds to the identity of what is inside; `nil`: nothing.
  var identityPart: IdentityPart? { nil }

  /// What is numbered in an identity where several of the same name are around each other.
  var numberedName: String? { nil }

  /// Whether the node shows a modifier's body, to which what is modified does not belong.
  var isModifierBody: Bool { false }

  /// The node from which the identity comes: who made it, wherever it shows.
  var identityParent: GraphNode? { maker ?? parent }

  /// Whose properties those parts are, where they are properties.
  var savedType: Any.Type? { nil }

  /// Visits what of the node a person would lose by a restart, each with a name that no other part of it has.
  func forEachSavedPart(_ visit: (_ name: String, any SavedPart) -> Void) {}

  /// Called when environment values that the node read have changed.
  package func environmentDidChange(_ mask: EnvironmentMask) { setNeedsUpdate() }

  /// Takes the node out of what is updated, or back into it; what would have been updated in the meantime is then.
  final func setInactive(_ inactive: Bool) {
    isInactive = inactive
    if !inactive, hasPendingUpdate {
      hasPendingUpdate = false
      setNeedsUpdate()
    }
  }

  /// Asks the update pass for a visit.
  package final func setNeedsUpdate() {
    guard !needsUpdate, isMounted else { return }
    if isInactive {
      hasPendingUpdate = true
      return
    }
    needsUpdate = true
    graph.enqueueUpdate(self)
  }

  /// Takes the node and everything below it out of the tree for good.
  package final func unmount() {
    guard isMounted else { return }
    endLeaving()
    forEachChild { $0.unmount() }
    isMounted = false
    for source in sources { source.removeReader(self) }
    sources.removeAll()
    observation?.cancel()
    if receivesAnimationFrames { stopAnimations() }
    graph.counters.nodesDropped += 1
    graph.liveNodes -= 1
    willUnmount()
    graph.tellUnmount(of: self)
    parent = nil
    maker = nil
  }

  /// Ends what was below this node and is still on its way out; called before the node goes.
  func endLeaving() {}

  /// Called when the row that this node is part of has scrolled away, children first.
  package func didFallAsleep() {}

  /// Called when the row that this node is part of has come back, children first.
  package func didWake() {}

  /// Releases what the node holds outside the tree; called once, children first.
  package func willUnmount() {}
}

extension GraphNode {
  /// Notes that this node read an environment key.
  package final func noteEnvironmentRead(_ mask: EnvironmentMask) {
    guard !environmentReads.isSuperset(of: mask) else { return }
    environmentReads.formUnion(mask)
    if graph.gatheringReader != ObjectIdentifier(self) { noteSubtreeReads(mask) }
  }

  /// Runs what reads many environment keys; the nodes above hear of all of them at its end.
  ///
  /// The way up is long, and a new text reads more than a dozen keys.
  final func gatheringReads<Result>(_ compute: () -> Result) -> Result {
    let graph = graph
    let outer = graph.gatheringReader
    graph.gatheringReader = ObjectIdentifier(self)
    defer {
      graph.gatheringReader = outer
      noteSubtreeReads(environmentReads)
    }
    return compute()
  }

  /// Notes that this node or one below read environment keys.
  package final func noteSubtreeReads(_ mask: EnvironmentMask) {
    for node in GraphAncestors(startingAt: self) {
      if node.subtreeEnvironmentReads.isSuperset(of: mask) { return }
      node.subtreeEnvironmentReads.formUnion(mask)
      node.maker?.noteSubtreeReads(mask)
    }
  }

  /// Takes environment values from a node that is not above this one, and hears when they change.
  final func inherit(from node: GraphNode) {
    maker = node
    node.noteSubtreeReads(subtreeEnvironmentReads)
  }

  /// Puts the node below another one, which has come between it and the list that made it.
  final func move(below new: GraphNode) {
    if maker == nil, parent !== new { maker = parent }
    parent = new
    new.noteSubtreeReads(subtreeEnvironmentReads)
  }

  /// Puts the node, with all that is below, at another place of the tree.
  final func relocate(below new: GraphNode) {
    parent = new
    maker = nil
    let difference = new.depth + 1 - depth
    if difference != 0 { changeDepth(by: difference) }
    new.noteSubtreeReads(subtreeEnvironmentReads)
  }

  private final func changeDepth(by difference: Int) {
    distance += Int32(difference)
    forEachChild { if $0.parent === self { $0.changeDepth(by: difference) } }
  }

  /// Tells readers at and below this node that environment values changed.
  package final func propagateEnvironmentChange(_ mask: EnvironmentMask) {
    guard !subtreeEnvironmentReads.isDisjoint(with: mask) else { return }
    if !environmentReads.isDisjoint(with: mask) { environmentDidChange(mask) }
    forEachChild { $0.propagateEnvironmentChange(mask) }
    graph.tellEnvironmentChange(mask, at: self)
  }
}

// MARK: - What is read

extension GraphNode {
  /// Evaluates a closure that makes views for this node: counted, told to who observes bodies, and evaluated again by an update
  /// of this node when anything that it read changes.
  ///
  /// All that an app's code makes of views goes through here: bodies, and closures of what needs a size, a date or a value.
  /// `type` is whose body or content it is.
  package final func evaluate<Result>(_ type: Any.Type, _ make: () -> Result) -> Result {
    graph.counters.bodies += 1
    graph.bodyObserver?(type, ObjectIdentifier(self))
    return tracking(make)
  }

  /// Runs a computation and remembers what it reads, so that a later change of it updates this node; what it read before counts no
  /// longer.
  package final func tracking<Result>(_ compute: () -> Result) -> Result {
    let (result, read) = reading(compute)
    replaceSources(with: read)
    return result
  }

  /// Runs a part of what the node works out beside its updates, such as a size, a path or a drawing, and remembers what it reads
  /// in addition to what other parts have read.
  ///
  /// A later change of any of it updates the node, which then drops what it has worked out, and calls ``forgetReads()``. For nodes
  /// without a body of their own.
  package final func following<Result>(_ compute: () -> Result) -> Result {
    let (result, read) = reading(isPart: true, compute)
    for source in read where !sources.contains(where: { $0 === source }) {
      source.addReader(self)
      sources.append(source)
    }
    return result
  }

  /// Runs a computation of this node, perhaps in the midst of another one's, and tells what it read.
  private func reading<Result>(
    isPart: Bool = false, _ compute: () -> Result
  ) -> (result: Result, read: [DependencySource]) {
    let outer = (graph.reader, graph.readSources)
    (graph.reader, graph.readSources) = (self, [])
    let target = weakReference
    let result = ObservationTracker.track(&observation, isPart: isPart, compute) {
      MainThread.run { target.object?.observedObjectChanges() }
    }
    let read = graph.readSources
    (graph.reader, graph.readSources) = outer
    return (result, read)
  }

  /// An `@Observable` property that was read is about to change.
  private func observedObjectChanges() {
    if isMounted { graph.enqueueWrite(Transaction.current) { self.setNeedsUpdate() } }
  }

  /// Depends no longer on what has been read: all that followed from it is about to be worked out again.
  package final func forgetReads() {
    replaceSources(with: [])
    observation?.cancel()
  }

  private func replaceSources(with new: [DependencySource]) {
    if new.count == sources.count, zip(new, sources).allSatisfy({ $0 === $1 }) { return }
    for source in sources where !new.contains(where: { $0 === source }) { source.removeReader(self) }
    for source in new where !sources.contains(where: { $0 === source }) { source.addReader(self) }
    sources = new
  }
}
