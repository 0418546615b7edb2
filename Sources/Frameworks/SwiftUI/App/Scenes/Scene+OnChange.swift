import SwiftUICore

extension Scene {
  /// Calls an action after an update in which a value changed, with the new value; not for the first value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    modified { $0.onChange(of: value) { action($1) } }
  }

  /// Calls an action after an update in which a value changed, with the value before and after.
  ///
  /// With `initial` the action also runs when the app starts, with the same value twice.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action after an update in which a value changed.
  ///
  /// With `initial` the action also runs when the app starts.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }
}
