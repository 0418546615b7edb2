/// What keeps frames from coming to an end.
struct FrameSettling {
  /// Which actions of the app's are left out, because they have brought about ever new ones.
  enum Unanswered: Comparable { case none, changes, appearances }

  /// How many updates of the present frame others had to follow, since the very bodies that they evaluated wrote to state.
  var rounds = 0
  /// The view whose body wrote last.
  var writer = "a view"
  /// What is left out in the present frame.
  var unanswered = Unanswered.none
  /// Nodes that wait for the next frame, since they asked for a layout or an update again and again in the present one.
  fileprivate var layouts: [ViewNode] = []
  fileprivate var updates: [GraphNode] = []
  /// Those nodes, as long as no frame has settled: each has one visit in a pass.
  private var restless: Set<ObjectIdentifier> = []
  /// How many frames in a row have ended with something left to do, by what kept them: actions, nodes that were set aside, bodies.
  fileprivate var framesOfActions = 0
  fileprivate var framesOfNodes = 0
  fileprivate var framesOfBodies = 0

  /// Begins a frame; nodes that wait are no longer its business.
  fileprivate func next() -> FrameSettling {
    var next = FrameSettling()
    next.restless = restless
    (next.framesOfActions, next.framesOfNodes, next.framesOfBodies) = (framesOfActions, framesOfNodes, framesOfBodies)
    return next
  }

  /// Whether a node has asked for its layout so often that it is to wait for the next frame.
  mutating func setsAside(layoutOf node: ViewNode, after visits: inout NodeVisits) -> Bool {
    guard isRestless(node, after: &visits) else { return false }
    layouts.append(node)
    return true
  }

  /// Whether a node has asked for its update so often that it is to wait for the next frame.
  mutating func setsAside(updateOf node: GraphNode, after visits: inout NodeVisits) -> Bool {
    guard isRestless(node, after: &visits) else { return false }
    updates.append(node)
    return true
  }

  private mutating func isRestless(_ node: GraphNode, after visits: inout NodeVisits) -> Bool {
    let isKnown = !restless.isEmpty && restless.contains(ObjectIdentifier(node))
    guard visits.count(node, always: isKnown) > (isKnown ? 1 : ViewGraph.roundLimit) else { return false }
    restless.insert(ObjectIdentifier(node))
    return true
  }

  fileprivate var hasSetAside: Bool { !layouts.isEmpty || !updates.isEmpty }

  /// Ends a frame, which has settled as far as nothing is left to do.
  fileprivate mutating func rest(hasWork: Bool) {
    if !hasWork { (framesOfActions, framesOfBodies) = (0, 0) }
    framesOfNodes = hasSetAside ? framesOfNodes + 1 : 0
    if !hasWork, !hasSetAside { restless = [] }
  }
}

/// How often a pass came to each node, counted once it has come to very many.
struct NodeVisits {
  private var total = 0
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Counts a visit, and returns how many there were.
  ///
  /// As long as there were few of all nodes, those that are not to be counted `always` count as visited once.
  mutating func count(_ node: GraphNode, always: Bool) -> Int {
    total += 1
    guard always || total > 100 else { return 1 }
    let visits = counts[ObjectIdentifier(node), default: 0] + 1
    counts[ObjectIdentifier(node)] = visits
    return visits
  }
}

/// How a frame comes to an end though actions, bodies and layouts bring about ever new changes.
///
/// One view that never comes to rest takes no frame from the others: a node that a pass came to again and again waits for the next
/// frame, and after a few of these for the next one that something else asks for.
extension ViewGraph {
  /// Rounds of update, layout and actions in one frame before the engine gives up and says so, and visits of a pass to one node;
  /// a choice (Facts 9.1).
  static let roundLimit = 10
  /// Frames in a row that actions or bodies may keep from settling; a choice (Facts 9.1).
  private static let patience = 30
  /// Frames in a row that layouts may: nobody else has a part in them, so they hardly come out otherwise; a choice (Facts 9.1).
  private static let patienceWithNodes = 3
  /// Whether bodies write state each time that they are evaluated.
  var isOutOfRounds: Bool { settling.rounds >= Self.roundLimit }

  /// Forgets what kept the frame before from settling.
  ///
  /// Actions that answer a change and bring about the next one would keep the app busy for ever. Some may take long to come to
  /// rest, so they go on in the frames that follow; after many of these they are left out until a frame has settled, and where that
  /// does not help, those of views that appear as well.
  func beginRounds() {
    let before = settling
    settling = before.next()
    for node in before.layouts where node.isMounted && node.needsLayout { enqueueLayout(node) }
    for node in before.updates where node.isMounted && node.needsUpdate { enqueueUpdate(node) }
    guard before.framesOfActions >= Self.patience else { return }
    settling.unanswered = before.framesOfActions == Self.patience ? .changes : .appearances
    let which = settling.unanswered == .changes ? "answer changes" : "views call when they appear"
    services.reportFault("no frame of \(before.framesOfActions) settled: actions that \(which) are left out")
  }

  /// Whether the frame ends with something left to do, since it shows that this has no end.
  func givesUp(after rounds: Int) -> Bool {
    guard rounds == Self.roundLimit || isOutOfRounds else { return false }
    if isOutOfRounds {
      settling.framesOfBodies += 1
      report("the body of \(settling.writer) changes state each time it is evaluated")
    } else {
      // Where leaving them out has not helped, they go on.
      settling.framesOfActions = settling.unanswered == .appearances ? 0 : settling.framesOfActions + 1
      report("an action changes state each time it runs")
    }
    return true
  }

  /// Takes down what the frame has left to do.
  func endRounds() {
    settling.rest(hasWork: hasWork)
    for node in settling.layouts { report("the layout of \(node.debugName) comes out otherwise each time") }
    for node in settling.updates { report("\(node.nameInMessages) asks for another update in each") }
  }

  private func report(_ unrest: String) {
    services.reportFault("a frame did not settle after \(Self.roundLimit) rounds: \(unrest)")
  }

  /// Whether what is left to do is worth a frame though nothing changes until then.
  ///
  /// What did not settle in several frames will not in the next one: it waits for one that something else asks for.
  var wantsRounds: Bool {
    if hasWork { return settling.framesOfBodies < Self.patience }
    return settling.hasSetAside && settling.framesOfNodes < Self.patienceWithNodes
  }

  /// Runs an action of the app's that answers a change of what it watches, unless such actions do not come to an end.
  func answerChange(_ action: () -> Void) {
    if settling.unanswered < .changes { action() }
  }

  /// Runs an action of a view that has appeared, unless such actions make ever new views appear.
  func answerAppearance(_ action: () -> Void) {
    if settling.unanswered < .appearances { action() }
  }
}
