extension View {
  /// Makes the view the part of a window in which the focus goes to the view that prefers it, see `prefersDefaultFocus(_:in:)`.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(DefaultFocusModifier(scope: namespace) { $0.graph.focus.focusPreferred(in: namespace, below: $0) })
  }
}

/// Moves the focus to where it belongs by default in a part of a window; `@Environment(\.resetFocus)` has it.
public struct ResetFocusAction {
  weak var focus: FocusCoordinator?

  /// Moves the focus to the view that prefers it in the scope of a name.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { focus?.reset(in: namespace) }
}

enum ResetFocusKey: EnvironmentKey { static var defaultValue: ResetFocusAction { ResetFocusAction(focus: nil) } }

extension EnvironmentValues {
  /// Moves the focus to where it belongs by default in a part of the window.
  public var resetFocus: ResetFocusAction { self[ResetFocusKey.self] }
}
