public import SwiftUICore

/// Views at a place of a bar.
///
///     List { Text("Kyoto") }.toolbar {
///       ToolbarItem(placement: .bottomBar) { Button("Share") { save() } }
///     }
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let item: BarItem
  private let identity: ID

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("ToolbarItem") }
  /// Adds the item.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.parts.append(.item(content.item)) }
}

extension ToolbarItem where ID == () {
  /// Puts views at a place of a bar.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    item = BarItem(placement: placement, content: AnyView(content()))
    identity = ()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Puts views at a place of a bar, with a name by which people may rearrange them.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    item = BarItem(placement: placement, content: AnyView(content()))
    identity = id
  }

  /// Puts views at a place of a bar, with a name by which people may rearrange them.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The item's name.
  public nonisolated var id: ID { identity }
}
