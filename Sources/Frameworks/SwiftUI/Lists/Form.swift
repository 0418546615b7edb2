public import SwiftUICore

/// Controls in rows below each other, grouped into cards as in a list.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Creates a form of the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the form shows.
  @MainActor public var body: some View { List { content } }
}
