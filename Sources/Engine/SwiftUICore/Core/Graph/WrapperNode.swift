package import Foundation

/// A node that shows exactly one other node in its own place and adds something that is not layout.
package class WrapperNode: ViewNode {
  /// The node that it shows, from `setContent(_:)` on.
  package final var content: ViewNode {
    guard let contentIfSet else { fatalError("\(type(of: self)) has no content yet: call setContent(_:) where it is made") }
    return contentIfSet
  }
  /// The same; `nil` before.
  package final private(set) var contentIfSet: ViewNode?

  /// Puts the content in place, at creation or instead of an earlier one.
  package final func setContent(_ node: ViewNode) {
    if let old = contentIfSet, old !== node {
      old.unmount()
      invalidateLayout()
      invalidateDisplay()
    }
    contentIfSet = node
    // What a modifier is given was made under the view that it modifies.
    adoptPlacementTracking(of: node)
  }

  /// Gives content that was made as an implicit stack of views a new value.
  final func updateContent<Content: View>(with view: Content) {
    content.checked(as: ImplicitContainerNode<Content>.self).setView(view)
  }

  /// Puts another node in place of the content, which goes on elsewhere.
  final func replaceContent(with node: ViewNode) {
    contentIfSet = node
    invalidateLayout()
    invalidateDisplay()
  }

  /// The inputs of the content's node; modifiers that change what is inherited override it.
  package var contentInputs: _ViewInputs { childInputs }

  /// Called once, when the content is in place; actions queue themselves here, so that inner ones run first.
  package func contentWasSet() {}

  /// Takes over what a content made earlier, under another parent, had asked for.
  final func adoptPlacementTracking(of node: ViewNode) {
    if node.subtreeTracksPlacement { trackPlacement() }
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let contentIfSet { visit(contentIfSet) }
  }

  package override var layoutNode: ViewNode { content.layoutNode }

  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  /// Nodes that compute a size of their own say so themselves.
  package override func hugging(along axis: Axis) -> Hugging { content.hugging(along: axis) }

  package override func placeChildren() { content.place(at: .zero, proposal: placedProposal) }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: proposal)
  }

  package override var spacing: ViewSpacing { content.spacing }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value { content.trait(key) }

  package override func makeFragment() -> DisplayFragment { content.fragment() }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    content.hitTest(content.convertFromParent(point))
  }
}
