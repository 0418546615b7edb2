public import SwiftUICore

/// Begins to rename something.
nonisolated public struct RenameAction {
  fileprivate let action: () -> Void
  /// Begins to rename.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what is around; `nil` where nothing can be renamed.
  public var rename: RenameAction? { renaming }

  fileprivate var renaming: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a `RenameButton` inside does: it gives the focus to a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }

  /// Sets what a `RenameButton` inside does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.renaming) { $0 = RenameAction(action: action) }
  }
}
