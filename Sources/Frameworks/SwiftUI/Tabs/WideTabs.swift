import CoreGraphicsTypes
import SwiftUICore

/// Views below a capsule of tabs at the top of a wide window, or beside a sidebar of them.
struct WideTabs: View {
  let configuration: _TabViewStyleConfiguration
  let hasSidebar: Bool
  @State private var isSidebarShown = false

  var body: some View {
    configuration.tabs
      .barPreferenceValue(TabBarKey.self, edge: .top) { value in
        if !value.isHidden, !isSidebarShown {
          TopTabBar(value: value, showSidebar: hasSidebar ? { isSidebarShown = true } : nil)
        }
      }
      .barPreferenceValue(TabBarKey.self, edge: .leading) { value in
        if isSidebarShown, hasSidebar { TabSidebar(value: value) { isSidebarShown = false } }
      }
  }
}

/// The capsule of tabs.
private struct TopTabBar: View {
  let value: TabBarValue
  let showSidebar: (() -> Void)?
  @Environment(\.look.tabs.top) private var look

  var body: some View {
    HStack(spacing: 0) {
      if let showSidebar { SidebarButton(action: showSidebar) }
      ForEach(value.items) { item in
        TopTab(
          item: item, isSelected: item.index == value.selected, position: (value.items.firstIndex(of: item) ?? 0) + 1,
          count: value.items.count
        ) { value.node?.choose(item.index) }
      }
    }
    .padding(look.markMargin)
    .frame(height: look.height)
    .background(look.fill, in: Capsule())
    .padding(.top, look.offset)
    .frame(maxWidth: .infinity, minHeight: look.rowHeight, maxHeight: look.rowHeight, alignment: .top)
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

private struct SidebarButton: View {
  let action: () -> Void
  var body: some View {
    Button(action: action) { Image(systemName: "sidebar.leading").accessibilityLabel("Sidebar") }
      .padding(.horizontal, 12)
  }
}

/// A tab in the capsule: its title, and its symbol where it searches.
private struct TopTab: View {
  let item: TabItem
  let isSelected: Bool
  let position: Int
  let count: Int
  let action: () -> Void
  @Environment(\.look.tabs.top) private var look
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Pressable(action: action) { _ in
      HStack(spacing: 6) {
        if item.role == .search { item.label.labelStyle(.iconOnly) } else { item.label.labelStyle(.titleOnly) }
        if let badge = item.badge { TabBadge(text: badge) }
      }
      .font(isSelected ? look.selectedFont : look.font)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .padding(.horizontal, look.titleMargin)
      .frame(maxHeight: .infinity)
      .background {
        if isSelected {
          Capsule().fill(colorScheme == .dark ? look.darkMark : look.mark)
            .shadow(color: .black.opacity(0.12), radius: look.markShadow)
        }
      }
      .contentShape(Capsule())
    }
    .modifier(TabElement(item: item, isSelected: isSelected, position: position, count: count, action: action))
    .disabled(item.isDisabled)
  }
}

/// The tabs as rows, in their sections.
private struct TabSidebar: View {
  let value: TabBarValue
  let close: () -> Void
  @Environment(\.look) private var look
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        SidebarButton(action: close).frame(height: look.bars.height)
        ForEach(value.items) { item in
          if let section = item.section, isFirst(item, in: section) {
            section.header.font(look.tabs.top.sectionFont)
              .padding(.horizontal, look.tabs.top.sidebarInset)
              .frame(maxWidth: .infinity, minHeight: look.tabs.top.sidebarRowHeight, alignment: .leading)
              .accessibilityAddTraits(.isHeader)
          }
          SidebarRow(
            item: item, isSelected: item.index == value.selected, position: (value.items.firstIndex(of: item) ?? 0) + 1,
            count: value.items.count
          ) { value.node?.choose(item.index) }
        }
      }
      .padding(.horizontal, look.tabs.top.sidebarMargin)
    }
    .frame(width: look.tabs.top.sidebarWidth)
    .background(Color(uiColor: .secondarySystemBackground))
    .overlay(alignment: .trailing) {
      Rectangle().fill(.separator).frame(width: 1 / displayScale).ignoresSafeArea(edges: .vertical)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private func isFirst(_ item: TabItem, in section: TabSectionTrait) -> Bool {
    value.items.first { $0.section?.id == section.id } == item
  }
}

private struct SidebarRow: View {
  let item: TabItem
  let isSelected: Bool
  let position: Int
  let count: Int
  let action: () -> Void
  @Environment(\.look.tabs.top) private var look

  var body: some View {
    Pressable(action: action) { _ in
      HStack(spacing: 12) {
        item.label.lineLimit(1)
        Spacer(minLength: 0)
        if let badge = item.badge { badge.foregroundStyle(.secondary).accessibilityHidden(true) }
      }
      .padding(.horizontal, look.sidebarInset)
      .frame(minHeight: look.sidebarRowHeight)
      .background {
        if isSelected { RoundedRectangle(cornerRadius: look.sidebarCorner).fill(look.fill) }
      }
      .contentShape(Rectangle())
    }
    .modifier(TabElement(item: item, isSelected: isSelected, position: position, count: count, action: action))
    .disabled(item.isDisabled)
  }
}
