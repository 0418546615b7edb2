public import SwiftUICore

/// Actions in the menu at the trailing side of a screen's bar, however much room there is.
///
///     Text("Kyoto").toolbar {
///       ToolbarOverflowMenu { Button("Rename") { rename() } }
///     }
nonisolated public struct ToolbarOverflowMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  private let item: BarItem

  /// Creates actions of the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    item = BarItem(placement: .secondaryAction, content: AnyView(content()), isGroup: true)
  }

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("ToolbarOverflowMenu") }
  /// Adds the actions.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.parts.append(.item(content.item)) }
}
