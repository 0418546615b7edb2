import Foundation

extension GraphNode {
  /// Tells the owner of a value what a person has made of it, and lets the node see what has become of that.
  ///
  /// The owner may refuse, or choose something else. What it makes of the change, and what its `onChange` makes of that, is known
  /// in the frame after the one in which it is told.
  /// - Parameters:
  ///   - change: Writes the owner's value; called after the layout of the present or next frame, even if the node has gone by then.
  ///   - answered: Shows what the owner's value is now; not called for a node that has gone.
  final func tellOwner(_ change: @escaping () -> Void, then answered: @escaping () -> Void) {
    graph.enqueueAction { [weak self] in
      change()
      guard let self, self.isMounted else { return }
      self.graph.schedule(at: self.graph.time) { [weak self] in
        if let self, self.isMounted { answered() }
      }
    }
  }
}
