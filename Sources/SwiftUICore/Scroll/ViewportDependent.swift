extension ViewNode {
  /// The scroll view around the node, or the nearest one that scrolls along an axis.
  final func enclosingScrollNode(along axis: Axis? = nil) -> ScrollNode? {
    var node = viewParent
    while let current = node {
      if let scroll = current as? ScrollNode, axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true { return scroll }
      node = current.viewParent
    }
    return nil
  }
}

/// A container that shows only what is visible and has to know when that changes.
protocol ViewportDependent: ViewNode {
  func viewportDidChange()
}
