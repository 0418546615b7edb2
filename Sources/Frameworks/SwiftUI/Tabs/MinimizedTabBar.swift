import CoreGraphicsTypes
import SwiftUICore

/// The bar at the bottom while it is small: the tab that shows at the leading side, and the one that searches at the trailing one,
/// each on glass; between them is room for what is above a large bar.
struct MinimizedTabBar: View {
  let value: TabBarValue
  let expand: () -> Void
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let choices = value.choices(value.barItems)
    HStack(spacing: 0) {
      if let shown = choices.first(where: \.isSelected) {
        button(TabChoice(item: shown.item, isSelected: true, position: shown.position, count: shown.count, choose: expand))
      }
      Spacer(minLength: 0)
      if let search = choices.first(where: { $0.item.role == .search && !$0.isSelected }) {
        button(
          TabChoice(item: search.item, isSelected: false, position: search.position, count: search.count) {
            expand()
            search.choose()
          })
      }
    }
    .padding(.horizontal, metrics.minimized.margin)
    .frame(height: metrics.minimizedHeight(isLow: verticalSizeClass == .compact))
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
  }

  private func button(_ choice: TabChoice) -> some View {
    TabButton(choice) {
      choice.item.label
        .labelStyle(.iconOnly)
        .environment(\.symbolFont, metrics.symbolFont)
        .imageScale(.large)
        .environment(\.symbolVariants, .fill)
        .foregroundStyle(choice.isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(width: metrics.minimized.diameter, height: metrics.minimized.diameter)
        .glassEffect()
        .contentShape(Circle())
    }
  }
}
