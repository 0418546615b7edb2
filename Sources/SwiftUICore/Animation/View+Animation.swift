extension View {
  /// Animates every change below. Motion is not built yet: changes take effect at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates changes below in updates in which a value changed. Motion is not built yet: changes take effect at once.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Edits the transaction of every change below. Motion is not built yet, so nothing below reads it.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }
}

/// An animation that holds below a view when a value changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  /// The animation.
  public var animation: Animation?
  /// The value.
  public var value: Value
  /// Creates the modifier.
  public nonisolated init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
  public func body(content: Content) -> some View { content }
}

/// An edit of the transactions of the changes below a view.
nonisolated public struct _TransactionModifier: ViewModifier {
  /// The edit.
  public var transform: (inout Transaction) -> Void
  /// Creates the modifier.
  public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
  public func body(content: Content) -> some View { content }
}
