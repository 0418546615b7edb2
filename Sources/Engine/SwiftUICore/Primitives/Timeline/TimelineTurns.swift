import Foundation

/// A timeline whose content may be made anew.
protocol TimelineTurnTaker: GraphNode {
  /// Goes on to the entry that is due.
  func takeTurn()
}

/// Whose turn it is among timelines that change with every frame: a frame makes the content of only so many, and the others
/// follow in the next ones, in the order in which they asked.
///
/// So a thousand of them change less often each, and the window goes on.
final class TimelineTurns: GraphFeature {
  static let slot = FeatureSlot()
  /// How many contents of live timelines one frame makes; a choice.
  static let limit = 200
  private unowned let graph: ViewGraph
  /// The frame for which turns are counted, and how many of them are taken.
  private var time = -TimeInterval.infinity
  private var taken = 0
  private var waiting: [WeakReference<GraphNode>] = []
  private var isAwaited = false

  init(graph: ViewGraph) { self.graph = graph }

  /// Whether a timeline may go on in the present frame; else it is told when its turn comes.
  func admits(_ timeline: some TimelineTurnTaker) -> Bool {
    beginFrame()
    guard !waiting.isEmpty || taken >= Self.limit else {
      taken += 1
      return true
    }
    if waiting.isEmpty {
      Diagnostics.report(
        "more than \(Self.limit) timelines change with every frame: \(Self.limit) of them do in each, in turn; draw what moves"
          + " in a Canvas in one TimelineView, or give them a minimumInterval")
    }
    waiting.append(timeline.weakReference)
    awaitFrame()
    return false
  }

  private func beginFrame() {
    guard graph.time != time else { return }
    (time, taken) = (graph.time, 0)
  }

  private func awaitFrame() {
    guard !isAwaited else { return }
    isAwaited = true
    graph.schedule(at: graph.time + 1.0 / 60) { [unowned self] in
      isAwaited = false
      giveTurns()
    }
  }

  private func giveTurns() {
    beginFrame()
    let count = min(Self.limit - taken, waiting.count)
    let next = waiting.prefix(count).compactMap { $0.object as? any TimelineTurnTaker }
    waiting.removeFirst(count)
    taken += count
    for timeline in next where timeline.isMounted { timeline.takeTurn() }
    if !waiting.isEmpty { awaitFrame() }
  }
}
