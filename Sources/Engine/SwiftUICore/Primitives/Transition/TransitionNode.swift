import Foundation

/// Says how a view comes and goes.
nonisolated struct _TransitionModifier_View: PrimitiveModifier {
  typealias Body = Never
  let transition: AnyTransition
  nonisolated init(transition: AnyTransition) { self.transition = transition }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TransitionNode {
    TransitionNode(modifier.transition, inputs: inputs)
  }
  static func updateNode(_ node: TransitionNode, with modifier: Self) { node.transition = modifier.transition }
}

/// A view that comes and goes in phases.
///
/// While it is simply there, nothing stands between it and its container. With the first phase that is not `.identity` the
/// transition's view is put around it, and stays: the *shell*. The content keeps its node and, in the shell, gets another parent.
final class TransitionNode: WrapperNode {
  var transition: AnyTransition
  private(set) var shell: ViewNode?
  private var phase = TransitionPhase.identity

  init(_ transition: AnyTransition, inputs: _ViewInputs) {
    self.transition = transition
    super.init(inputs: inputs)
  }

  /// The view is new in its container: it begins away and comes in.
  func beginInsertion() {
    guard mayMove else { return }
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
        ObjectIdentifier(PlaceholderContentView<TransitionNode>.self), ExistingModifierContent(content)
      )
      shell = AnyView._makeView(view, inputs: _ViewInputs(graph: graph, parent: self, scope: scope)).node
      invalidateLayout()
    }
    invalidateDisplay()
  }

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
    return content.trait(key)
  }

  override var debugName: String { "Transition" }
}
