package import Foundation
import SavedValues

/// What a window was given of an earlier one, until the views that it belongs to are there.
///
/// A view takes what is its own while it is made, so that it begins with that as it else begins with what the source says: nothing is
/// evaluated twice, nothing moves, and no action sees a change. What nobody has taken after some seconds is dropped; what belonged to
/// views that did not show waits for as long as the window is there.
package final class StateRestoration: UpdateListener {
  package static let slot = FeatureSlot()
  /// Seconds of the window's clock for which values wait for content that comes later.
  package static let patience: TimeInterval = 5
  /// Seconds of the window's clock in which what was there before is shown without any motion.
  private static let quiet: TimeInterval = 0.1

  private unowned let graph: ViewGraph
  private(set) var waiting: [String: SavedWindow.Entry] = [:]
  /// When the window first showed something.
  private var start: TimeInterval?

  package init(graph: ViewGraph) { self.graph = graph }

  /// Takes what the window begins with; before its content is made.
  package func begin(with window: SavedWindow) { waiting = window.entries }

  /// Whether what shows is still what was there before.
  var isQuiet: Bool { start.map { graph.time <= $0 + Self.quiet } ?? true }

  /// Whether values wait for content that comes later.
  fileprivate var isPatient: Bool { start.map { graph.time <= $0 + Self.patience } ?? true }

  package func layoutDidEnd() {
    if start == nil { start = graph.time }
    dropWhatNobodyTook()
  }

  private func dropWhatNobodyTook() {
    guard !isPatient, waiting.contains(where: { !$0.value.isAsleep }) else { return }
    waiting = waiting.filter(\.value.isAsleep)
  }

  /// Lets a part of a node that is being made begin with what was kept of it.
  func restore(_ part: any SavedPart, named name: String, of node: GraphNode) {
    guard let value = take(name, of: node) else { return }
    _ = part.restore(value, of: node)
  }

  /// What was kept for a node under a name; nobody gets it again.
  func take(_ name: String, of node: GraphNode) -> SavedValue? {
    dropWhatNobodyTook()
    guard !waiting.isEmpty, let key = node.savedKey(name) else { return nil }
    return waiting.removeValue(forKey: key)?.value
  }

  /// The same as a value of a type.
  func take<Value>(_ name: String, of node: GraphNode, as type: Value.Type) -> Value? {
    take(name, of: node).flatMap { $0.restored(as: type) }
  }
}

extension ViewGraph {
  /// Whether the window shows what was there before a restart, and has hardly begun to.
  var isResuming: Bool { existing(StateRestoration.self)?.isQuiet ?? false }

  /// Whether content that comes later may still be what was there before.
  var awaitsResumption: Bool { existing(StateRestoration.self)?.isPatient ?? false }

  /// What was kept for a node that is being made, or first laid out, in a window that goes on from an earlier one.
  func resumed<Value>(_ name: String, of node: GraphNode, as type: Value.Type) -> Value? {
    existing(StateRestoration.self)?.take(name, of: node, as: type)
  }
}

extension GraphNode {
  /// Under what a part of the node is kept; `nil` where the node's identity cannot be written.
  final func savedKey(_ name: String) -> String? { identityPath.map { "\($0) \(name)" } }
}
