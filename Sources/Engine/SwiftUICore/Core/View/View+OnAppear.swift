extension View {
  /// Calls an action after the view's first layout, before it is first shown; inner views first.
  ///
  /// It runs again each time the view comes back, as a row of a lazy container does. State that it changes shows in the same
  /// frame. `nil` calls nothing.
  ///
  ///     Text("Kyoto").onAppear { print("shown") }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }
}

/// Actions when a view comes and goes.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  /// Called after the first layout.
  public var appear: (() -> Void)?
  /// Called after the removal.
  public var disappear: (() -> Void)?
  /// Calls actions when what is modified comes and goes; `nil` for none.
  public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: PrimitiveModifier {
  package static var actsAlone: Bool { true }
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AppearanceNode {
    AppearanceNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: AppearanceNode, with modifier: Self) { node.modifier = modifier }
}

/// Queues the actions; the closures of the newest view value are called.
package final class AppearanceNode: WrapperNode, VisibilityObserver {
  var modifier: _AppearanceActionModifier
  private var hasAppeared = false

  init(_ modifier: _AppearanceActionModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package override func contentWasSet() {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.hasAppeared, !self.isOffscreen else { return }
      self.graph.answerAppearance {
        self.hasAppeared = true
        self.modifier.appear?()
      }
    }
  }

  package override func didWake() { contentWasSet() }

  package override func didFallAsleep() { disappear() }
  func didBecomeVisible() { contentWasSet() }
  func didBecomeHidden() { disappear() }
  package override func willUnmount() { disappear() }

  /// Queues the action, once for each appearance.
  func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = modifier.disappear { graph.enqueueAction(action) }
  }

  package override var debugName: String { "Appearance" }
}
