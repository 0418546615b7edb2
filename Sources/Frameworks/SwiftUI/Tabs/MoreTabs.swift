import CoreGraphicsTypes
import SwiftUICore

extension TabItem {
  fileprivate init(index: Int, label: AnyView) {
    self.index = index
    self.label = label
    (badge, role, isDisabled, section) = (nil, nil, false, nil)
    (accessibility, placement, hiddenPlacements) = (TabAccessibility(), .automatic, [])
    customization = TabCustomizationTraits()
  }

  /// What stands for the tabs that have no place in the bar.
  static var more: TabItem { TabItem(index: -1, label: AnyView(Label("More", systemImage: "ellipsis"))) }
}

/// Shows the list of the tabs that have no place in the bar over the tab that is chosen, and a way back to it over one of them.
struct MoreTabs: ViewModifier {
  @Binding var isShown: Bool
  /// Whether the bar is one that may not have a place for all tabs.
  let hasPosition: Bool
  @State private var selected: Int?
  @Environment(\.metrics) private var metrics

  func body(content: Content) -> some View {
    let isListShown = isShown && hasPosition
    content
      .accessibilityHidden(isListShown)
      .disabled(isListShown)
      .overlayPreferenceValue(TabBarKey.self) { value in
        if isListShown { MoreList(value: value, isShown: $isShown) }
      }
      .barPreferenceValue(TabBarKey.self, edge: .top) { value in
        if hasPosition, value.isMoreChosen(metrics.tabs.positions), !isListShown { back }
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
    let bars = metrics.bars
    return Button {
      isShown = true
    } label: {
      HStack(spacing: 0) {
        ChevronShape(line: bars.chevron.width, pointsBack: true)
          .stroke(style: StrokeStyle(lineWidth: bars.chevron.width, lineCap: .round, lineJoin: .round))
          .frame(width: bars.chevron.size.width, height: bars.chevron.size.height)
          .padding(.leading, bars.chevron.x)
        Text("More").font(bars.itemFont)
          .padding(.leading, bars.backTitleX - bars.chevron.x - bars.chevron.size.width)
      }
    }
    .foregroundColor(nil)
    .frame(maxWidth: .infinity, minHeight: bars.height, alignment: .leading)
  }
}

/// The list of the other tabs.
private struct MoreList: View {
  let value: TabBarValue
  @Binding var isShown: Bool
  @Environment(\.metrics.tabs) private var metrics

  var body: some View {
    NavigationView {
      List(value.choices(value.others(metrics.positions))) { choice in
        let choose = {
          choice.choose()
          isShown = false
        }
        Pressable(action: choose, row: ListRowPress(hasDisclosure: true)) { _ in choice.item.label }
          .accessibilityControl(.button, activate: choose)
          .disabled(choice.item.isDisabled)
          .badge(choice.item.badge)
      }
      .listStyle(.plain)
      .navigationTitle("More")
    }
    .background()
  }
}
