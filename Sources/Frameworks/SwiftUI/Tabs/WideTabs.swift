import CoreGraphicsTypes
import SwiftUICore

/// The capsule of tabs.
struct TopTabBar: View {
  let value: TabBarValue
  let showSidebar: (() -> Void)?
  @Environment(\.metrics.tabs.top) private var metrics

  var body: some View {
    HStack(spacing: 0) {
      if let showSidebar { SidebarButton(action: showSidebar) }
      ForEach(value.choices(value.barItems)) { TopTab(choice: $0) }
    }
    .padding(metrics.markMargin)
    .frame(height: metrics.height)
    .background(metrics.fill, in: Capsule())
    .padding(.top, metrics.offset)
    .frame(maxWidth: .infinity, minHeight: metrics.rowHeight, maxHeight: metrics.rowHeight, alignment: .top)
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }
}

private struct SidebarButton: View {
  let action: () -> Void
  @Environment(\.metrics.tabs.top) private var metrics
  var body: some View {
    Button(action: action) { Image(systemName: "sidebar.leading").accessibilityLabel("Sidebar") }
      .foregroundColor(nil)
      .padding(.horizontal, metrics.sidebarButtonMargin)
  }
}

/// A tab in the capsule: its title, and its symbol where it searches.
private struct TopTab: View {
  let choice: TabChoice
  @Environment(\.metrics.tabs.top) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let (item, isSelected) = (choice.item, choice.isSelected)
    TabButton(choice) {
      HStack(spacing: metrics.badgeSpacing) {
        if item.role == .search { item.label.labelStyle(.iconOnly) } else { item.label.labelStyle(.titleOnly) }
        if let badge = item.badge { TabBadge(text: badge).accessibilityHidden(true) }
      }
      .font(isSelected ? metrics.selectedFont : metrics.font)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .padding(.horizontal, metrics.titleMargin)
      .frame(maxHeight: .infinity)
      .background {
        if isSelected {
          Capsule().fill(colorScheme == .dark ? metrics.darkMark : metrics.mark)
            .shadow(color: .black.opacity(0.12), radius: metrics.markShadow)
        }
      }
      .contentShape(Capsule())
    }
  }
}

/// The tabs as rows, in their sections, between what the app has put above and below them.
struct TabSidebar: View {
  let value: TabBarValue
  let close: () -> Void
  @Environment(\.metrics) private var metrics
  @Environment(\.displayScale) private var displayScale
  @Environment(\.tabSidebarSlots) private var parts
  @Environment(\.tabViewCustomization) private var customization
  @State private var isEditing = false

  var body: some View {
    VStack(spacing: 0) {
      if isEditing, let customization {
        buttons(customization).padding(.horizontal, metrics.tabs.top.sidebarMargin)
        TabSidebarEditor(value: value, customization: customization)
      } else {
        tabs
      }
      parts.bottomBar
    }
    .frame(width: metrics.tabs.top.sidebarWidth)
    .background(Color(uiColor: .secondarySystemBackground))
    .overlay(alignment: .trailing) {
      Rectangle().fill(.separator).frame(width: 1 / displayScale).ignoresSafeArea(edges: .vertical)
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  /// The buttons above the tabs: one for the bar in place of the sidebar, and one to change the tabs where that is possible.
  private func buttons(_ customization: Binding<TabViewCustomization>?) -> some View {
    let isEditable = customization != nil && value.items.contains { $0.customization.canMove }
    return HStack(spacing: 0) {
      SidebarButton(action: close)
      if isEditable {
        Spacer(minLength: 0)
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
          .foregroundColor(nil)
          .padding(.horizontal, metrics.tabs.top.sidebarButtonMargin)
      }
    }
    .frame(height: metrics.bars.height)
  }

  private var tabs: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        buttons(customization)
        parts.header
        ForEach(rows) { row in
          switch row.kind {
          case .header(let view):
            view.font(metrics.tabs.top.sectionFont)
              .padding(.horizontal, metrics.tabs.top.sidebarInset)
              .frame(maxWidth: .infinity, minHeight: metrics.tabs.top.sidebarRowHeight, alignment: .leading)
              .accessibilityAddTraits(.isHeader)
          case .tab(let choice): SidebarRow(choice: choice)
          case .actions(let view): view.buttonStyle(SidebarActionStyle())
          }
        }
        parts.footer
      }
      .padding(.horizontal, metrics.tabs.top.sidebarMargin)
    }
  }

  private struct Row: Identifiable {
    enum Kind { case header(AnyView), tab(TabChoice), actions(AnyView) }
    let id: String
    let kind: Kind
  }

  /// Tabs, each section's below its header and above its actions.
  private var rows: [Row] {
    let choices = value.choices(value.sidebarItems(customization?.wrappedValue))
    var rows: [Row] = []
    for (position, choice) in choices.enumerated() {
      let section = choice.item.section
      if let section, position == 0 || choices[position - 1].item.section?.id != section.id {
        rows.append(Row(id: "header \(choice.id)", kind: .header(section.header)))
      }
      rows.append(Row(id: "tab \(choice.id)", kind: .tab(choice)))
      if let section, let actions = section.actions,
        position == choices.count - 1 || choices[position + 1].item.section?.id != section.id
      {
        rows.append(Row(id: "actions \(choice.id)", kind: .actions(actions)))
      }
    }
    return rows
  }
}

/// A tab in a sidebar.
private struct SidebarRow: View {
  let choice: TabChoice
  @Environment(\.metrics.tabs.top) private var metrics

  var body: some View {
    TabButton(choice) {
      HStack(spacing: metrics.sidebarSpacing) {
        choice.item.label.lineLimit(1)
        Spacer(minLength: 0)
        if let badge = choice.item.badge { badge.foregroundStyle(.secondary).accessibilityHidden(true) }
      }
      .padding(.horizontal, metrics.sidebarInset)
      .frame(minHeight: metrics.sidebarRowHeight)
      .background {
        if choice.isSelected { RoundedRectangle(cornerRadius: metrics.sidebarCorner).fill(metrics.fill) }
      }
      .contentShape(Rectangle())
    }
  }
}

/// A button among the tabs of a sidebar.
private struct SidebarActionStyle: ButtonStyle {
  @Environment(\.metrics.tabs.top) private var metrics

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.lineLimit(1).foregroundStyle(.tint)
      .padding(.horizontal, metrics.sidebarInset)
      .frame(maxWidth: .infinity, minHeight: metrics.sidebarRowHeight, alignment: .leading)
      .opacity(configuration.isPressed ? 0.2 : 1)
      .contentShape(Rectangle())
  }
}
