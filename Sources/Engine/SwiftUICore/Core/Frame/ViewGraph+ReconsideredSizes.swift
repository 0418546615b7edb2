import Foundation

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
