import Foundation

// Arrow keys lead from row to row.

extension FocusCoordinator {
  /// Gives the focus to the row after a row of the same scroll view, or to the one before, and lets it show; answers whether there
  /// is one, or one may come.
  func moveFocus(from row: PressableNode, forward: Bool) -> Bool {
    guard let scroll = row.enclosingScrollNode(along: .vertical) else { return false }
    showsRing = true
    if let next = neighbour(of: row, in: scroll, forward: forward) {
      arrive(at: next, in: scroll)
      return true
    }
    // A row that is not near what shows is made when it is.
    let step = forward ? row.size.height : -row.size.height
    guard scroll.scroll(to: CGPoint(x: scroll.offset.x, y: scroll.offset.y + step)) else { return false }
    graph.enqueueAction { [weak self] in
      guard let self, row.isMounted, target === row, let next = neighbour(of: row, in: scroll, forward: forward) else { return }
      arrive(at: next, in: scroll)
    }
    return true
  }

  private func neighbour(of row: PressableNode, in scroll: ScrollNode, forward: Bool) -> PressableNode? {
    let rows = Self.targets(below: scroll).compactMap { $0 as? PressableNode }
      .filter { $0.modifier.isRow && $0.enclosingScrollNode(along: .vertical) === scroll }
    guard let index = rows.firstIndex(where: { $0 === row }) else { return nil }
    let next = index + (forward ? 1 : -1)
    return rows.indices.contains(next) ? rows[next] : nil
  }

  private func arrive(at row: PressableNode, in scroll: ScrollNode) {
    focus(row)
    guard target === row else { return }
    row.modifier.keyArrived?()
    graph.enqueueAction { [weak row] in
      guard let row, row.isMounted else { return }
      scroll.show(anchor: nil, transaction: Transaction()) { [weak row] in
        row.flatMap { $0.isMounted ? ScrollDestination(node: $0, rect: CGRect(origin: .zero, size: $0.size)) : nil }
      }
    }
  }
}
