public import SwiftUICore

/// How a list looks; set it with `listStyle(_:)`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the looks it is.
  nonisolated var _look: _ListStyleLook { get }
}

/// The looks that lists have.
public enum _ListStyleLook: Sendable {
  /// Rows over the whole width, headers that stay at the top while their section passes.
  case plain
  /// Sections over the whole width, on a gray ground.
  case grouped
  /// Sections as cards on a gray ground.
  case insetGrouped
  /// Rows with more room on both sides.
  case inset
  /// Cards below large headers.
  case sidebar
}

/// The look that fits the surroundings: cards.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Makes the style that lists have without another.
  public nonisolated init() {}
  /// Cards.
  public nonisolated var _look: _ListStyleLook { .insetGrouped }
}

/// Rows over the whole width, headers that stay at the top while their section passes.
nonisolated public struct PlainListStyle: ListStyle {
  /// Makes the style of rows over the whole width.
  public nonisolated init() {}
  /// Rows over the whole width.
  public nonisolated var _look: _ListStyleLook { .plain }
}

/// Sections over the whole width, on a gray ground.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Makes the style of sections over the whole width.
  public nonisolated init() {}
  /// Sections over the whole width.
  public nonisolated var _look: _ListStyleLook { .grouped }
}

/// Sections as cards on a gray ground.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style of cards.
  public nonisolated init() {}
  /// Cards.
  public nonisolated var _look: _ListStyleLook { .insetGrouped }
}

/// Rows with more room on both sides.
nonisolated public struct InsetListStyle: ListStyle {
  /// Makes the style of rows with more room on both sides.
  public nonisolated init() {}
  /// Rows with more room on both sides.
  public nonisolated var _look: _ListStyleLook { .inset }
}

/// Cards below large headers.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Makes the style of a sidebar.
  public nonisolated init() {}
  /// Cards below large headers.
  public nonisolated var _look: _ListStyleLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows over the whole width.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections over the whole width.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with more room on both sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Cards below large headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleLook, style._look) }
}

private enum ListStyleLookKey: EnvironmentKey { static var defaultValue: _ListStyleLook { .insetGrouped } }

extension EnvironmentValues {
  /// How lists look here.
  var listStyleLook: _ListStyleLook {
    get { self[ListStyleLookKey.self] }
    set { self[ListStyleLookKey.self] = newValue }
  }
}

extension _ListStyleLook {
  /// Whether sections are cards, with corners and room around.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
  /// Whether sections stand apart on a gray ground.
  var isGrouped: Bool { self == .grouped || hasCards }

  /// The ground of a list.
  var background: Color { Color(isGrouped ? UIColor.systemGroupedBackground : .systemBackground) }
  /// The ground of a row.
  var rowBackground: Color { Color(isGrouped ? UIColor.secondarySystemGroupedBackground : .systemBackground) }

  /// What headers and footers look like.
  func sectionParts(_ look: Look) -> SectionPartStyle {
    let lists = look.lists
    return SectionPartStyle(key: PartsKey(style: self, look: ObjectIdentifier(look))) { role, values in
      let stands = role == .header && (!isGrouped || self == .sidebar || values.headerProminence == .increased)
      values.setForeground(Color(stands ? UIColor.label : .secondaryLabel))
      values.font = stands ? standingHeaderFont(lists) : lists.headerFont
      values.textCase = role == .header && !stands ? .uppercase : nil
    }
  }

  private func standingHeaderFont(_ look: ListLook) -> Font {
    self == .sidebar ? look.sidebarHeaderFont : isGrouped ? look.largeHeaderFont : look.plainHeaderFont
  }
}

private struct PartsKey: Hashable {
  let style: _ListStyleLook
  let look: ObjectIdentifier
}
