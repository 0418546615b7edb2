/// One of the views that a view stands for, after its loops, groups and conditions are resolved.
///
/// It can be placed once or several times; each place shows the view with a state of its own. `Group(subviews:transform:)` and
/// `ForEach(subviews:content:)` make them.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never
  /// Tells the views of a collection apart as long as they are there.
  public struct ID: Hashable {
    /// The way to the element, which is this element's alone; its address may be another one's when it has gone.
    fileprivate let element: WeakReference<GraphNode>

    public static func == (a: ID, b: ID) -> Bool { a.element === b.element }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
  }
  /// Which of the views it is.
  public let id: ID
  /// Who makes nodes of it.
  private let list: WeakReference<GraphNode>
  /// Where the element was among the others, to be found quickly.
  private let index: Int
  /// What the view is called by `id(_:)` or its loop.
  let explicitID: AnyHashable?
  /// Counts changes of what it says to its container.
  private let version: Int

  init(_ element: ListedView, at index: Int, explicitID: AnyHashable?, of list: SubviewsList) {
    id = ID(element: element.weakReference)
    (self.list, self.index) = (list.weakReference, index)
    (self.explicitID, version) = (explicitID, list.version)
  }

  /// What the view says to its container.
  public var containerValues: ContainerValues {
    guard let (list, element) = source else { return ContainerValues() }
    let node = list.nodeForTraits(of: element, near: index)
    var values = node.trait(ContainerValuesTraitKey.self)
    values.tag = node.trait(TagTraitKey.self)
    return values
  }

  /// The list and the element; `nil` where the view is there no longer.
  var source: (list: SubviewsList, element: ListedView)? {
    guard let list = list.object as? SubviewsList, let element = id.element.object as? ListedView, list.isMounted,
      element.isMounted
    else { return nil }
    return (list, element)
  }

  public var body: Never { primitiveBody("Subview") }

  public nonisolated static func _viewListCount() -> Int? { 1 }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewNode(view, inputs: inputs))
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    outputs.node(as: SubviewNode.self).setView(view)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    outputs.list(as: UnaryViewList<Self>.self).setView(view)
  }
}

extension Subview: StructurallyComparable {
  package static func areEqual(_ a: Subview, _ b: Subview) -> Bool {
    a.id == b.id && a.list === b.list && a.version == b.version
  }
}

extension Subview: IdentifiedView {
  static var mayCarryID: Bool { true }
  func carries(_ requested: AnyHashable) -> Bool { explicitID == requested }
  func appendIDs(to ids: inout [AnyHashable]) { if let explicitID { ids.append(explicitID) } }
}

extension Subview: TraitReadable {
  /// What the view carries is known by its node.
  func lookUp<Key: ViewTraitKey>(_ key: Key.Type) -> TraitLookup<Key.Value> { .inBody }
}

/// A place at which one of the views shows.
private final class SubviewNode: WrapperNode {
  private var id: Subview.ID

  init(_ view: Subview, inputs: _ViewInputs) {
    id = view.id
    super.init(inputs: inputs)
    setContent(make(view))
  }

  func setView(_ new: Subview) {
    guard new.id != id else { return }
    id = new.id
    replaceContent(with: make(new))
  }

  private func make(_ view: Subview) -> ViewNode {
    guard let (list, element) = view.source else { return EmptyView._makeView(EmptyView(), inputs: contentInputs).node }
    return list.makeContent(of: element, at: contentInputs, isKept: false)
  }

  override var debugName: String { "Subview" }
}
