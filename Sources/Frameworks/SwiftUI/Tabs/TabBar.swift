import CoreGraphicsTypes
import SwiftUICore

/// The bar at the bottom: equal parts for the tabs.
struct TabBar: View {
  let value: TabBarValue
  @Binding var isMoreShown: Bool
  let isContentBeneath: Bool
  @Environment(\.look.tabs) private var look
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let (places, isMoreChosen) = (value.places(look.places), value.isMoreChosen(look.places) || isMoreShown)
    HStack(spacing: 0) {
      ForEach(places.items) { item in
        let position = (places.items.firstIndex(of: item) ?? 0) + 1
        TabBarButton(
          item: item, isSelected: item.index == value.selected && !isMoreShown, position: position, count: places.count
        ) { choose(item) }
      }
      if places.hasMore {
        TabBarButton(item: .more, isSelected: isMoreChosen, position: places.count, count: places.count) {
          isMoreShown = true
        }
      }
    }
    .frame(height: verticalSizeClass == .compact ? look.lowHeight : look.height)
    .frame(maxWidth: .infinity)
    .background { if isContentBeneath { TabBarBackground() } }
    // Titles in bars do not grow with the user's texts.
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private func choose(_ item: TabItem) {
    let wasMoreShown = isMoreShown
    isMoreShown = false
    // Below the list a tab comes back as it was.
    if !wasMoreShown || item.index != value.selected { value.node?.choose(item.index) }
  }
}

/// The bar's material, over what the device covers below the bar too, and the line above it.
private struct TabBarBackground: View {
  @Environment(\.look.tabs) private var look
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    Rectangle().fill(.bar).ignoresSafeArea(.container, edges: [.bottom, .horizontal])
      .overlay(alignment: .top) {
        Rectangle().fill(colorScheme == .dark ? look.darkLine : look.line)
          .frame(height: 1 / displayScale).offset(y: -1 / displayScale)
          .ignoresSafeArea(.container, edges: .horizontal)
      }
      .accessibilityHidden(true)
  }
}

extension TabBarValue {
  /// The tabs that have a place of their own in a bar with a number of places.
  func places(_ limit: Int) -> (items: ArraySlice<TabItem>, hasMore: Bool, count: Int) {
    let hasMore = items.count > limit
    let own = hasMore ? items.prefix(limit - 1) : items[...]
    return (own, hasMore, own.count + (hasMore ? 1 : 0))
  }

  /// The tabs that the list of the others holds.
  func others(_ limit: Int) -> ArraySlice<TabItem> {
    let places = places(limit)
    return places.hasMore ? items[places.items.endIndex...] : []
  }

  func isMoreChosen(_ limit: Int) -> Bool { others(limit).contains { $0.index == selected } }
}
