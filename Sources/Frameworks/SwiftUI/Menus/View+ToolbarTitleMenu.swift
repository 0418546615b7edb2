public import SwiftUICore

extension View {
  /// Lets the title in the bar of the screen around show a menu when it is pressed.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbarItems([BarItem(placement: ToolbarItemPlacement(.titleMenu), content: AnyView(content()))])
  }
}

/// The menu of a bar's title.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  private let item: BarItem

  /// Shows a menu of the views of a closure when the title is pressed.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    item = BarItem(placement: ToolbarItemPlacement(.titleMenu), content: AnyView(content()))
  }

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("ToolbarTitleMenu") }
  /// Adds the menu.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    items.parts.append(.item(content.item))
  }
}
