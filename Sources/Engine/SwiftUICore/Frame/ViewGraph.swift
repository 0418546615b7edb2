package import Foundation

/// The engine of one window: its nodes, what is dirty, and the order in which a frame brings everything up to date.
///
/// A frame runs the passes of `Frame.swift`. Between frames nothing runs: a write marks what depends on it and asks for a frame.
package final class ViewGraph {
  package let services: EngineServices
  package var counters = WorkCounters()
  /// Told of each view or modifier whose body is evaluated, when somebody wants to know.
  package var bodyObserver: BodyObserver?
  package typealias BodyObserver = (_ type: Any.Type, _ node: ObjectIdentifier) -> Void
  package var liveNodes = 0
  var timers: [FrameTimer] = []
  var nextTimerID: UInt64 = 0
  // Safe: main thread only, where nodes come and go.
  /// Nodes in memory in the whole process, for leak tests.
  package private(set) nonisolated(unsafe) static var nodesInMemory = 0

  /// Called when the first thing since the last frame became dirty.
  package var requestFrame: (() -> Void)?
  private var frameIsRequested = false

  /// The clock of the present frame, in seconds.
  package var time: TimeInterval = 0
  /// What the scene is called that the window shows: what is kept for a scene is found again by it.
  package var scene = "main"
  /// What records what can be taken back in the window.
  package let undoManager = UndoManager()
  /// Looks for what can be pressed near a point, while a hit test asks for that.
  var pressSearch: PressSearch?
  /// Whether a hit test looks for what takes things that are dropped.
  var seeksDropTargets = false
  /// What is dragged over the window from elsewhere.
  var desktopDrop: DragSession?
  /// The date of the clock's zero, found out in the first frame.
  private var zeroDate: Date?
  /// The date of the present frame: it runs with the frame clock, which may be a virtual one.
  package var date: Date { zeroDate?.addingTimeInterval(time) ?? services.now() }

  // MARK: Dependency tracking

  /// The node whose computation runs now.
  var reader: GraphNode?
  var readSources: [DependencySource] = []
  /// Whether state reads must give the value of this update instead of the latest written.
  package internal(set) var isUpdating = false

  // MARK: What is dirty

  private(set) var updates = DepthQueue<GraphNode>()
  private(set) var layouts = DepthQueue<ViewNode>()
  package private(set) var needsDisplay = true
  var layoutInProgress = LayoutInProgress(node: nil)
  /// The sizes that nodes had whose content has changed since, while nobody around has heard of it.
  var reconsidered: [(node: ViewNode, answers: [(proposal: ProposedViewSize, size: CGSize)])] = []
  /// Whether what runs now only checks a cache.
  var isVerifying = false
  var pendingWrites: [PendingWrites] = []
  /// What was written by the very bodies that the present frame evaluates.
  var writesInBodies = WritesInBodies()
  /// The node, if any, that asked for its layout again and again in the present frame.
  var restlessLayout: String?
  /// How many frames in a row have ended with something left to do.
  var unsettledFrames = 0
  /// Whether actions that answer changes are left out, because they have brought about ever new ones.
  var leavesChangesUnanswered = false
  var actions: [() -> Void] = []
  var taskStarts: [() -> Void] = []
  /// Who can make something ahead of time, first come first served.
  var workAhead: [WeakReference<GraphNode>] = []
  var preferenceReaders: [any PreferenceReading] = []
  /// Whether any node ever read a preference; if none did, writers need not look for one.
  var hasPreferenceReaders = false

  /// The transaction of the update that runs now.
  package internal(set) var transaction = Transaction()
  /// What moves.
  var animations = AnimationRegistry()

  /// Whether any view has a z index; if none has, containers need not ask.
  var usesZIndices = false
  /// Whether some view has a shape as a container.
  var usesContainerShapes = false
  /// The alignment guides that views set.
  var guides = KnownGuides()
  var windowTitle = WindowTitle()
  /// Whether any view ever preferred an appearance; if none did, nobody looks for one.
  private(set) var prefersColorSchemes = false
  /// Who takes keys and text.
  package private(set) lazy var focus = FocusCoordinator(graph: self)

  /// Which element somebody has reached who cannot see the window.
  private(set) lazy var accessibilityFocus = AccessibilityFocus()

  package var root: ViewNode?
  /// What views say to whoever looks for it.
  package var notes = NoteRegistry()
  /// Asked about a key that nothing in the window has taken; answers whether it was one of the app's commands.
  package var unclaimedKey: ((KeyInput) -> Bool)?
  // Safe: main thread only.
  /// The engine whose code runs now, of several in a process.
  nonisolated(unsafe) static var running: ViewGraph?
  /// What the window shows above its content; `nil` before anything was presented.
  var presentations: PresentationStack?
  /// Views that show elsewhere than where they were declared, by the node that declares them and whose environment they have.
  var hoisted: [ObjectIdentifier: [ViewNode]] = [:]
  /// Whether anything was ever covered; where nothing was, nobody looks for it.
  var usesCovers = false
  private var nextDisplayID: UInt64 = 1

  private var ownWeakReference: WeakReference<ViewGraph>?

  /// A way to the engine that does not keep it, for state that may outlive it.
  var weakReference: WeakReference<ViewGraph> {
    if let ownWeakReference { return ownWeakReference }
    let made = WeakReference(self)
    ownWeakReference = made
    return made
  }

  package init(services: EngineServices) {
    self.services = services
  }

  deinit { ownWeakReference?.end() }

  /// Lets the window look for a preference of its own from now on, where a view gives it.
  func notePreference<Key: PreferenceKey>(_ key: Key.Type) {
    guard key == PreferredColorSchemeKey.self else { return }
    prefersColorSchemes = true
    hasPreferenceReaders = true
  }

  nonisolated static func nodeWasFreed() { nodesInMemory -= 1 }

  package func makeDisplayID() -> DisplayID {
    defer { nextDisplayID += 1 }
    return DisplayID(rawValue: nextDisplayID)
  }

  func nodeWasMade() {
    counters.nodesMade += 1
    liveNodes += 1
    ViewGraph.nodesInMemory += 1
  }
}

