/// A part of the tree that can go on at another place: where it shows first is where it is made, and each later place takes it over
/// with its state.
package final class MovableContent {
  // Safe: a holder empties it when it goes.
  fileprivate unowned(unsafe) var holder: AnyMovableNode?
  package nonisolated init() {}
}

/// Shows a view whose nodes go along to wherever another view with the same `MovableContent` comes into the tree.
///
/// What shows it now and what shows it next are to be in one update. The type of the view stays the same.
nonisolated package struct MovableView<Content: View>: PrimitiveView {
  package typealias Body = Never
  let home: MovableContent
  let content: Content

  package nonisolated init(_ home: MovableContent, content: Content) {
    self.home = home
    self.content = content
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> MovableNode<Content> {
    let node = MovableNode<Content>(view.home, inputs: inputs)
    node.takeOrMake(view.content)
    return node
  }

  package static func updateNode(_ node: MovableNode<Content>, with view: Self) { node.setView(view) }
}

package class AnyMovableNode: WrapperNode {
  fileprivate final let home: MovableContent
  /// The scope of what is inside, which goes along with it.
  fileprivate final var innerScope: EnvironmentScope

  fileprivate init(_ home: MovableContent, inputs: _ViewInputs) {
    self.home = home
    // It counts as one with an edit of transactions, so that the scopes inside know no other one outside of it.
    innerScope = EnvironmentScope(parent: inputs.scope, transactionSource: TransactionSource { _, _ in })
    super.init(inputs: inputs)
  }

  package final override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: innerScope) }

  /// Lets another node have the content; something empty is in its place until this node goes.
  fileprivate final func give(to other: AnyMovableNode) {
    guard let moved = contentIfSet else { return }
    // What goes has heard that it disappeared, too.
    let wasOffscreen = moved.isOffscreen || moved.isInactive
    let scope = innerScope
    innerScope = other.innerScope
    replaceContent(with: ImplicitContainerNode(EmptyView(), inputs: contentInputs))
    content.setInactive(isInactive)
    other.innerScope = scope
    scope.move(into: other.scope)
    moved.relocate(below: other)
    other.setContent(moved)
    moved.forgetPlacement()
    moved.invalidateLayout()
    moved.invalidateDisplay()
    other.adoptPlacementTracking(of: moved)
    moved.revive()
    moved.propagateEnvironmentChange(moved.subtreeEnvironmentReads)
    if wasOffscreen { moved.tellViewState(isCovered: false) }
  }

  /// Called when the node has come back from its way out: it has the content again that another one took meanwhile.
  func takeBack() {}

  package final override func willUnmount() { if home.holder === self { home.holder = nil } }
  package final override var debugName: String { "Movable" }
}

extension GraphNode {
  /// Lets what was about to go take part in updates again; what sleeps sleeps on, and what leaves by itself leaves on.
  fileprivate func revive() {
    guard !isAsleep, !isDetached else { return }
    setInactive(false)
    forEachChild { $0.revive() }
  }
}

package final class MovableNode<Content: View>: AnyMovableNode {
  /// What it showed last, or would show.
  private var view: Content?

  fileprivate func takeOrMake(_ new: Content) {
    view = new
    takeOrMakeContent(new)
    contentWasSet()
  }

  override func takeBack() {
    guard home.holder !== self, let view else { return }
    takeOrMakeContent(view)
  }

  private func takeOrMakeContent(_ view: Content) {
    let before = home.holder
    home.holder = self
    if let before = before as? MovableNode<Content>, before.isMounted, before.graph === graph {
      before.give(to: self)
      updateContent(with: view)
    } else {
      setContent(ImplicitContainerNode(view, inputs: contentInputs))
    }
  }

  fileprivate func setView(_ new: MovableView<Content>) {
    guard new.home === home else {
      fatalError("a view that can move is given another place; give it an id of that place")
    }
    view = new.content
    // Another one may have taken the content.
    if home.holder === self { updateContent(with: new.content) }
  }
}
