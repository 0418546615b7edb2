import SwiftUICore

/// How tables look; apply it with `tableStyle(_:)`.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The list that a table in this style is.
  nonisolated var _kind: _ListStyleKind { get }
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
  /// Makes the style of rows that stand away from the sides.
  public nonisolated init() {}
  /// Rows with more room on both sides.
  public nonisolated var _kind: _ListStyleKind { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand away from the table's sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableStyleKindKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .plain } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The list that tables here are.
  var tableStyleKind: _ListStyleKind {
    get { self[TableStyleKindKey.self] }
    set { self[TableStyleKindKey.self] = newValue }
  }
  /// Whether tables here show the titles of their columns.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
