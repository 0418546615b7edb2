public import _Concurrency

extension View {
  /// Runs an asynchronous action while the view is there: started after it appeared, cancelled when it goes.
  ///
  /// Cancelling is asked for, not forced: the action ends when it looks at `Task.isCancelled` or waits for something that does. A
  /// view that comes back, such as a row of a lazy container, starts it again from the beginning.
  ///
  ///     Text("Kyoto").task { try? await Task.sleep(for: .seconds(1)) }
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: UncheckedSendable(action)))
  }

  /// Runs an asynchronous action while the view is there, and again, after cancelling the earlier run, when a value changes.
  ///
  /// The new run does not wait for the end of the earlier one. Equal values start nothing.
  ///
  ///     Text("Kyoto").task(id: isLarge) { try? await Task.sleep(for: .seconds(1)) }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: UncheckedSendable(action)))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: UncheckedSendable<@isolated(any) () async -> Void>
  nonisolated init(id: ID, priority: TaskPriority, action: UncheckedSendable<@isolated(any) () async -> Void>) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  static var actsAlone: Bool { true }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TaskNode<ID> { TaskNode(modifier, inputs: inputs) }
  static func updateNode(_ node: TaskNode<ID>, with modifier: Self) { node.setModifier(modifier) }
}

final class TaskNode<ID: Equatable>: WrapperNode, VisibilityObserver {
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
      // It may have come into sight twice since.
      guard let self, self.isMounted, !self.isOffscreen, self.task?.isCancelled ?? true else { return }
      let action = self.modifier.action
      // However long the task waits, its code sees the services of its window.
      self.task = EngineServices.$ofTask.withValue(self.graph.services) {
        Task(priority: self.modifier.priority) { @MainActor in await action.value() }
      }
    }
  }

  override func didWake() { start() }
  override func didFallAsleep() { task?.cancel() }
  func didBecomeVisible() { start() }
  func didBecomeHidden() { task?.cancel() }
  override func willUnmount() { task?.cancel() }
  override var debugName: String { "Task" }
}
