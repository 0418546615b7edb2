/// A node that looks at its size and place once each layout that it takes part in, or that moves it, is at its end.
class PlacementWatchingNode: WrapperNode {
  private var isQueued = false

  override func placeChildren() {
    super.placeChildren()
    lookLater()
  }

  override func placementInWindowDidChange() {
    super.placementInWindowDidChange()
    lookLater()
  }

  override func anchorSourceMoved() { lookLater() }

  /// Looks after the layout: where the nodes above have their places only its end tells.
  final func lookLater() {
    guard !isQueued else { return }
    isQueued = true
    graph.enqueueAction { [weak self] in
      guard let self else { return }
      self.isQueued = false
      if self.isMounted { self.look() }
    }
  }

  /// Looks at the geometry, which holds now.
  func look() { fatalError("abstract") }
}
