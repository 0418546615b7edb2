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
  var timers = FrameTimers()
  // Safe: main thread only, where nodes come and go.
  /// Nodes in memory in the whole process, for leak tests.
  package private(set) nonisolated(unsafe) static var nodesInMemory = 0

  /// Called when the first thing since the last frame became dirty.
  package var requestFrame: (() -> Void)?
  private var frameIsRequested = false

  /// The clock of the present frame, in seconds.
  package var time: TimeInterval = 0
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
  /// Whether a frame runs; between frames, where input comes, `time` is that of the last one.
  var isInFrame: Bool { runningFrames > 0 }
  /// Frames that have begun and not ended; one may be made within another.
  private var runningFrames = 0

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
  let turns = WriteTurns()
  /// What keeps frames from coming to an end.
  var settling = FrameSettling()
  var actions: [() -> Void] = []
  var taskStarts: [() -> Void] = []
  var preferenceReaders: [any PreferenceReading] = []
  /// Whether any node ever read a preference; if none did, writers need not look for one.
  var hasPreferenceReaders = false

  /// The transaction of the update that runs now.
  package internal(set) var transaction = Transaction()
  /// What moves.
  var animations = AnimationRegistry()

  package var root: ViewNode?
  /// What else the window can do, by its slots.
  let features = FeatureSlots()
  // Safe: main thread only.
  /// The engine whose code runs now, of several in a process.
  nonisolated(unsafe) static var running: ViewGraph?
  private var nextDisplayID: UInt64 = 1

  private var ownWeakReference: WeakReference<ViewGraph>?
  /// The node that tells those above it only at the end of a computation which environment keys it has read.
  var gatheringReader: ObjectIdentifier?
  /// The keys that views read, for nodes that have something to say only where it is asked for.
  private(set) var preferencesRead: Set<ObjectIdentifier> = []

  /// A way to the engine that does not keep it, for state that may outlive it.
  package var weakReference: WeakReference<ViewGraph> {
    if let ownWeakReference { return ownWeakReference }
    let made = WeakReference(self)
    ownWeakReference = made
    return made
  }

  package init(services: EngineServices) {
    self.services = services
  }

  deinit { ownWeakReference?.end() }

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

// MARK: - What is read

extension ViewGraph {
  /// Whether an app's code is being evaluated whose reads are followed.
  static var isEvaluating: Bool { running?.reader != nil }

