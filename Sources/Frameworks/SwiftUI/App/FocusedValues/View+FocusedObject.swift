public import Combine
public import SwiftUICore

extension View {
  /// Gives an observable object to commands and other views while this view, or one in it, has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { focusedObject(Optional(object)) }
  /// Gives an observable object to commands and other views while this view, or one in it, has the focus; none for `nil`.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    note(FocusedValueNote(isOfScene: false) { if let object { $0[FocusedObjectKey<T>.self] = object } })
  }
}
