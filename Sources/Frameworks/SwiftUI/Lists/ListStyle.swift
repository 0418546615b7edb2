public import SwiftUICore

/// How a list looks; set it with `listStyle(_:)`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which of the looks it is.
  nonisolated var _kind: _ListStyleKind { get }
  /// Whether every second row has another ground.
  nonisolated var _alternatesRowBackgrounds: Bool { get }
}

extension ListStyle {
  /// All rows have the same ground.
  public nonisolated var _alternatesRowBackgrounds: Bool { false }
}

/// The looks that lists have.
public enum _ListStyleKind: Sendable {
  /// Rows over the whole width, headers that stay at the top while their section passes.
  case plain
  /// Sections over the whole width, on a gray ground.
  case grouped
  /// Sections as cards on a gray ground.
  case insetGrouped
  /// Rows with more room on both sides.
  case inset
  /// Rows over the whole width inside of a line.
  case bordered
  /// Cards below large headers.
  case sidebar
}

/// The look that fits the surroundings: cards.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Makes the style that lists have without another.
  public nonisolated init() {}
  /// Cards.
  public nonisolated var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows over the whole width, headers that stay at the top while their section passes.
nonisolated public struct PlainListStyle: ListStyle {
  /// Makes the style of rows over the whole width.
  public nonisolated init() {}
  /// Rows over the whole width.
  public nonisolated var _kind: _ListStyleKind { .plain }
}

/// Sections over the whole width, on a gray ground.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Makes the style of sections over the whole width.
  public nonisolated init() {}
  /// Sections over the whole width.
  public nonisolated var _kind: _ListStyleKind { .grouped }
}

/// Sections as cards on a gray ground.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style of cards.
  public nonisolated init() {}
  /// Cards.
  public nonisolated var _kind: _ListStyleKind { .insetGrouped }
}

/// Rows with more room on both sides.
nonisolated public struct InsetListStyle: ListStyle {
  /// Whether every second row has another ground.
  public nonisolated let _alternatesRowBackgrounds: Bool
  /// Makes the style of rows with more room on both sides.
  public nonisolated init() { _alternatesRowBackgrounds = false }
  /// Makes the style of rows with more room on both sides, every second one on another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  /// Rows with more room on both sides.
  public nonisolated var _kind: _ListStyleKind { .inset }
}

/// Rows over the whole width, with a line around all of them.
nonisolated public struct BorderedListStyle: ListStyle {
  /// Whether every second row has another ground.
  public nonisolated let _alternatesRowBackgrounds: Bool
  /// Makes the style of rows with a line around all of them.
  public nonisolated init() { _alternatesRowBackgrounds = false }
  /// Makes the style of rows with a line around all of them, every second one on another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  /// Rows inside of a line.
  public nonisolated var _kind: _ListStyleKind { .bordered }
}

/// Cards below large headers.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Makes the style of a sidebar.
  public nonisolated init() {}
  /// Cards below large headers.
  public nonisolated var _kind: _ListStyleKind { .sidebar }
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
  /// Rows with more room on both sides, every second one on another ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == BorderedListStyle {
  /// Rows with a line around all of them.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows with a line around all of them, every second one on another ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle {
  /// Cards below large headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how the lists inside look.
  ///
  /// The innermost style counts; without one, lists are grouped on cards.
  ///
  ///     List { Text("Kyoto") }.listStyle(.plain)
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleKind, style._kind).environment(\.styleAlternatesRows, style._alternatesRowBackgrounds)
  }
}

private enum ListStyleKindKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .insetGrouped } }

extension EnvironmentValues {
  /// How lists look here.
  var listStyleKind: _ListStyleKind {
    get { self[ListStyleKindKey.self] }
    set { self[ListStyleKindKey.self] = newValue }
  }
}

extension _ListStyleKind {
  /// Whether sections are cards, with corners and room around.
  package var hasCards: Bool { self == .insetGrouped || self == .sidebar }
  /// Whether sections stand apart on a gray ground.
  package var isGrouped: Bool { self == .grouped || hasCards }

  /// The ground of a list.
  var background: Color { Color(isGrouped ? UIColor.systemGroupedBackground : .systemBackground) }
  /// The ground of a row.
  var rowBackground: Color { Color(isGrouped ? UIColor.secondarySystemGroupedBackground : .systemBackground) }

  /// What headers and footers look like.
  func sectionSupplements(_ metrics: Metrics) -> SectionSupplementStyle {
    let lists = metrics.lists
    return SectionSupplementStyle(key: PartsKey(style: self, metrics: ObjectIdentifier(metrics))) { role, values in
      let stands = role == .header && (!isGrouped || self == .sidebar || values.headerProminence == .increased)
      values.setOwnForeground(Color(stands ? UIColor.label : .secondaryLabel))
      values.font = stands ? standingHeaderFont(lists) : lists.headerFont
      values.textCase = role == .header && !stands ? .uppercase : nil
    }
  }

  private func standingHeaderFont(_ metrics: ListMetrics) -> Font {
    self == .sidebar ? metrics.sidebarHeaderFont : isGrouped ? metrics.largeHeaderFont : metrics.plainHeaderFont
  }
}

private struct PartsKey: Hashable {
  let style: _ListStyleKind
  let metrics: ObjectIdentifier
}
