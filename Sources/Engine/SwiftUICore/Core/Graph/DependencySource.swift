/// Something whose change makes its readers update.
package class DependencySource {
  private var readers: [Unmanaged<GraphNode>] = []

  nonisolated init() {}

  /// A source for modules above, which cannot inherit from this class.
  package nonisolated static func make() -> DependencySource { DependencySource() }

  final func addReader(_ node: GraphNode) { readers.append(.passUnretained(node)) }

  final func removeReader(_ node: GraphNode) {
    if let index = readers.firstIndex(where: { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }) {
      readers.swapAt(index, readers.count - 1)
      readers.removeLast()
    }
  }

  /// Asks for an update of every node that read this.
  package final func notifyReaders() {
    for reader in readers { reader.takeUnretainedValue().setNeedsUpdate() }
  }

  /// The same in an update of one window, whose transaction the readers in others get, too.
  final func notifyReaders(from graph: ViewGraph) {
    for reader in readers {
      let node = reader.takeUnretainedValue()
      if node.graph === graph {
        node.setNeedsUpdate()
      } else {
        let other = node.weakReference
        node.graph.enqueueWrite(graph.transaction) { other.object?.setNeedsUpdate() }
      }
    }
  }

  /// Notes that the node being evaluated depends on this.
  ///
  /// What belongs to one window may be read in another, as an app's state is.
  package final func noteRead(in graph: ViewGraph) {
    guard let graph = graph.reader == nil ? ViewGraph.running : graph, graph.reader != nil else { return }
    if !graph.readSources.contains(where: { $0 === self }) { graph.readSources.append(self) }
  }
}
