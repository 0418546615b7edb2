import CoreGraphicsTypes
import Foundation

/// Something that is dragged over a window: what it is, where it is, and who would take it.
///
/// It tells targets and scrolls what is under it. It evaluates no body; what targets do with what they are told is theirs.
package final class DragSession {
  package let items: [TransferItem]
  private unowned let graph: ViewGraph
  private let scroller = EdgeScroller()
  private(set) var location: CGPoint
  private var target: WeakReference<GraphNode>?
  /// What would happen if it were dropped now; `nil` where nobody takes it.
  package private(set) var operation: DropOperation?

  init(_ items: [TransferItem], at location: CGPoint, in graph: ViewGraph) {
    (self.items, self.location, self.graph) = (items, location, graph)
  }

  private var currentTarget: (any DropTarget)? {
    guard let node = target?.object as? any DropTarget, node.isMounted else { return nil }
    return node
  }

  func move(to location: CGPoint) {
    self.location = location
    look()
    scroller.run(along: [.horizontal, .vertical], in: graph) { [weak self] in
      self?.scrollNode
    } under: { [weak self] in
      self?.location
    } moved: { [weak self] in
      self?.look()
    }
  }

  /// Ends over nothing.
  func leave() {
    scroller.stop()
    change(to: nil)
  }

  /// Drops it where it is; returns whether somebody took it.
  func drop() -> Bool {
    scroller.stop()
    look()
    guard let current = currentTarget, operation?.takes == true else {
      change(to: nil)
      return false
    }
    target = nil
    operation = nil
    let taken = current.performDrop(items, at: location)
    current.dropExited(items, at: location)
    return taken
  }

  /// Finds who would take it now, the innermost first.
  private func look() {
    let found = nodes.lazy.compactMap { $0 as? any DropTarget }.first { [items, location] node in
      node === self.currentTarget || node.acceptsDrop(items, at: location)
    }
    change(to: found)
    guard let found else { return }
    operation = found.dropUpdated(items, at: location) ?? operation
  }

  private func change(to new: (any DropTarget)?) {
    let old = currentTarget
    guard old !== new || new == nil else { return }
    target = new?.weakReference
    operation = new == nil ? nil : .copy
    if old !== new { old?.dropExited(items, at: location) }
    new?.dropEntered(items, at: location)
  }

  private var nodes: AnySequence<ViewNode> {
    let search = graph[DropSearch.self]
    search.isRunning = true
    defer { search.isRunning = false }
    guard let node = graph.root?.hitTest(location) else { return AnySequence([]) }
    return AnySequence(node.selfAndAncestors)
  }

  private var scrollNode: ScrollNode? { nodes.lazy.compactMap { $0 as? ScrollNode }.first }
}

/// Whether a hit test looks for what takes things that are dropped.
final class DropSearch: GraphFeature {
  static let slot = FeatureSlot()
  fileprivate(set) var isRunning = false

  init(graph: ViewGraph) {}
}

/// What is dragged over a window from elsewhere.
final class DesktopDrops: GraphFeature {
  static let slot = FeatureSlot()
  private unowned let graph: ViewGraph
  private var session: DragSession?

  init(graph: ViewGraph) { self.graph = graph }

  /// What would happen if it were dropped now; `nil` where nobody takes it.
  var operation: DropOperation? { session?.operation }

  /// Takes what is dragged over the window.
  func handle(_ drop: DropInput) {
    if let session, session.items.elementsEqual(drop.items, by: ===) {
      session.move(to: drop.location)
    } else if drop.phase != .left {
      session?.leave()
      session = DragSession(drop.items, at: drop.location, in: graph)
      session?.move(to: drop.location)
    }
    switch drop.phase {
    case .moved: break
    case .left:
      session?.leave()
      session = nil
    case .dropped:
      _ = session?.drop()
      session = nil
    }
  }
}
