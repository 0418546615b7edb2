public import _Concurrency

extension View {
  /// Calls an action after the view's first layout, before it is first shown; inner views first.
  ///
  /// It runs again each time the view comes back, as a row of a lazy container does. State that it changes shows in the same
  /// frame.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls an action after the view was removed; of a view that leaves in an animation, when it has left.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Calls an action after an update in which a value changed, with the new value; not for the first value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: false) { action($1) })
  }

  /// Calls an action after an update in which a value changed, with the value before and after.
  ///
  /// With `initial` the action also runs when the view appears, with the same value twice.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: initial, action: action))
  }

  /// Calls an action after an update in which a value changed.
  ///
  /// With `initial` the action also runs when the view appears.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeActionModifier(value: value, runsInitially: initial) { _, _ in action() })
  }

  /// Runs an asynchronous action while the view is there: started after it appeared, cancelled when it goes.
  ///
  /// Cancelling is asked for, not forced: the action ends when it looks at `Task.isCancelled` or waits for something that does.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: UncheckedBox(action)))
  }

  /// Runs an asynchronous action while the view is there, and again, after cancelling the earlier run, when a value changes.
  ///
  /// The new run does not wait for the end of the earlier one.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: UncheckedBox(action)))
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
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AppearanceNode {
    AppearanceNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: AppearanceNode, with modifier: Self) { node.modifier = modifier }
}

/// Queues the actions; the closures of the newest view value are called.
package final class AppearanceNode: WrapperNode {
  var modifier: _AppearanceActionModifier
  private var hasAppeared = false

  init(_ modifier: _AppearanceActionModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package override func contentWasSet() {
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted, !self.isAsleep else { return }
      self.hasAppeared = true
      self.modifier.appear?()
    }
  }

  package override func didWake() { contentWasSet() }

  package override func didFallAsleep() { disappear() }
  package override func willUnmount() { disappear() }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    if let action = modifier.disappear { graph.enqueueAction(action) }
  }

  package override var debugName: String { "Appearance" }
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
      self.hasRunInitially = true
      self.modifier.action(self.modifier.value, self.modifier.value)
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
      self.modifier.action(old, new)
    }
  }

  override var debugName: String { "OnChange" }
}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: UncheckedBox<@isolated(any) () async -> Void>
  nonisolated init(id: ID, priority: TaskPriority, action: UncheckedBox<@isolated(any) () async -> Void>) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TaskNode<ID> { TaskNode(modifier, inputs: inputs) }
  static func updateNode(_ node: TaskNode<ID>, with modifier: Self) { node.setModifier(modifier) }
}

final class TaskNode<ID: Equatable>: WrapperNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func contentWasSet() { start() }

  func setModifier(_ new: TaskModifier<ID>) {
    let isRestart = new.id != modifier.id
    modifier = new
    if isRestart {
      task?.cancel()
      start()
    }
  }

  private func start() {
    graph.enqueueTaskStart { [weak self] in
      guard let self, self.isMounted, !self.isAsleep else { return }
      let action = self.modifier.action
      self.task = Task(priority: self.modifier.priority) { @MainActor in await action.value() }
    }
  }

  override func didWake() { start() }
  override func didFallAsleep() { task?.cancel() }
  override func willUnmount() { task?.cancel() }
  override var debugName: String { "Task" }
}
