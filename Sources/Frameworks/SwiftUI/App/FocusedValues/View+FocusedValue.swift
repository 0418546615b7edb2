public import Observation
public import SwiftUICore

extension View {
  /// Gives a value to commands and other views while this view, or one in it, has the focus.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    focusedValue(keyPath, Optional(value))
  }
  /// Gives a value to commands and other views while this view, or one in it, has the focus; none for `nil`.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    note(FocusedValueNote(isOfScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }
  /// Gives an observable object to commands and other views while this view, or one in it, has the focus; none for `nil`.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    note(FocusedValueNote(isOfScene: false) { if let object { $0[FocusedObjectKey<T>.self] = object } })
  }
}

enum FocusedObjectKey<T>: FocusedValueKey { typealias Value = T }
