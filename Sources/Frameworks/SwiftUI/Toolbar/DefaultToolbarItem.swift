import SwiftUICore

/// Something that bars have without being told, at another place of them.
///
/// It takes the place of the one that is there: the field of a search, the button for the sidebar, or the title. Where a screen
/// has none it shows nothing.
///
///     List { Text("Kyoto") }.searchable(text: $name).toolbar {
///       ToolbarItem(placement: .bottomBar) { Button("Filter") { save() } }
///       DefaultToolbarItem(kind: .search, placement: .bottomBar)
///     }
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  private let item: BarItem

  /// Puts something of a kind at a place of a bar.
  public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    item = BarItem(placement: placement, content: AnyView(EmptyView()), standard: kind.kind)
  }

  /// What it is made of; the framework shows it itself.
  public var body: Never { return primitiveBody("DefaultToolbarItem") }
  /// Adds the item.
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) { items.parts.append(.item(content.item)) }
}

extension BarModel {
  /// Whether something of the bar's own shows at a place that an item names.
  func isMoved(_ kind: ToolbarDefaultItemKind.Kind) -> Bool { value.items.contains { $0.standard == kind } }

  /// What an item shows, be it the app's or of the bar's own; `nil` where the bar has nothing of the kind.
  func filled(_ item: BarItem) -> BarItem? {
    if let kind = item.standsFor { return value.removed.contains(kind) || isMoved(kind) ? nil : item }
    guard let kind = item.standard else { return item }
    guard !value.removed.contains(kind) else { return nil }
    var item = item
    switch kind {
    case .search:
      if let field = value.accessory {
        item.content = AnyView(MovedSearchField(origin: field.origin, content: field.content))
      } else if let button = value.items.first(where: { $0.standsFor == .search }) {
        item.content = AnyView(MovedSearchField(origin: button.origin, content: button.content))
      } else {
        return nil
      }
    case .sidebarToggle:
      guard let toggle = screen.toggleSidebar.value else { return nil }
      item.content = AnyView(SidebarToggle(metrics: metrics, action: toggle))
    case .title:
      guard let title = value.title else { return nil }
      item.content = AnyView(MovedTitle(title: title, subtitle: value.subtitle, metrics: metrics))
    }
    return item
  }
}

/// The field of a search among buttons, or the button that it is until it is used.
nonisolated private struct MovedSearchField: View {
  let origin: HoistOrigin?
  let content: AnyView
  nonisolated init(origin: HoistOrigin?, content: AnyView) { (self.origin, self.content) = (origin, content) }
  @MainActor var body: some View {
    HoistedContent(origin: origin, content: AnyView(content.environment(\.isSearchFieldAmongButtons, true)))
  }
}

/// A title, with the line below it, among buttons.
nonisolated private struct MovedTitle: View {
  let title: Text
  let subtitle: Text?
  let metrics: BarMetrics
  nonisolated init(title: Text, subtitle: Text?, metrics: BarMetrics) {
    (self.title, self.subtitle, self.metrics) = (title, subtitle, metrics)
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(subtitle == nil ? metrics.titleFont : metrics.subtitle.titleFont)
        .foregroundStyle(Color(UIColor.label)).accessibilityAddTraits(.isHeader)
      if let subtitle { subtitle.font(metrics.subtitle.font).foregroundStyle(Color(UIColor.secondaryLabel)) }
    }
    .lineLimit(1)
  }
}

private enum IsSearchFieldAmongButtonsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a field to search with stands among buttons, and so needs no room of its own around it.
  var isSearchFieldAmongButtons: Bool {
    get { self[IsSearchFieldAmongButtonsKey.self] }
    set { self[IsSearchFieldAmongButtonsKey.self] = newValue }
  }
}
