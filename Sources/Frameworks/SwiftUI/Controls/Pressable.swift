package import SwiftUICore

/// Lets a view be pressed by finger, mouse or key, and shows it as it looks meanwhile.
///
/// It is the part that buttons, switches, links and the rows of menus have in common. Whoever cannot see the view finds it by
/// what the control itself says, see `accessibilityControl(_:activate:)`.
nonisolated package struct Pressable<Content: View>: View {
  private let action: () -> Void
  private let row: ListRowPress?
  private let repeats: Bool
  private let pressChanged: ((Bool) -> Void)?
  private let content: @MainActor (_ isPressed: Bool) -> Content
  @State private var isPressed = false

  /// Runs an action when the view is pressed.
  /// - Parameters:
  ///   - action: What a press does.
  ///   - row: How it shows in a list's row: there the row is pressed in its place. `nil` keeps the press everywhere.
  ///   - repeats: Whether it acts again and again while it is held.
  ///   - pressChanged: Told when a press begins, and when it is over and has acted.
  ///   - content: The view; told whether it is pressed now.
  package nonisolated init(
    action: @escaping () -> Void, row: ListRowPress? = nil, repeats: Bool = false,
    pressChanged: ((Bool) -> Void)? = nil, @ViewBuilder content: @escaping @MainActor (_ isPressed: Bool) -> Content
  ) {
    self.action = action
    self.row = row
    self.repeats = repeats
    self.pressChanged = pressChanged
    self.content = content
  }

  @MainActor package var body: some View {
    let (pressed, pressChanged) = ($isPressed, pressChanged)
    content(isPressed).modifier(
      PressableModifier(action: action, row: row, repeats: repeats) {
        pressed.wrappedValue = $0
        pressChanged?($0)
      })
  }
}
