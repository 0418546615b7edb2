import SwiftUICore

/// An item of the View menu that shows and hides the sidebar of the front window.
///
///     WindowGroup { NavigationSplitView { Text("Kyoto") } detail: { Text("17°") } }.commands { SidebarCommands() }
nonisolated public struct SidebarCommands: Commands {
  /// Creates the item.
  public nonisolated init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { PaneSwitchItem("Sidebar", key: "s", \.sidebarSwitch) }
  }
}
