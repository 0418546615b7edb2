import SwiftUICore

/// An item of the View menu that shows and hides the inspector of the front window.
///
///     WindowGroup { Text("Kyoto").inspector(isPresented: $isOn) { Text("17°") } }.commands { InspectorCommands() }
nonisolated public struct InspectorCommands: Commands {
  /// Creates the item.
  public nonisolated init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { PaneSwitchItem("Inspector", key: "i", \.inspectorSwitch) }
  }
}
