public import SwiftUICore

/// A menu of an app's own in the menu bar, before the menus for windows and help.
///
///     WindowGroup { Text("Kyoto") }
///       .commands { CommandMenu("Towns") { Button("Refresh") { save() }.keyboardShortcut("r") } }
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  private let name: Text
  private let content: Content

  /// Creates a menu with a name of the app's string tables.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  /// Creates a menu with a name.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
  /// Creates a menu with a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor public var _commands: AnyView {
    AnyView(MenuBarMenu(label: AnyView(name), content: AnyView(content)).note(CommandsNote.menu))
  }
}
