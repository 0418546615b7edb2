extension View {
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

/// An edit of the transactions of the changes below a view.
nonisolated public struct _TransactionModifier: TransactionModifier {
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
  public typealias Body = Never
  /// The value.
  public var value: Value
  /// The edit.
  public var transform: (inout Transaction) -> Void
  package func makeMemory() -> UInt64? { nil }
  package func update(_ memory: inout UInt64?, from old: Self, in graph: ViewGraph) {
    guard old.value != value else { return }
    memory = graph.animations.update
    graph.animations.notesMovement = true
  }
  package func edit(_ transaction: inout Transaction, _ memory: UInt64?, in graph: ViewGraph) {
    if memory == graph.animations.update { transform(&transaction) }
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
