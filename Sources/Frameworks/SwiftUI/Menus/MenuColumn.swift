import CoreGraphicsTypes
import SwiftUICore

/// What a view is in a menu.
nonisolated struct MenuItemRole: Equatable {
  enum Kind { case row, header, divider, absent }
  var kind = Kind.row
  var section = 0
}

/// Says of a view in a menu what it is, for the column.
nonisolated enum MenuItemRoleKey: LayoutValueKey { static var defaultValue: MenuItemRole { MenuItemRole() } }

/// Whether a view is a whole row of a menu by itself.
nonisolated enum MenuRowKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts the rows of a menu below each other; between them rows draw a line or a gap in the room that they get for it.
nonisolated struct MenuColumn: Layout {
  let metrics: MenuMetrics
  /// The width of a line, in points.
  let pixel: CGFloat
  let level: MenuLevel?
  /// `nil` where all items have views.
  var length: MenuLength?

  private struct Entry {
    let view: LayoutSubview
    let position: MenuItemRole
    /// Whether a divider stands before it.
    let isDivided: Bool
    let height: CGFloat
  }

  private func entries(_ subviews: Subviews, width: CGFloat?) -> [Entry] {
    var entries: [Entry] = []
    var isDivided = false
    for view in subviews {
      let position = view[MenuItemRoleKey.self]
      switch position.kind {
      case .absent: continue
      case .divider: isDivided = true
      case .row, .header:
        let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        guard height > 0 else { continue }
        entries.append(Entry(view: view, position: position, isDivided: isDivided, height: height))
        isDivided = false
      }
    }
    return turns ? turned(entries) : entries
  }

  /// The last section first, in each the last row first, below the section's title.
  private func turned(_ entries: [Entry]) -> [Entry] {
    var groups: [[Entry]] = []
    for (index, entry) in entries.enumerated() {
      if index == 0 || isApart(entries[index - 1], entry) { groups.append([]) }
      groups[groups.count - 1].append(entry)
    }
    return groups.reversed().flatMap { group in
      group.filter { $0.position.kind == .header } + group.filter { $0.position.kind != .header }.reversed()
    }
  }

  private func isApart(_ a: Entry, _ b: Entry) -> Bool {
    a.position.section != b.position.section || b.isDivided
  }

  private func room(between a: Entry, and b: Entry) -> CGFloat {
    a.position.section != b.position.section || (turns ? a.isDivided : b.isDivided) ? metrics.sectionGap : pixel
  }
  private var turns: Bool {
    level?.turns ?? false && !(length?.isLong ?? false)
  }

  private func rooms(_ entries: [Entry]) -> [CGFloat] {
    entries.indices.map { $0 + 1 < entries.count ? room(between: entries[$0], and: entries[$0 + 1]) : 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let entries = entries(subviews, width: proposal.width)
    let own = zip(entries, rooms(entries)).reduce(0) { $0 + $1.0.height + $1.1 }
    return CGSize(width: proposal.width ?? metrics.width, height: max(own, proposal.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
    let entries = entries(subviews, width: bounds.width)
    var rooms = rooms(entries)
    let own = zip(entries, rooms).reduce(0) { $0 + $1.0.height + $1.1 }
    // What a column in a column is to leave free is its last row's.
    if let last = rooms.indices.last, bounds.height > own + 0.01 { rooms[last] += bounds.height - own }
    var y = bounds.minY
    for (entry, room) in zip(entries, rooms) {
      entry.view.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: entry.height + room))
      y += entry.height + room
    }
  }
}

/// Says of each view of a menu what it is, and makes rows of those that are none.
nonisolated struct MenuDecorator: ElementDecorator {
  func decoration(of element: ListElement) -> MenuElementChrome {
    var position = MenuItemRole(section: element.position.section)
    switch element.position.role {
    case .header: position.kind = .header
    case .footer: position.kind = .absent
    case .row: if element.kind == .divider { position.kind = .divider }
    }
    return MenuElementChrome(position: position, isRow: element.layoutValue(MenuRowKey.self))
  }
}

/// What stands around a view of a menu.
nonisolated struct MenuElementChrome: ViewModifier, Equatable {
  let position: MenuItemRole
  let isRow: Bool

  @MainActor func body(content: Content) -> some View {
    MenuElement(kind: position.kind, isRow: isRow, content: content).layoutValue(key: MenuItemRoleKey.self, value: position)
  }
}

/// A view of a menu that is no item: a text in a row, or the title of a section; and whatever makes its row by itself.
private struct MenuElement<Content: View>: View {
  let kind: MenuItemRole.Kind
  let isRow: Bool
  let content: Content
  @MenuMeasures private var rowMetrics
  @Environment(\.metrics.menus) private var metrics
  @Environment(\.colorScheme) private var scheme

  private var isWhole: Bool { isRow || kind == .divider || kind == .absent }

  var body: some View {
    let rowMetrics = rowMetrics
    MenuRowLayout(rowMetrics: rowMetrics, isWhole: isWhole, height: kind == .header ? rowMetrics.headerHeight : nil) {
      content
        .opacity(kind == .absent ? 0 : isWhole ? 1 : metrics.subtitleOpacity)
        .accessibilityHidden(kind == .absent)
        .accessibilityAddTraits(kind == .header ? .isHeader : [])
        .menuRole(.label)
      if !isWhole { MenuSeparators.views(metrics, scheme) }
    }
  }
}
