public import Combine
public import SwiftUICore

extension View {
  /// Gives an observable object to commands and other views while the view's window is the front one.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }
  /// Gives an observable object to commands and other views while the view's window is the front one; none for `nil`.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    note(FocusedValueNote(isOfScene: true) { if let object { $0[FocusedObjectKey<T>.self] = object } })
  }
}
