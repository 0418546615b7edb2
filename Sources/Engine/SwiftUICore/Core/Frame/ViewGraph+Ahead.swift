/// Something that can make ahead of time what will probably be wanted soon.
protocol WorksAhead: GraphNode {
  /// Makes one thing; returns whether there may be another.
  func workAhead() -> Bool
}

/// Who can make something ahead of time, first come first served.
private final class WorkAhead: GraphFeature {
  static let slot = FeatureSlot()
  var nodes: [WeakReference<GraphNode>] = []

  init(graph: ViewGraph) {}
}

extension ViewGraph {
  /// Lets a node make things in time that nobody else wants.
  func enqueueWorkAhead(_ node: any WorksAhead) {
    let ahead = self[WorkAhead.self]
    guard !ahead.nodes.contains(where: { $0.object === node }) else { return }
    ahead.nodes.append(node.weakReference)
  }

  /// Whether something could be made ahead of time now.
  package var hasWorkAhead: Bool { existing(WorkAhead.self)?.nodes.isEmpty == false && !hasWork && !needsDisplay }

  /// Makes things ahead of time, one after the other as long as a condition holds; returns whether something is left.
  ///
  /// To be called between frames. Nothing that shows changes, and no view hears of it.
  package func makeAhead(while mayGoOn: () -> Bool) -> Bool {
    let ahead = self[WorkAhead.self]
    while hasWorkAhead, mayGoOn() {
      guard let node = ahead.nodes[0].object as? any WorksAhead, node.isMounted else {
        ahead.nodes.removeFirst()
        continue
      }
      frameBegins()
      isUpdating = true
      beginUpdate(Transaction())
      let goesOn = node.workAhead()
      endUpdate()
      isUpdating = false
      // What asked to hear of its appearance finds that it has not appeared.
      actionPass()
      frameEnded()
      if !goesOn { ahead.nodes.removeFirst() }
    }
    return hasWorkAhead
  }
}
