public import SwiftUICore

extension View {
  /// Puts views at the trailing side of the bar of the screen around.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbarItems([BarItem(placement: .automatic, content: AnyView(content()), isGroup: true)])
  }

  /// Puts items into the bars of the screen around.
  ///
  ///     List { Text("Kyoto") }.toolbar {
  ///       ToolbarItem(placement: .primaryAction) { Button("Add") { save() } }
  ///     }
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(parts: content().parts))
  }

  /// Puts items into the bars of the screen around; people cannot rearrange them on this system.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(parts: content().parts))
  }

  /// Shows or hides bars around the screen; the one at the top where none is named.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.visibility[position] = visibility }
    }
  }

  /// Shows or hides bars around the screen; the one at the top where none is named.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let positions = bars.positions
    return transformPreference(ScreenKey.self) { value in
      for position in positions { value.visibility[position] = visibility }
    }
  }

  /// Takes something out of the bars of the screen around that they have without being told; nothing with `nil`.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    let kind = defaultItemKind?.kind
    return transformPreference(ScreenKey.self) { if let kind { $0.removed.insert(kind) } }
  }

  nonisolated func toolbarItems(_ items: [BarItem]) -> some View {
    modifier(
      HoistingModifier(ScreenKey.self) { value, origin in
        // What is further out comes after what is inside, as it was declared.
        value.items += items.map { item in
          var item = item
          item.origin = origin
          return item
        }
      })
  }
}

/// Puts items into the bars of the screen around, in their order.
private struct ToolbarModifier: ViewModifier {
  let parts: [_ToolbarItems.Part]

  /// The items, where there is nothing else among them.
  private var items: [BarItem]? {
    var items: [BarItem] = []
    for part in parts {
      guard case .item(let item) = part else { return nil }
      items.append(item)
    }
    return items
  }

  func body(content: Content) -> some View {
    let items = items
    content.toolbarItems(items ?? []).background { if items == nil { ToolbarSlots(parts: parts) } }
  }
}
