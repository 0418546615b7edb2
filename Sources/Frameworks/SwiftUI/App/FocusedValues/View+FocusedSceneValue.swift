public import Observation
public import SwiftUICore

extension View {
  /// Gives a value to commands and other views while the view's window is the front one.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { focusedSceneValue(keyPath, Optional(value)) }
  /// Gives a value to commands and other views while the view's window is the front one; none for `nil`.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { note(FocusedValueNote(isOfScene: true) { if let value { $0[keyPath: keyPath] = value } }) }
  /// Gives an observable object to commands and other views while the view's window is the front one; none for `nil`.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    note(FocusedValueNote(isOfScene: true) { if let object { $0[FocusedObjectKey<T>.self] = object } })
  }
}
