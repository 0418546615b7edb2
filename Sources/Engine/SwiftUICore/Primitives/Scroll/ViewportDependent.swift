extension ViewNode {
  /// The scroll view around the node, or the nearest one that scrolls along an axis.
  final func enclosingScrollNode(along axis: Axis? = nil) -> ScrollNode? {
    for node in ancestors {
      if let scroll = node as? ScrollNode, axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true { return scroll }
    }
    return nil
  }
}

/// A container that shows only what is visible and has to know when that changes.
protocol ViewportDependent: ViewNode {
  func viewportDidChange()
  /// Called when frames inside follow the scroll view, which has got another size: what was measured holds no more.
  func lengthsMayHaveChanged()
}

extension ViewportDependent {
  func lengthsMayHaveChanged() {}
}
