/// A list each of whose elements has the same modifier, by a node around the element's own.
final class ModifiedViewList<Modifier: ViewModifier, Node: WrapperNode>: ViewList {
  private var modifier: Modifier
  private let make: (Modifier, _ViewInputs, ViewNode) -> Node
  private let updateNode: (Node, Modifier) -> Void
  var base: ViewList!
  /// The modifier's node around each element's node.
  private var wrappers: [ObjectIdentifier: Node] = [:]
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

  override var count: Int { base.count }
  override var standsForOneView: Bool { base.standsForOneView }

  private func settleLone() {
    guard actsAlone, lone == nil, base.standsForOneView, base.count == 0 else { return }
    let nothing = EmptyView._makeView(EmptyView(), inputs: childInputs).node
    let node = make(modifier, childInputs, nothing)
    nothing.move(below: node)
    node.setContent(nothing)
    node.contentWasSet()
    lone = node
  }

  override func node(at index: Int) -> ViewNode {
    let node = base.node(at: index)
    if let wrapper = wrappers[ObjectIdentifier(node)] { return wrapper }
    let wrapper = lone ?? make(modifier, childInputs, node)
    if lone != nil {
      // It acted already, and now has something to show.
      lone = nil
      node.move(below: wrapper)
      wrapper.setContent(node)
    } else if wrapper.content == nil {
      node.move(below: wrapper)
      wrapper.setContent(node)
      wrapper.contentWasSet()
    }
    wrapper.adoptPlacementTracking(of: node)
    wrappers[ObjectIdentifier(node)] = wrapper
    return wrapper
  }

  override func existingNode(at index: Int) -> ViewNode? {
    base.existingNode(at: index).flatMap { wrappers[ObjectIdentifier($0)] }
  }

  override func releaseNode(at index: Int) {
    guard let node = base.existingNode(at: index) else { return }
    wrappers.removeValue(forKey: ObjectIdentifier(node))?.unmount()
    base.releaseNode(at: index)
  }

  override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    base.forEachExistingElement { index, node in
      if let wrapper = wrappers[ObjectIdentifier(node)] { visit(index, wrapper) }
    }
  }

  override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    base.elementSleepDidChange(at: index, isAsleep: isAsleep)
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    base.forEachExistingNode { node in wrappers[ObjectIdentifier(node)].map(visit) }
    if let lone { visit(lone) }
    // The base list holds what has no node: conditions, loops, bodies that return several views.
    visit(base)
  }

  override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    base.appendSegments(to: &segments, offset: offset)
  }

  override func index(ofID id: AnyHashable) -> Int? { base.index(ofID: id) }
  override func explicitID(at index: Int) -> AnyHashable? { base.explicitID(at: index) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    if let wrapper = existingNode(at: index) { return wrapper.trait(key) }
    switch TraitLookup(key, on: modifier) {
    case .set(let value): return value
    case .unset: return base.trait(key, at: index)
    case .inBody: return node(at: index).trait(key)
    }
  }

  override func childStructureDidChange() {
    for (key, wrapper) in wrappers where !wrapper.isStillNeeded {
      wrapper.unmount()
      wrappers[key] = nil
    }
    settleLone()
  }
}
