import SwiftUICore

/// What a scene is, as a note in the app's tree.
struct SceneDescription {
  enum Kind { case windowGroup, window, settings }
  var kind: Kind
  var id: String?
  var title: Text?
  /// The type of the values that its windows are for; `nil` where they are for none.
  var valueType: Any.Type?
  /// Makes what a window shows.
  var content: (WindowValue) -> AnyView

  @MainActor var view: AnyView {
    let kind = kind
    return AnyView((title ?? Text(verbatim: kind == .settings ? "Settings" : "")).note(SceneTitle()).note(self))
  }
}

/// Marks the text that is a scene's title.
struct SceneTitle {}

/// The value that a window is for: what it was opened with, and whom to tell of another one.
struct WindowValue {
  let initial: AnyHashable?
  let changed: (AnyHashable?) -> Void
}
