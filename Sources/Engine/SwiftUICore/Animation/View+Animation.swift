extension View {
  /// Animates every change of this view, whatever causes it; `nil` lets none move.
  ///
  /// It reaches also what surrounding code did not mean to move; prefer `animation(_:value:)`.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(_ImplicitAnimationModifier(animation: animation))
  }

  /// Animates the changes of this view that come in the same update as a change of a value; `nil` lets none of them move.
  ///
  /// It counts in place of what `withAnimation` asked for, and only for what is inside.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Edits the transaction of every change of this view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Edits the transaction of the changes of this view that come in the same update as a change of a value.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates what a closure adds to the view, and nothing of the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Edits the transaction of the changes of what a closure adds to the view, and of nothing of the view itself.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let memory = ScopedTransactionMemory()
    return body(PlaceholderContentView())
      .modifier(
        PlaceholderSourceModifier<Self, ModifiedContent<Self, _ScopeEndModifier>>(
          content: modifier(_ScopeEndModifier(memory: memory)))
      )
      .modifier(_ScopedTransactionModifier(transform: transform, memory: memory))
  }
}

/// An animation of every change below a view.
nonisolated public struct _ImplicitAnimationModifier: TransactionModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The animation; `nil` for none.
  public var animation: Animation?
  package var isImplicit: Bool { true }
  package func edit(_ transaction: inout Transaction, _ memory: Void, in graph: ViewGraph) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// An animation of the changes below a view in updates in which a value changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: TransactionModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The animation; `nil` for none.
  public var animation: Animation?
  /// The value.
  public var value: Value
  /// Animates what is inside in updates in which the value changed.
  public nonisolated init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
  /// The update in which the value changed last; `nil` while it never did.
  package func makeMemory() -> UInt64? { nil }
  package func update(_ memory: inout UInt64?, from old: Self, in graph: ViewGraph) {
    guard old.value != value else { return }
    memory = graph.motion.update
    graph.motion.notesMovement = true
  }
  package func edit(_ transaction: inout Transaction, _ memory: UInt64?, in graph: ViewGraph) {
    if memory == graph.motion.update, !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// An edit of the transactions of the changes below a view.
nonisolated public struct _TransactionModifier: TransactionModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The edit.
  public var transform: (inout Transaction) -> Void
  /// Edits the transaction of each change inside.
  public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
  /// The edit may add an animation to any change.
  package var isImplicit: Bool { true }
  package func edit(_ transaction: inout Transaction, _ memory: Void, in graph: ViewGraph) { transform(&transaction) }
}

/// An edit of the transactions of the changes below a view in updates in which a value changed.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: TransactionModifier {
  /// The engine shows it itself.
  public typealias Body = Never
  /// The value.
  public var value: Value
  /// The edit.
  public var transform: (inout Transaction) -> Void
  package func makeMemory() -> UInt64? { nil }
  package func update(_ memory: inout UInt64?, from old: Self, in graph: ViewGraph) {
    guard old.value != value else { return }
    memory = graph.motion.update
    graph.motion.notesMovement = true
  }
  package func edit(_ transaction: inout Transaction, _ memory: UInt64?, in graph: ViewGraph) {
    if memory == graph.motion.update { transform(&transaction) }
  }
}

/// The transaction as it was before a scoped edit, for what the edit is not to reach.
nonisolated package final class ScopedTransactionMemory {
  var outer = Transaction()
}

/// An edit that ends where the placeholder for the modified view begins.
nonisolated package struct _ScopedTransactionModifier: TransactionModifier {
  package typealias Body = Never
  let transform: (inout Transaction) -> Void
  let memory: ScopedTransactionMemory
  package var isImplicit: Bool { true }
  package func edit(_ transaction: inout Transaction, _ memory: Void, in graph: ViewGraph) {
    self.memory.outer = transaction
    transform(&transaction)
  }
}

/// Gives back the transaction that held outside of a scoped edit.
nonisolated package struct _ScopeEndModifier: TransactionModifier {
  package typealias Body = Never
  let memory: ScopedTransactionMemory
  package func edit(_ transaction: inout Transaction, _ memory: Void, in graph: ViewGraph) {
    transaction = self.memory.outer
  }
}
