import Foundation
import SwiftUICore

/// The names by which a person changes a tab, and what they may change of it.
nonisolated struct TabCustomizationTraits: Equatable {
  var tab: String?
  var section: String?
  var behavior = TabCustomizationBehavior.automatic

  /// Whether a customization decides if the tab shows.
  var canHide: Bool { tab != nil && behavior == .automatic }
  /// Whether a person decides on its place in its section.
  var canMove: Bool { tab != nil && section != nil && behavior != .disabled }
}

extension TabBarValue {
  /// The tabs that a sidebar shows, as a person has changed them, each section's in its order.
  func sidebarItems(_ customization: TabViewCustomization?) -> [TabItem] {
    guard let customization else { return sidebarItems }
    return ordered(customization).filter { isInSidebar($0, customization) }
  }

  /// Whether a sidebar shows a tab.
  func isInSidebar(_ item: TabItem, _ customization: TabViewCustomization) -> Bool {
    let chosen = item.customization.canHide ? item.customization.tab.map { customization[sidebarVisibility: $0] } : nil
    return switch chosen ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: !item.hiddenPlacements.contains(.sidebar)
    }
  }

  /// All tabs, each section's in its order.
  func ordered(_ customization: TabViewCustomization) -> [TabItem] {
    groups.flatMap { group in
      guard let order = group.first?.customization.section.flatMap({ customization[sectionID: $0] }) else { return group }
      let place = { (item: TabItem) in item.customization.tab.flatMap { order.firstIndex(of: $0) } ?? order.count }
      return group.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
    }
  }

  /// The tabs as they were declared: those of each section, and those between sections.
  private var groups: [[TabItem]] { items.grouped }
}

extension [TabItem] {
  /// Neighbours of one section together.
  fileprivate var grouped: [[TabItem]] {
    reduce(into: []) { groups, item in
      if let last = groups.last?.last, last.section?.id == item.section?.id {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
  }
}

/// The tabs of a sidebar while a person decides in which order they are.
struct TabSidebarEditor: View {
  let value: TabBarValue
  let customization: Binding<TabViewCustomization>

  private struct Group: Identifiable {
    let items: [TabItem]
    var id: Int { items.first?.index ?? -1 }
  }

  var body: some View {
    let groups = value.ordered(customization.wrappedValue).grouped.map { Group(items: $0) }
    List {
      ForEach(groups) { group in
        Section {
          ForEach(group.items) { item in
            item.label.moveDisabled(!item.customization.canMove)
          }
          .onMove { move(group.items, from: $0, to: $1) }
        } header: {
          group.items.first?.section?.header
        }
      }
    }
    .listStyle(.plain)
    .scrollContentBackground(.hidden)
    .environment(\.editMode, .constant(.active))
  }

  private func move(_ items: [TabItem], from offsets: IndexSet, to destination: Int) {
    guard let section = items.first?.customization.section else { return }
    var order = items.compactMap(\.customization.tab)
    // Only tabs that all have names can be told apart.
    guard order.count == items.count else { return }
    order.move(fromOffsets: offsets, toOffset: destination)
    customization.wrappedValue.setOrder(order, of: section)
  }
}
