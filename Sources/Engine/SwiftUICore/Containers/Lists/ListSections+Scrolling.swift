extension ListSections {
  /// Scrolls until a section's first view, as its header is, lies at the upper edge of what shows.
  package func show(_ section: Int) {
    guard segments.indices.contains(section), let node = list?.viewParent as? LazyNode else { return }
    let element = segments[section].range.lowerBound
    node.enclosingScrollNode()?.show(anchor: .top, transaction: Transaction()) { [weak node] in
      node.flatMap { $0.isMounted ? $0.scrollTarget(forElement: element) : nil }
    }
  }
}
