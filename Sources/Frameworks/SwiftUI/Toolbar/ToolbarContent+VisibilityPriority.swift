import SwiftUICore

extension ToolbarContent {
  /// Says how long the items stay at the top of a screen without room for all.
  ///
  /// Where items at the trailing side would take the title's room and one of them has a priority, those of the lowest go into the
  /// bar's menu, of equal ones the last first. Items that are `topBarPinnedTrailing` stay.
  ///
  ///     ToolbarItem { Button("Share") { share() } }.visibilityPriority(.high)
  @MainActor @preconcurrency
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    _TupleToolbarContent(parts: parts.map { $0.prioritized(priority) })
  }
}

extension CustomizableToolbarContent {
  /// Says how long the items stay at the top of a screen without room for all.
  @MainActor @preconcurrency
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
    _TupleToolbarContent(parts: parts.map { $0.prioritized(priority) })
  }
}

extension _ToolbarItems.Part {
  @MainActor fileprivate func prioritized(_ priority: ToolbarItemVisibilityPriority) -> Self {
    switch self {
    case .item(var item):
      item.priority = priority
      return .item(item)
    case .own(let view):
      let prioritized = view.transformPreference(ScreenKey.self) { screen in
        for index in screen.items.indices { screen.items[index].priority = priority }
      }
      return .own(AnyView(prioritized))
    }
  }
}
