import CoreGraphicsTypes
import SwiftUICore

extension TabItem {
  fileprivate init(index: Int, label: AnyView) {
    self.index = index
    self.label = label
    (badge, role, isDisabled, accessibility, section) = (nil, nil, false, nil, nil)
  }

  /// What stands for the tabs that have no place in the bar.
  static var more: TabItem { TabItem(index: -1, label: AnyView(Label("More", systemImage: "ellipsis"))) }
}

/// Shows the list of the tabs that have no place in the bar over the tab that is chosen, and a way back to it over one of them.
struct MoreTabs: ViewModifier {
  @Binding var isShown: Bool
  @State private var selected: Int?
  @Environment(\.look) private var look

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(isShown)
      .disabled(isShown)
      .overlayPreferenceValue(TabBarKey.self) { value in
        if isShown { MoreList(value: value, isShown: $isShown) }
      }
      .barPreferenceValue(TabBarKey.self, edge: .top) { value in
        if value.isMoreChosen(look.tabs.places), !isShown { back }
      }
      // Choosing a tab closes the list, whoever chose it.
      .onPreferenceChange(TabBarKey.self) { value in
        if value.selected != selected {
          selected = value.selected
          isShown = false
        }
      }
  }

  /// The bar over one of the other tabs.
  private var back: some View {
    Button {
      isShown = true
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").fontWeight(.semibold).imageScale(.large).accessibilityHidden(true)
        Text("More")
      }
    }
    .padding(.horizontal, look.bars.margin / 2)
    .frame(maxWidth: .infinity, minHeight: look.bars.height, alignment: .leading)
  }
}

/// The list of the other tabs.
private struct MoreList: View {
  let value: TabBarValue
  @Binding var isShown: Bool
  @Environment(\.look) private var look

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(value.others(look.tabs.places)) { item in
            MoreRow(item: item) {
              value.node?.choose(item.index)
              isShown = false
            }
          }
        }
      }
      .frame(maxWidth: .infinity)
      .navigationTitle("More")
    }
    .background()
  }
}

private struct MoreRow: View {
  let item: TabItem
  let action: () -> Void
  @Environment(\.look.tabs.top) private var look
  @Environment(\.look.bars) private var bars

  var body: some View {
    Pressable(action: action) { isPressed in
      HStack(spacing: 12) {
        item.label
        Spacer()
        if let badge = item.badge { badge.foregroundStyle(.secondary) }
        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold)).foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
      .padding(.horizontal, bars.margin)
      .frame(minHeight: look.sidebarRowHeight)
      .background(isPressed ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.clear))
      .overlay(alignment: .bottom) { Divider().padding(.leading, bars.margin) }
      .contentShape(Rectangle())
    }
    .accessibilityControl(.button, activate: action)
  }
}
