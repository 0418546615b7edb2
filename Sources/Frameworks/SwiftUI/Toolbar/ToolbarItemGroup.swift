public import SwiftUICore

/// Several views at a place of a bar, each of them an item.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let item: BarItem

  /// Puts views at a place of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = BarItem(placement: placement, content: AnyView(content()), isGroup: true)
  }

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("ToolbarItemGroup") }
  /// Adds the items.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.parts.append(.item(content.item)) }
}
