import SwiftUICore

/// How tables look; apply it with `tableStyle(_:)`.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The list that a table in this style is.
  nonisolated var _kind: _ListStyleKind { get }
  /// Whether every second row has another ground.
  nonisolated var _alternatesRowBackgrounds: Bool { get }
}

extension TableStyle {
  /// All rows have the same ground.
  public nonisolated var _alternatesRowBackgrounds: Bool { false }
}

/// The look that fits the surroundings.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style that tables have without another.
  public nonisolated init() {}
  /// Rows over the whole width.
  public nonisolated var _kind: _ListStyleKind { .plain }
}

/// Rows that stand away from the table's sides.
public struct InsetTableStyle: TableStyle {
  /// Whether every second row has another ground.
  public nonisolated let _alternatesRowBackgrounds: Bool
  /// Makes the style of rows that stand away from the sides.
  public nonisolated init() { _alternatesRowBackgrounds = false }
  /// Makes the style of rows that stand away from the sides, every second one on another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  /// Rows with more room on both sides.
  public nonisolated var _kind: _ListStyleKind { .inset }
}

/// Rows over the whole width, with a line around all of them.
public struct BorderedTableStyle: TableStyle {
  /// Whether every second row has another ground.
  public nonisolated let _alternatesRowBackgrounds: Bool
  /// Makes the style of rows with a line around all of them.
  public nonisolated init() { _alternatesRowBackgrounds = false }
  /// Makes the style of rows with a line around all of them, every second one on another ground.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
  /// Rows inside of a line.
  public nonisolated var _kind: _ListStyleKind { .bordered }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand away from the table's sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows that stand away from the table's sides, every second one on another ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a line around all of them.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows with a line around all of them, every second one on another ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private enum TableStyleKindKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .plain } }
private enum TableAlternatesRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The list that tables here are.
  var tableStyleKind: _ListStyleKind {
    get { self[TableStyleKindKey.self] }
    set { self[TableStyleKindKey.self] = newValue }
  }
  /// Whether the style of tables here gives every second row another ground.
  var tableAlternatesRows: Bool {
    get { self[TableAlternatesRowsKey.self] }
    set { self[TableAlternatesRowsKey.self] = newValue }
  }
  /// Whether tables here show the titles of their columns.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
