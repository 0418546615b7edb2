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
  /// It counts in place of what `withAnimation` asked for, and only for what is inside; a transaction that disables animations
  /// wins. The value is compared by `==` whenever the view is evaluated; its first value starts nothing.
  ///
  ///     Circle().scaleEffect(isLarge ? 2 : 1).animation(.snappy, value: isLarge)
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates what a closure adds to the view, and nothing of the view itself.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
}

/// An animation of every change below a view.
nonisolated public struct _ImplicitAnimationModifier: TransactionModifier {
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
    memory = graph.animations.update
    graph.animations.notesMovement = true
  }
  package func edit(_ transaction: inout Transaction, _ memory: UInt64?, in graph: ViewGraph) {
    if memory == graph.animations.update, !transaction.disablesAnimations { transaction.animation = animation }
  }
}
