/// A list each of whose elements has the same modifier, by a node around the element's own.
final class ModifiedViewList<Modifier: ViewModifier, Node: WrapperNode>: WrappingViewList<Node> {
  private var modifier: Modifier
  private let make: (Modifier, _ViewInputs, ViewNode) -> Node
  private let updateNode: (Node, Modifier) -> Void
  /// Whether the modifier does something even where one view shows nothing.
  var actsAlone = false {
    didSet { settleLone() }
  }
  /// The modifier's node while the one view shows nothing; it has no place.
  private var lone: Node?

  init(
    _ modifier: Modifier, inputs: _ViewInputs, make: @escaping (Modifier, _ViewInputs, ViewNode) -> Node,
    update: @escaping (Node, Modifier) -> Void
  ) {
    self.modifier = modifier
    self.make = make
    updateNode = update
    super.init(inputs: inputs)
  }

  func setModifier(_ new: Modifier) {
    modifier = new
    if let lone { updateNode(lone, new) }
    base.forEachExistingNode { node in
      if let wrapper = wrappers[ObjectIdentifier(node)] { updateNode(wrapper, new) }
    }
  }

  private func settleLone() {
    guard actsAlone, lone == nil, base.standsForOneView, base.count == 0 else { return }
    let nothing = EmptyView._makeView(EmptyView(), inputs: childInputs).node
    let node = make(modifier, childInputs, nothing)
    nothing.move(below: node)
    node.setContent(nothing)
    node.contentWasSet()
    lone = node
  }

  override func makeWrapper(around node: ViewNode, at index: Int) -> Node {
    let wrapper = lone ?? make(modifier, childInputs, node)
    if lone != nil {
      // It acted already, and now has something to show.
      lone = nil
      node.move(below: wrapper)
      wrapper.setContent(node)
    } else if wrapper.contentIfSet == nil {
      node.move(below: wrapper)
      wrapper.setContent(node)
      wrapper.contentWasSet()
    }
    return wrapper
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if let lone { visit(lone) }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    if let wrapper = existingNode(at: index) { return wrapper.trait(key) }
    switch TraitLookup(key, on: modifier) {
    case .set(let value): return value
    case .unset: return base.trait(key, at: index)
    case .inBody: return node(at: index).trait(key)
    }
  }

  override func childStructureDidChange() {
    dropWrappers { !$1.isStillNeeded }
    settleLone()
  }
}
