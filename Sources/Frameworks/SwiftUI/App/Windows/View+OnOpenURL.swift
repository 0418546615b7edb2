public import Foundation
public import SwiftUICore

extension View {
  /// Runs an action when the app is asked to open an address.
  ///
  /// Whoever starts the app asks it to (`--open-url`); the views of the front window hear of it, in the order in which they came.
  /// - Parameter action: Called with the address.
  /// - Returns: The view, which hears of addresses.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    note(OpenURLNote(action: action))
  }
}

/// What a view does with an address that the app is asked to open.
struct OpenURLNote { let action: (URL) -> Void }

extension SceneWindow {
  /// Hands an address to the views that hear of some; the developer is told where none does.
  func open(_ url: URL) {
    view.perform {
      let notes = view.graph.notes.values(of: OpenURLNote.self)
      if notes.isEmpty { Diagnostics.report("no view of the front window takes \(url.absoluteString); add onOpenURL to one") }
      for note in notes { note.action(url) }
    }
  }
}
