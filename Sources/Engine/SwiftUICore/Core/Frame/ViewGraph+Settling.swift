/// What keeps frames from coming to an end.
struct FrameSettling {
  /// How many updates of the present frame others had to follow, since the very bodies that they evaluated wrote to state.
  var rounds = 0
  /// The view whose body wrote last.
  var writer = "a view"
  /// The node, if any, that asked for its layout again and again in the present frame.
  var restlessLayout: String?
  /// How many frames in a row have ended with something left to do.
  var unsettledFrames = 0
  /// Whether actions that answer changes are left out, because they have brought about ever new ones.
  var leavesChangesUnanswered = false
}

/// How a frame comes to an end though actions and layouts bring about ever new changes.
extension ViewGraph {
  /// Rounds of update, layout and actions in one frame before the engine gives up and says so; a choice (Facts 9.1).
  static let roundLimit = 10
  /// Frames in a row that may end without having settled; a choice (Facts 9.1).
  private static let patience = 30
  /// Whether bodies write state each time that they are evaluated.
  var isOutOfRounds: Bool { settling.rounds >= Self.roundLimit }

  /// Why there is still work after as many rounds as a frame may have.
  private var unrest: String {
    if isOutOfRounds { return "the body of \(settling.writer) changes state each time it is evaluated" }
    if let restlessLayout = settling.restlessLayout { return "the layout of \(restlessLayout) comes out otherwise each time" }
    return "an action changes state each time it runs"
  }

  /// Forgets what kept the frame before from settling.
  ///
  /// Actions that answer a change and bring about the next one would keep the app busy for ever. Some may take long to come to
  /// rest, so they go on in the frames that follow; after many of these they are left out until a frame has settled.
  func beginRounds() {
    let unsettledFrames = settling.unsettledFrames
    settling = FrameSettling()
    settling.unsettledFrames = unsettledFrames
    settling.leavesChangesUnanswered = unsettledFrames >= Self.patience
    if settling.leavesChangesUnanswered {
      services.reportFault("no frame of \(Self.patience) settled: actions that answer changes are left out")
    }
  }

  /// Whether the frame ends with something left to do, since it shows that this has no end.
  func givesUp(after rounds: Int) -> Bool {
    guard rounds == Self.roundLimit || isOutOfRounds else { return false }
    services.reportFault("a frame did not settle after \(Self.roundLimit) rounds: \(unrest)")
    // Where that is not their fault, or leaving them out has not helped, they go on.
    let isByActions = !isOutOfRounds && settling.restlessLayout == nil && !settling.leavesChangesUnanswered
    settling.unsettledFrames = isByActions ? settling.unsettledFrames + 1 : 0
    return true
  }

  /// Runs an action of the app's that answers a change of what it watches, unless such actions do not come to an end.
  func answerChange(_ action: () -> Void) {
    if !settling.leavesChangesUnanswered { action() }
  }
}
