/// Something that can make ahead of time what will probably be wanted soon.
protocol WorksAhead: GraphNode {
  /// Makes one thing; returns whether there may be another.
  func workAhead() -> Bool
}

extension ViewGraph {
  /// Lets a node make things in time that nobody else wants.
  func enqueueWorkAhead(_ node: any WorksAhead) {
    guard !workAhead.contains(where: { $0.object === node }) else { return }
    workAhead.append(node.weakReference)
  }

  /// Whether something could be made ahead of time now.
  package var hasWorkAhead: Bool { !workAhead.isEmpty && !hasWork && !needsDisplay }

  /// Makes things ahead of time, one after the other as long as a condition holds; returns whether something is left.
  ///
  /// To be called between frames. Nothing that shows changes, and no view hears of it.
  package func makeAhead(while mayGoOn: () -> Bool) -> Bool {
    while hasWorkAhead, mayGoOn() {
      guard let node = workAhead[0].object as? any WorksAhead, node.isMounted else {
        workAhead.removeFirst()
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
      if !goesOn { workAhead.removeFirst() }
    }
    return hasWorkAhead
  }
}
