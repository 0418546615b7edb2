package import Foundation

/// A plane on the screen, for its delegate: what it may know of the plane and ask of it.
///
/// It is the only way from a module above the engine to the node of the plane. It keeps the plane alive, as the call that it is
/// given to does; what is kept for later is its `reference`. It costs no allocation.
package struct PanZoomContext {
  let node: PanZoomNode

  /// The plane for whoever asks for it later.
  package var reference: PanZoomReference { PanZoomReference(node: node) }
  /// Whether it is on the screen, or will be once what is made now is put there.
  package var isMounted: Bool { node.isMounted }

  // MARK: What is around it

  /// The surroundings now; a change of what is read of them is told only by a body that reads it, too.
  package var environment: EnvironmentValues { EnvironmentValues(scope: node.scope) }
  /// Texts, pictures, addresses and the pixels of the window.
  package var services: EngineServices { node.graph.services }
  /// The time of the frame, in seconds by the window's clock.
  package var time: TimeInterval { node.graph.time }
  /// The transaction of the update that runs.
  package var transaction: Transaction { node.transaction }
  /// A new identity for something that is painted on the plane.
  package func makeDisplayID() -> DisplayID { node.graph.makeDisplayID() }

  // MARK: Where it is

  /// The size that the layout gave it.
  package var size: CGSize { node.size }
  /// Its size on the way from another one.
  package var shownSize: CGSize { node.shownSize }
  /// Where the plane shows, in its own points: the bounds, grown over the edges of the safe area that it touches.
  package var viewport: CGRect { node.viewport }
  /// Where the plane shows on the way to another size.
  package var shownViewport: CGRect { node.shownViewport }
  /// The part of `shownViewport` that is to be drawn: what shows, and more around it where that costs little; null where nothing
  /// shows.
  package var partToDraw: CGRect { node.partToDraw() }
  /// Where a point of the plane lies in a coordinate space.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint { node.convert(point, to: space) }

  /// The views of the content, in its order.
  package var shownChildren: PanZoomChildren { PanZoomChildren(nodes: node.shownChildren) }
  /// The views on the plane that show, those that leave too, as a container would draw them.
  package var drawnChildren: PanZoomChildren { PanZoomChildren(nodes: node.drawnChildren) }

  // MARK: What it is asked to do

  /// Places the views anew at once, without the rest of a layout, and draws the plane again.
  package func showMovement() { node.showMovement() }
  /// Places the views anew in the layout that follows.
  package func invalidatePlacement() { node.invalidatePlacement() }
  /// Draws the plane again in the next frame that there is.
  package func invalidateDisplay() { node.invalidateDisplay() }
  /// Has a frame follow.
  package func wantFrame() { node.graph.wantFrame() }
  /// Has the delegate's `advance` called in the frames that follow, as long as it says that it coasts.
  package func requestAnimationFrames() { node.graph.requestAnimationFrames(for: node) }
  /// Does something once the update or the layout that runs is over, as an app's own code needs it.
  package func enqueueAction(_ action: @escaping () -> Void) { node.graph.enqueueAction(action) }

  /// Gives a number of the delegate's a new value, by a transaction's animation where it has one.
  package func set(_ new: CGFloat, in animated: inout AnimatedValue<CGFloat>, transaction: Transaction) {
    node.set(new, in: &animated, transaction: transaction)
  }
  /// Moves a number on to the time of the frame; returns whether it moves on.
  package func advance(_ animated: inout AnimatedValue<CGFloat>) -> Bool { node.advance(&animated) }
  /// Lets a number rest where it is going.
  package func stop(_ animated: inout AnimatedValue<CGFloat>) { node.stop(&animated) }
}

/// A plane, for whoever asks for it later than in a call that gets its ``PanZoomContext``.
///
/// It keeps nothing alive; two references to a plane are equal, also when that is gone.
package struct PanZoomReference: Equatable {
  private let reference: WeakReference<GraphNode>

  fileprivate init(node: PanZoomNode) { reference = node.weakReference }

  /// The plane; `nil` once it is gone.
  package var context: PanZoomContext? { (reference.object as? PanZoomNode).map { PanZoomContext(node: $0) } }

  package static func == (a: Self, b: Self) -> Bool { a.reference === b.reference }
}

/// Views on a plane, in an order; a collection that costs no allocation beside that of their nodes.
package struct PanZoomChildren: RandomAccessCollection {
  let nodes: [ViewNode]

  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }
  package subscript(index: Int) -> PanZoomChild { PanZoomChild(node: nodes[index]) }
}

/// A view on a plane.
package struct PanZoomChild: Identifiable {
  let node: ViewNode

  /// The same for one view as long as it is there.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }
  /// Its top left corner, in the plane's points.
  package var position: CGPoint { node.position }
  /// The size that it was placed with.
  package var size: CGSize { node.size }
  /// The size that it takes for a proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }
  /// Puts its top left corner somewhere and gives it its size; to be called in `PanZoomDelegate.place(_:in:)` alone.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) { node.place(at: origin, proposal: proposal) }
  /// What it shows, in its own points.
  package func fragment() -> DisplayFragment { node.fragment() }
}

extension FragmentBuilder {
  /// A builder of what a plane shows.
  package init(for context: PanZoomContext) { self.init(for: context.node) }
}
