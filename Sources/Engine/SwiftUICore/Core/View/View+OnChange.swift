extension View {
  /// Calls an action after an update in which a value changed, with the new value; not for the first value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: false) { action($1) })
  }

  /// Calls an action after an update in which a value changed, with the value before and after.
  ///
  /// With `initial` the action also runs when the view appears, with the same value twice. Values are compared by `==`, once
  /// for each update of the view: what one action changes and changes back calls nothing; state that is changed back later, in
  /// another turn of the main queue, calls it for both, though no frame came between. A view that is gone by
  /// then is left out.
  ///
  ///     Text(name.wrappedValue).onChange(of: name.wrappedValue) { old, new in print(old, new) }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: initial, action: action))
  }

  /// Calls an action after an update in which a value changed.
  ///
  /// With `initial` the action also runs when the view appears.
  ///
  ///     Text(name.wrappedValue).onChange(of: name.wrappedValue, initial: true) { print("changed") }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: initial) { _, _ in action() })
  }
}

nonisolated struct ChangeActionModifier<Value: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let value: Value
  let runsInitially: Bool
  let action: (Value, Value) -> Void
  nonisolated init(value: Value, runsInitially: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.runsInitially = runsInitially
    self.action = action
  }

  static var actsAlone: Bool { true }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ChangeActionNode<Value> {
    ChangeActionNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: ChangeActionNode<Value>, with modifier: Self) { node.setModifier(modifier) }
}

final class ChangeActionNode<Value: Equatable>: WrapperNode {
  private var modifier: ChangeActionModifier<Value>
  /// Whether the action for the first appearance has run, where it is to run.
  private var hasRunInitially = false

  init(_ modifier: ChangeActionModifier<Value>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func contentWasSet() {
    guard modifier.runsInitially, !hasRunInitially else { return }
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isAsleep, !self.hasRunInitially else { return }
      self.graph.answerAppearance {
        self.hasRunInitially = true
        self.modifier.action(self.modifier.value, self.modifier.value)
      }
    }
  }

  override func didWake() { contentWasSet() }

  func setModifier(_ new: ChangeActionModifier<Value>) {
    let old = modifier.value
    modifier = new
    if old != new.value { enqueue(from: old, to: new.value) }
  }

  private func enqueue(from old: Value, to new: Value) {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.answerChange { self.modifier.action(old, new) }
    }
  }

  override var debugName: String { "OnChange" }
}
