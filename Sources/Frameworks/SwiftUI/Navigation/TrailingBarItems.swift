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
        ForEach(0...items.count { $0.mayLeave }, id: \.self) { row(items, without: $0) }
      }
    } else {
      row(items, without: 0)
    }
  }

  /// All items but so many of the lowest priority, which are in the menu.
  private func row(_ items: [BarItem], without count: Int) -> some View {
    let order = items.indices.filter { items[$0].mayLeave }.sorted {
      items[$0].priority == items[$1].priority ? $0 > $1 : items[$0].priority < items[$1].priority
    }
    let left = Set(order.prefix(count))
    let shown = items.indices.filter { !left.contains($0) }.map { items[$0] }.withoutEmptyGaps
    let menu = items.indices.filter(left.contains).map { items[$0] } + bar.items(.secondary)
    return HStack(spacing: bar.metrics.itemSpacing) {
      if !menu.isEmpty { SecondaryMenu(items: menu, font: bar.metrics.itemFont) }
      if !shown.isEmpty { BarItems(items: shown, metrics: bar.metrics) }
    }
  }
}

extension BarItem {
  /// Whether it goes into the menu where there is no room.
  fileprivate var mayLeave: Bool { !placement.isPinned && !isGap }
}

extension [BarItem] {
  /// The items without gaps that keep nothing apart: at an end, or beside another gap.
  fileprivate var withoutEmptyGaps: [BarItem] {
    enumerated().filter { index, item in
      !item.isGap || (index > 0 && index + 1 < count && !self[index - 1].isGap && self[index...].contains { !$0.isGap })
    }.map(\.element)
  }
}

extension BarModel {
  /// Whether items leave the bar where it has no room for all: an item has said which ones do.
  var overflows: Bool { items(.trailing).contains { $0.priority != .automatic } }
}
