package import SwiftUICore

/// Lets a view be pressed by finger, mouse or key, and shows it as it looks meanwhile.
///
/// It is the part that buttons, switches, links and the rows of menus have in common. Whoever cannot see the view finds it by
/// what the control itself says, see `accessibilityControl(_:activate:)`.
nonisolated package struct Pressable<Content: View>: View {
  private let action: () -> Void
  private let content: @MainActor (_ isPressed: Bool) -> Content
  @State private var isPressed = false

  /// Runs an action when the view is pressed; `content` is told whether it is pressed now.
  package nonisolated init(
    action: @escaping () -> Void, @ViewBuilder content: @escaping @MainActor (_ isPressed: Bool) -> Content
  ) {
    self.action = action
    self.content = content
  }

  @MainActor package var body: some View {
    content(isPressed).modifier(PressableModifier(action: action) { isPressed = $0 })
  }
}