  /// Runs the engine's own code in the midst of an app's: what it reads, the app's code does not depend on.
  func apart<Result>(_ compute: () -> Result) -> Result {
    guard let outer = reader else { return compute() }
    reader = nil
    defer { reader = outer }
    return compute()
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

  /// Notes that a view reads a preference.
  func notePreferenceReader<Key: PreferenceKey>(of key: Key.Type) {
    hasPreferenceReaders = true
    preferencesRead.insert(ObjectIdentifier(key))
  }

  /// Lets a preference reader look again before the next layout and after it.
  func enqueuePreferenceReader(_ reader: any PreferenceReading) {
    guard !reader.isPreferenceReadQueued else { return }
    reader.isPreferenceReadQueued = true
    preferenceReaders.append(reader)
    wantFrame()
  }

  /// Performs a write to state in its transaction: writes with the same one make one update, unless one is to have its own.
  package func enqueueWrite(_ transaction: Transaction, inOwnUpdate: Bool = false, _ apply: @escaping () -> Void) {
    if let reader { settling.writer = reader.nameInMessages }
    for completion in transaction.completions { completion.animationBegan() }
    if !inOwnUpdate, let last = pendingWrites.indices.last, pendingWrites[last].transaction.canMerge(with: transaction) {
      pendingWrites[last].writes.append(apply)
      pendingWrites[last].completions += transaction.completions
    } else {
      pendingWrites.append(PendingWrites(transaction: transaction, writes: [apply], completions: transaction.completions))
    }
    wantFrame()
  }

  /// Performs a write that gives something another value.
  ///
  /// `isSame` compares the new value with one that waiting writes have replaced.
  func enqueueWrite<Value>(
    _ transaction: Transaction, to storage: AnyObject, replacing old: Value, isSame: (Value) -> Bool,
    _ apply: @escaping () -> Void
  ) {
    turns.noteWrite()
    let (id, turn) = (ObjectIdentifier(storage), turns.current)
    let waiting = pendingWrites.last?.replaced[id]
    let takesBack = waiting.map { $0.turn != turn && ($0.value as? Value).map(isSame) ?? false } ?? false
    enqueueWrite(transaction, inOwnUpdate: takesBack, apply)
    guard let last = pendingWrites.indices.last else { return }
    pendingWrites[last].replaced[id, default: ReplacedValue(value: old, turn: turn)].turn = turn
  }

  var hasWork: Bool {
    !pendingWrites.isEmpty || !updates.isEmpty || !layouts.isEmpty || !actions.isEmpty || !taskStarts.isEmpty
      || !preferenceReaders.isEmpty
  }

  /// What is marked from here on belongs to the frame that runs, until `frameEnded()`.
  func frameBegins() {
    runningFrames += 1
    frameIsRequested = true
    StoredValues.look()
    if zeroDate == nil { zeroDate = services.now().addingTimeInterval(-time) }
  }

  /// Asks for another frame if something is left to do.
  func frameEnded() {
    runningFrames -= 1
    frameIsRequested = false
    if needsDisplay || wantsRounds { wantFrame() }
  }

  func displayIsClean() { needsDisplay = false }
  func nextUpdate() -> GraphNode? { updates.popFirst() }
  /// Who is laid out first counts with the sizes of what is inside.
  func nextLayout() -> ViewNode? {
    reconsiderSizes()
    return layouts.popFirst()
  }
}

// MARK: - Sizes that may have changed

extension ViewGraph {
  /// Remembers the sizes that a node had before its content changed, the first time since the last layout.
  func reconsider(_ node: ViewNode, answers: [(proposal: ProposedViewSize, size: CGSize)]) {
    if !reconsidered.contains(where: { $0.node === node }) { reconsidered.append((node, answers)) }
  }

  /// Lets those around nodes hear of sizes that have changed with what is inside, the innermost nodes first.
  func reconsiderSizes() {
    while !reconsidered.isEmpty {
      let waiting = reconsidered.sorted { $0.node.depth > $1.node.depth }
      reconsidered.removeAll()
      for (node, answers) in waiting where node.isMounted {
        if answers.contains(where: { node.size(for: $0.proposal) != $0.size }) { node.invalidateLayout() }
      }
    }
  }
}

/// Writes to state that make one update together.
struct PendingWrites {
  var transaction: Transaction
  var writes: [() -> Void]
  /// Told when the writes have done all they do, once for each write.
  var completions: [AnimationCompletion]
  /// What the writes replaced, by who keeps it.
  var replaced: [ObjectIdentifier: ReplacedValue] = [:]
}

/// Tells apart the turns of the main queue in which state is written.
///
/// Writes of one turn make one update, and so do those of all turns before a frame, with one exception: where a later turn takes back
/// what an earlier one wrote, each has an update of its own, so that who is told of changes hears of both.
final class WriteTurns {
  private(set) var current = 0
  private var endIsScheduled = false

  /// Notes that state is written in the turn that runs.
  func noteWrite() {
    guard !endIsScheduled else { return }
    endIsScheduled = true
    let turns = Weak(self)
    DispatchQueue.main.async {
      MainThread.unchecked {
        guard let turns = turns.value else { return }
        turns.current += 1
        turns.endIsScheduled = false
      }
    }
  }
}

/// The value that the first of some waiting writes replaced, and the turn of the last of them.
struct ReplacedValue {
  let value: Any
  var turn: Int
}
