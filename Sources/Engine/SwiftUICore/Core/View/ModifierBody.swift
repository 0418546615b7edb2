import SavedValues

/// Stands in a modifier's body for the view that is modified.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  package nonisolated init() {}

  public typealias Body = Never
  public var body: Never { primitiveBody("_ViewModifier_Content") }

  public nonisolated static func _viewListCount() -> Int? { 1 }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.scope.modifierContent(for: ObjectIdentifier(Modifier.self)) else {
      fatalError("the content of \(Modifier.self) was used outside of its body(content:); use it only there")
    }
    return _ViewOutputs(content.makeNode(inputs.at(inputs.place.leavingModifier)))
  }

  // The content is updated by the modifier's node, which holds its value.
  /// Gives the node of a view of this type a new value; called by the engine.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {}
}

/// The view that a modifier with a body modifies, behind its type.
package class AnyModifierContent {
  func makeNode(_ inputs: _ViewInputs) -> ViewNode { fatalError("abstract") }

  /// The element of a list that it is; `nil` where it is a value that the modifier has.
  var element: ListedView? { nil }

  /// Of the nodes that were made, the one that stands for all.
  var firstNode: ViewNode? { fatalError("abstract") }

  /// Takes a new value of the view; debug builds check that its type is the one before.
  final func setView<Content: View>(_ view: Content) {
    assert(self is TypedModifierContent<Content>, "\(type(of: self)) is given a \(Content.self)")
    unsafeDowncast(self, to: TypedModifierContent<Content>.self).setValue(view)
  }
}

/// The content as a value: each use in the body makes a node of its own.
final class TypedModifierContent<Content: View>: AnyModifierContent {
  private var view: Content
  /// They are not kept, since a node's environment leads to the modifier's, which holds this: the node would keep itself alive.
  private var nodes = ElementNodes<ViewNode>()

  init(_ view: Content) { self.view = view }

  override var firstNode: ViewNode? { nodes.first }

  override func makeNode(_ inputs: _ViewInputs) -> ViewNode {
    let node = Content._makeView(view, inputs: inputs).node
    nodes.add(node, isKept: false)
    return node
  }

  fileprivate func setValue(_ new: Content) {
    view = new
    let nodes = nodes
    nodes.forEach { Content._updateView(new, in: _ViewOutputs($0)) }
  }
}

/// The content as an element of the lists that a modifier is on: each use makes a node of its own here, too.
final class ListedModifierContent: AnyModifierContent {
  private unowned let listed: ListedView
  private unowned let list: ViewList

  /// `list` is the one that puts the modifier's node around each of its elements.
  init(_ element: ListedView, in list: ViewList) {
    listed = element
    self.list = list
  }

  override var element: ListedView? { listed }
  override var firstNode: ViewNode? { list.contentNode(of: listed) }
  override func makeNode(_ inputs: _ViewInputs) -> ViewNode { list.makeContent(of: listed, at: inputs, isKept: false) }
}

/// Content whose node was needed before its place was there: the first use takes that one, and each other one makes its own.
final class ReadyModifierContent: AnyModifierContent {
  private var ready: ViewNode?
  private let source: AnyModifierContent

  init(_ node: ViewNode, from source: AnyModifierContent) {
    ready = node
    self.source = source
  }

  override var element: ListedView? { source.element }
  override var firstNode: ViewNode? { source.firstNode }

  override func makeNode(_ inputs: _ViewInputs) -> ViewNode {
    let unused = ready
    ready = nil
    guard let node = unused, node.isMounted else { return source.makeNode(inputs) }
    if let parent = inputs.parent { node.takePlace(below: parent) }
    return node
  }
}

/// A modifier with a body: evaluates it, and puts the content where the body has its placeholder.
package class ModifierBodyNode<Modifier: ViewModifier>: BodyNode<ModifierBody<Modifier>> {
  fileprivate let modifierContent: AnyModifierContent

  init(_ modifier: Modifier, content: AnyModifierContent, inputs: _ViewInputs) {
    modifierContent = content
    super.init(modifier, inputs: inputs, contentScope: .around(content, of: Modifier.self, in: inputs.scope))
  }

  final override var isModifierBody: Bool { true }
  final override var numberedName: String? { TypeName.short(Modifier.self) }
  /// The element that is modified tells which one it is.
  final override var identityParent: GraphNode? { modifierContent.element ?? super.identityParent }
}

/// A modifier whose body stands for an unknown number of views.
private final class ModifierBodyViewList<Modifier: ViewModifier>: BodyViewList<ModifierBody<Modifier>> {
  let modifierContent: AnyModifierContent

  init(_ modifier: Modifier, content: AnyModifierContent, inputs: _ViewInputs) {
    modifierContent = content
    super.init(modifier, inputs: inputs, contentScope: .around(content, of: Modifier.self, in: inputs.scope))
  }

  override var isModifierBody: Bool { true }
  override var numberedName: String? { TypeName.short(Modifier.self) }
}

extension EnvironmentScope {
  /// A scope in which the placeholder of a modifier's body stands for some content.
  fileprivate static func around(
    _ content: AnyModifierContent, of modifier: Any.Type, in outer: EnvironmentScope
  ) -> EnvironmentScope {
    let scope = EnvironmentScope(parent: outer)
    scope.modifierContent = (ObjectIdentifier(modifier), content)
    return scope
  }
}

extension ViewModifier {
  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifierBodyNode(view.modifier, content: TypedModifierContent(view.content), inputs: inputs))
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: ModifierBodyNode<Self>.self)
    node.modifierContent.setView(view.content)
    node.setValue(view.modifier)
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    if Modified._viewListCount() == 1 {
      return _ViewListOutputs(
        ModifierBodyViewList(view.modifier, content: TypedModifierContent(view.content), inputs: inputs))
    }
    let list = ContentModifierViewList(
      view.modifier, inputs: inputs, make: { ModifierBodyNode($0, content: $1, inputs: $2) }, update: { $0.setValue($1) })
    list.base = Modified._makeViewList(view.content, inputs: list.childInputs).list
    return _ViewListOutputs(list)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    if Modified._viewListCount() == 1 {
      let list = outputs.list(as: ModifierBodyViewList<Self>.self)
      list.modifierContent.setView(view.content)
      list.setValue(view.modifier)
    } else {
      let list = outputs.list(as: ContentModifierViewList<Self, ModifierBodyNode<Self>>.self)
      list.setModifier(view.modifier)
      Modified._updateViewList(view.content, in: _ViewListOutputs(list.base))
    }
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? {
    count == 1 ? Body._viewListCount() : nil
  }
}
