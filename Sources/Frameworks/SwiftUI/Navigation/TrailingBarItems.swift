import SwiftUICore

/// The items at the trailing side of a bar, after the menu of those that are done less; where the bar has no room for all, some are in
/// that menu.
struct TrailingBarItems: View {
  let bar: BarModel

  var body: some View {
    let all = bar.items(.trailing)
    let items = all.filter { !$0.placement.isPinned } + all.filter(\.placement.isPinned)
    if bar.overflows {
      ViewThatFits(in: .horizontal) {
        ForEach(0...items.count { !$0.placement.isPinned }, id: \.self) { row(items, without: $0) }
      }
    } else {
      row(items, without: 0)
    }
  }

  /// All items but so many of the lowest priority, which are in the menu.
  private func row(_ items: [BarItem], without count: Int) -> some View {
    let order = items.indices.filter { !items[$0].placement.isPinned }.sorted {
      items[$0].priority == items[$1].priority ? $0 > $1 : items[$0].priority < items[$1].priority
    }
    let left = Set(order.prefix(count))
    let shown = items.indices.filter { !left.contains($0) }.map { items[$0] }
    let menu = items.indices.filter(left.contains).map { items[$0] } + bar.items(.secondary)
    return HStack(spacing: bar.metrics.itemSpacing) {
      if !menu.isEmpty { SecondaryMenu(items: menu) }
      if !shown.isEmpty { BarItems(items: shown, metrics: bar.metrics) }
    }
  }
}

extension BarModel {
  /// Whether items leave the bar where it has no room for all: an item has said which ones do.
  var overflows: Bool { items(.trailing).contains { $0.priority != .automatic } }
}
