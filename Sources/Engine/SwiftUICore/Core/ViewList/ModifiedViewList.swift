/// A list each of whose elements has the same modifier, by a node around the element's own.
class ModifiedViewList<Modifier: ViewModifier, Node: WrapperNode>: WrappingViewList<Node> {
  fileprivate final var modifier: Modifier

  init(_ modifier: Modifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  /// Gives a node a new value.
  func updateWrapper(_ node: Node, with modifier: Modifier) { fatalError("abstract") }

  func setModifier(_ new: Modifier) {
    modifier = new
    updateWrappers(around: base)
  }

  final override func elementsDidReturn(_ elements: ViewList) { updateWrappers(around: elements) }

  private func updateWrappers(around elements: ViewList) {
    elements.forEachListedView { _, element in forEachWrapper(around: element) { updateWrapper($0, with: modifier) } }
  }

  final override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    if let wrapper = existingNode(at: index) { return wrapper.trait(key) }
    switch TraitLookup(key, on: modifier) {
    case .set(let value): return value
    case .unset: return base.trait(key, at: index)
    case .inBody: return node(at: index).trait(key)
    }
  }

  override func childStructureDidChange() { dropWrappers() }
}

/// The list of elements with a modifier whose node shows the element as it is.
final class PrimitiveModifierViewList<Modifier: PrimitiveModifier>: ModifiedViewList<Modifier, Modifier.Node> {
  /// The modifier's node while the one view shows nothing; it has no place.
  private var lone: Modifier.Node?

  override func updateWrapper(_ node: Modifier.Node, with modifier: Modifier) { Modifier.updateNode(node, with: modifier) }

  override func setModifier(_ new: Modifier) {
    if let lone { updateWrapper(lone, with: new) }
    super.setModifier(new)
  }

  /// Lets a modifier act that does something even where one view shows nothing.
  func settleLone() {
    guard Modifier.actsAlone, lone == nil, base.standsForOneView, base.count == 0 else { return }
    let nothing = EmptyView._makeView(EmptyView(), inputs: childInputs).node
    let node = Modifier.makeNode(modifier, inputs: childInputs)
    nothing.move(below: node)
    node.setContent(nothing)
    node.contentWasSet()
    lone = node
  }

  override func makeWrapper(around element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool) -> Modifier.Node {
    // What acted already has now something to show.
    let acting = lone
    lone = nil
    let wrapper = acting ?? Modifier.makeNode(modifier, inputs: inputs)
    wrapper.setContent(makeContent(of: element, at: wrapper.contentInputs, isKept: isKept))
    if acting == nil { wrapper.contentWasSet() }
    return wrapper
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if let lone { visit(lone) }
  }

  override func childStructureDidChange() {
    super.childStructureDidChange()
    settleLone()
  }
}

/// The list of elements with a modifier whose node decides where, and how often, the element shows in it.
final class ContentModifierViewList<Modifier: ViewModifier, Node: WrapperNode>: ModifiedViewList<Modifier, Node> {
  private let make: (Modifier, AnyModifierContent, _ViewInputs) -> Node
  private let update: (Node, Modifier) -> Void

  init(
    _ modifier: Modifier, inputs: _ViewInputs, make: @escaping (Modifier, AnyModifierContent, _ViewInputs) -> Node,
    update: @escaping (Node, Modifier) -> Void
  ) {
    self.make = make
    self.update = update
    super.init(modifier, inputs: inputs)
  }

  override func updateWrapper(_ node: Node, with modifier: Modifier) { update(node, modifier) }

  override func makeWrapper(around element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool) -> Node {
    make(modifier, ListedModifierContent(element, in: self), inputs)
  }
}
