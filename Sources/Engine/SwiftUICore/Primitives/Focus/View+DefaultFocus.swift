/// When a view's default focus counts.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  let followsUser: Bool
  /// When the view appears and nothing has the focus.
  public static let automatic = DefaultFocusEvaluationPriority(followsUser: false)
  /// Also each time somebody moves the focus into the view by the keyboard.
  public static let userInitiated = DefaultFocusEvaluationPriority(followsUser: true)
}

extension View {
  /// Sets where the focus goes by itself: when the view appears and nothing has the focus, a state gets a value.
  /// - Parameters:
  ///   - binding: The state, which `focused(_:equals:)` connects to views.
  ///   - value: What it becomes.
  ///   - priority: Whether the same happens when somebody moves the focus into the view.
  /// - Returns: The view.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(followsUser: priority.followsUser) { _ in binding.wrappedValue = value })
  }
}

/// Moves the focus by itself when it comes.
struct DefaultFocusModifier: PrimitiveModifier {
  typealias Body = Never
  /// Whether it does so, too, when somebody moves the focus into the view.
  let followsUser: Bool
  /// Whether it is a scope, by its name.
  let scope: Namespace.ID?
  /// Moves the focus inside a node.
  let act: (ViewNode) -> Void

  nonisolated init(followsUser: Bool = false, scope: Namespace.ID? = nil, act: @escaping (ViewNode) -> Void) {
    self.followsUser = followsUser
    self.scope = scope
    self.act = act
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DefaultFocusNode {
    DefaultFocusNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: DefaultFocusNode, with modifier: Self) { node.modifier = modifier }
}

final class DefaultFocusNode: WrapperNode {
  fileprivate(set) var modifier: DefaultFocusModifier

  init(_ modifier: DefaultFocusModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func contentWasSet() {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isOffscreen else { return }
      self.graph.focus.goToDefault(of: self)
    }
  }

  override var debugName: String { "DefaultFocus" }
}