// MARK: - Marking

extension ViewGraph {
  func enqueueUpdate(_ node: GraphNode) {
    updates.insert(node, depth: node.depth)
    wantFrame()
  }

  func enqueueLayout(_ node: ViewNode) {
    layouts.insert(node, depth: node.depth)
    wantFrame()
  }

  func displayIsDirty() {
    needsDisplay = true
    wantFrame()
  }

  /// Asks the host for a frame, once until it comes.
  package func wantFrame() {
    guard !frameIsRequested else { return }
    frameIsRequested = true
    requestFrame?()
  }

  /// Runs an action after the layout of the present or next frame.
  package func enqueueAction(_ action: @escaping () -> Void) {
    actions.append(action)
    wantFrame()
  }

  /// Starts a task after all actions of the frame.
  package func enqueueTaskStart(_ start: @escaping () -> Void) {
    taskStarts.append(start)
    wantFrame()
  }

  /// Lets a preference reader look again before the next layout and after it.
  func enqueuePreferenceReader(_ reader: any PreferenceReading) {
    guard !reader.isPreferenceReadQueued else { return }
    reader.isPreferenceReadQueued = true
    preferenceReaders.append(reader)
    wantFrame()
  }

  /// Performs a write to state in its transaction: writes with the same one make one update.
  package func enqueueWrite(_ transaction: Transaction, _ apply: @escaping () -> Void) {
    if let reader { writesInBodies.writer = reader.nameInMessages }
    for completion in transaction.completions { completion.animationBegan() }
    if let last = pendingWrites.indices.last, pendingWrites[last].transaction.canMerge(with: transaction) {
      pendingWrites[last].writes.append(apply)
      pendingWrites[last].completions += transaction.completions
    } else {
      pendingWrites.append(PendingWrites(transaction: transaction, writes: [apply], completions: transaction.completions))
    }
    wantFrame()
  }

  var hasWork: Bool {
    !pendingWrites.isEmpty || !updates.isEmpty || !layouts.isEmpty || !actions.isEmpty || !taskStarts.isEmpty
      || !preferenceReaders.isEmpty
  }

  /// What is marked from here on belongs to the frame that runs, until `frameEnded()`.
  func frameBegins() {
    frameIsRequested = true
    StoredValues.look()
    if zeroDate == nil { zeroDate = services.now().addingTimeInterval(-time) }
  }

  /// Asks for another frame if something is left to do.
  func frameEnded() {
    frameIsRequested = false
    if hasWork || needsDisplay { wantFrame() }
  }

  func displayIsClean() { needsDisplay = false }
  func nextUpdate() -> GraphNode? { updates.popFirst() }
  /// Who is laid out first counts with the sizes of what is inside.
  func nextLayout() -> ViewNode? {
    reconsiderSizes()
    return layouts.popFirst()
  }
}

/// Writes to state by bodies while they are evaluated, each of which makes another update necessary.
struct WritesInBodies {
  /// How many updates of the present frame others had to follow.
  var rounds = 0
  /// The view whose body wrote last.
  var writer = "a view"
}

/// How often a layout pass came to each node, counted once it has come to very many.
struct LayoutVisits {
  private var total = 0
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Counts a visit; returns how many there were.
  mutating func count(_ node: ViewNode) -> Int {
    total += 1
    guard total > 100 else { return 1 }
    let visits = counts[ObjectIdentifier(node), default: 0] + 1
    counts[ObjectIdentifier(node)] = visits
    return visits
  }
}

/// Writes to state that make one update together.
struct PendingWrites {
  var transaction: Transaction
  var writes: [() -> Void]
  /// Told when the writes have done all they do, once for each write.
  var completions: [AnimationCompletion]
}

// MARK: - Evaluating

extension ViewGraph {
  /// Runs a body and updates its node when an `@Observable` property that it read changes.
  func observing<Result>(_ node: GraphNode, _ compute: () -> Result) -> Result {
    let target = node.weakReference
    return ObservationTracker.track(&node.observation, compute) {
      MainThread.run {
        guard let node = target.object, node.isMounted else { return }
        node.graph.enqueueWrite(Transaction.current) { node.setNeedsUpdate() }
      }
    }
  }
}

/// A queue of nodes by their depth, first the shallow ones; in one depth first come, first served.
struct DepthQueue<Node: AnyObject> {
  /// What waits at a depth; the first of them have been taken.
  private struct Bucket {
    var nodes: [Node] = []
    var taken = 0
  }
  private var buckets: [Bucket] = []
  private var count = 0
  private var lowest = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node, depth: Int) {
    if count == 0 { lowest = depth }
    while buckets.count <= depth { buckets.append(Bucket()) }
    buckets[depth].nodes.append(node)
    count += 1
    lowest = min(lowest, depth)
  }

  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    while buckets[lowest].nodes.isEmpty { lowest += 1 }
    count -= 1
    let node = buckets[lowest].nodes[buckets[lowest].taken]
    buckets[lowest].taken += 1
    if buckets[lowest].taken == buckets[lowest].nodes.count {
      buckets[lowest].nodes.removeAll(keepingCapacity: true)
      buckets[lowest].taken = 0
    }
    return node
  }
}
