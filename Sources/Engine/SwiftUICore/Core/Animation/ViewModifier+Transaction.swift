extension ViewModifier {
  /// This modifier with an edit of the transaction of its own changes; what it modifies keeps the transaction that it had.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedTransactionOfModifier(base: self, transform: transform)
  }

  /// This modifier with an animation of its own changes, and of nothing of what it modifies; `nil` for none.
  ///
  /// A transaction that disables animations counts more.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// A modifier between the begin and the end of an edit of the transaction.
nonisolated struct ScopedTransactionOfModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    let memory = ScopedTransactionMemory()
    return
      content
      .modifier(_ScopeEndModifier(memory: memory))
      .modifier(base)
      .modifier(_ScopedTransactionModifier(transform: transform, memory: memory))
  }
}
