import Foundation

/// Says how a view comes and goes.
nonisolated struct _TransitionModifier_View: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition
  nonisolated init(transition: AnyTransition) { self.transition = transition }

  static func _viewListCount(modifying count: Int?) -> Int? { count }

  static func _makeView<Modified: View>(_ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TransitionNode(view.modifier.transition, source: TypedModifierContent(view.content), inputs: inputs))
  }

  static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: TransitionNode.self)
    node.transition = view.modifier.transition
    node.source.setView(view.content)
  }

  static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = ContentModifierViewList(
      view.modifier, inputs: inputs, make: { TransitionNode($0.transition, source: $1, inputs: $2) },
      update: { $0.transition = $1.transition })
    list.base = Modified._makeViewList(view.content, inputs: list.childInputs).list
    return _ViewListOutputs(list)
  }

  static func _updateViewList<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs) {
    let list = outputs.list(as: ContentModifierViewList<Self, TransitionNode>.self)
    list.setModifier(view.modifier)
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.base))
  }
}

/// A view that comes and goes in phases.
///
/// While it is simply there, nothing stands between it and its container. With the first phase that is not `.identity` the
/// transition's view is put around it, and stays: the *shell*. The content keeps its node and, in the shell, gets another parent;
/// where the transition shows it in a branch of each phase, or more than once, each further place has a node of its own.
final class TransitionNode: WrapperNode {
  var transition: AnyTransition
  /// Makes the content.
  let source: AnyModifierContent
  private(set) var shell: ViewNode?
  private var phase = TransitionPhase.identity

  init(_ transition: AnyTransition, source: AnyModifierContent, inputs: _ViewInputs) {
    self.transition = transition
    self.source = source
    super.init(inputs: inputs)
    setContent(source.makeNode(childInputs))
  }

  /// The view is new in its container: it begins away and comes in.
  func beginInsertion() {
    guard mayMove else {
      // It had gone before the rest of what it left with.
      if phase != .identity { show(.identity, isAnimated: false) }
      return
    }
    show(.willAppear, isAnimated: false)
    show(.identity, isAnimated: true)
  }

  /// Goes to another phase, from wherever the view is now.
  func setPhase(_ new: TransitionPhase) {
    guard new != phase, mayMove || shell != nil else { return }
    if shell == nil { show(phase, isAnimated: false) }
    show(new, isAnimated: true)
  }

  private var mayMove: Bool {
    let change = transaction
    return !change.disablesAnimations && (change.animation != nil || transition.storage.hasAnimation)
  }

  private func show(_ new: TransitionPhase, isAnimated: Bool) {
    phase = new
    let outer = graph.transaction
    if !isAnimated {
      graph.transaction.animation = nil
      graph.transaction.disablesAnimations = true
    }
    defer { graph.transaction = outer }
    let placeholder = AnyView(PlaceholderContentView<TransitionNode>())
    let storage = UncheckedSendable(transition.storage)
    let view = MainThread.isolated { storage.value.view(placeholder, new) }
    if let shell {
      AnyView._updateView(view, in: _ViewOutputs(shell))
    } else {
      let scope = EnvironmentScope(parent: scope)
      scope.modifierContent = (
        ObjectIdentifier(PlaceholderContentView<TransitionNode>.self), ReadyModifierContent(content, from: source)
      )
      shell = AnyView._makeView(view, inputs: _ViewInputs(graph: graph, parent: self, scope: scope)).node
      invalidateLayout()
    }
    invalidateDisplay()
  }

  /// No phase has shown the content yet: it is not below the shell.
  override func willUnmount() { if shell != nil, content.parent === self { content.unmount() } }

  // MARK: The shell instead of the content

  private var shown: ViewNode { shell ?? content }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    // The content is reached through the shell.
    if contentIfSet != nil { visit(shown) }
  }

  override var layoutNode: ViewNode { shown.layoutNode }
  override func computeSize(for proposal: ProposedViewSize) -> CGSize { shown.size(for: proposal) }
  override func hugging(along axis: Axis) -> Hugging { shown.hugging(along: axis) }
  override func placeChildren() { shown.place(at: .zero, proposal: placedProposal) }
  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    shown.explicitAlignment(key, size: size, proposal: proposal)
  }
  override var spacing: ViewSpacing { shown.spacing }
  override func makeFragment() -> DisplayFragment { shown.fragment() }
  override func hitTest(_ point: CGPoint) -> ViewNode? { shown.hitTest(shown.convertFromParent(point)) }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    if Key.self == TransitionTraitKey.self, let own = self as? Key.Value { return own }
    return (content.isMounted ? content : source.firstNode ?? content).trait(key)
  }

  override var debugName: String { "Transition" }
}
