import Foundation
import SwiftUICore

/// The titles of the columns.
struct TableHeader<Value>: View {
  let columns: TableColumns<Value>
  let order: TableOrder?
  @Environment(\.metrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let (all, table, order) = (columns.all, metrics.tables, order)
    VStack(spacing: 0) {
      TableColumnsLayout(columns: columns.positions(direction), metrics: table, list: (metrics.lists, columns.style)) {
        ForEach(all.indices, id: \.self) { index in
          let comparator = all[index].comparator
          if let order, let comparator {
            TableTitle(title: all[index].title, direction: order.direction(comparator)) { order.sort(comparator) }
          } else {
            all[index].title.font(table.headerFont).lineLimit(1).foregroundStyle(.secondary)
          }
        }
      }
      .padding(.vertical, table.headerInset)
      .frame(minHeight: table.headerHeight)
      Divider()
    }
    .background(.bar)
    .accessibilityElement(children: .contain)
  }
}

/// The title of a column, which sorts by it.
private struct TableTitle: View {
  let title: AnyView
  /// How it is sorted by this column; `nil` where it is not.
  let direction: SortOrder?
  let sort: () -> Void
  @Environment(\.metrics) private var metrics

  var body: some View {
    let (title, direction, metrics) = (title, direction, metrics.tables)
    Pressable(action: sort) { isPressed in
      HStack(spacing: metrics.sortSignSpacing) {
        title.font(metrics.headerFont).lineLimit(1)
        if let direction {
          Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(metrics.sortSignFont)
            .accessibilityHidden(true)
        }
      }
      .foregroundStyle(direction == nil ? .secondary : .primary)
      .opacity(isPressed ? metrics.pressedOpacity : 1)
      .contentShape(Rectangle())
    }
    .accessibilityControl(.button, activate: sort)
    .accessibilityValue(direction.map { $0 == .forward ? "Ascending" : "Descending" } ?? "")
  }
}

/// What sorts a table, without its type.
nonisolated struct TableOrder {
  /// How the table is sorted by a comparator first; `nil` where it is not.
  let direction: (Any) -> SortOrder?
  /// Sorts by a comparator first, or the other way round where it does already.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      var a = a
      a.order = b.order
      return a == b
    }
    direction = { comparator in
      guard let comparator = comparator as? Sort, let first = order.wrappedValue.first, isSame(first, comparator) else {
        return nil
      }
      return first.order
    }
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var all = order.wrappedValue
      if let first = all.first, isSame(first, comparator) {
        all[0].order = first.order == .forward ? .reverse : .forward
      } else {
        all.removeAll { isSame($0, comparator) }
        all.insert(comparator, at: 0)
      }
      order.wrappedValue = all
    }
  }
}
