import SwiftUICore

/// How tables look; apply it with `tableStyle(_:)`.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The list that a table in this style is.
  nonisolated var _look: _ListStyleLook { get }
}

/// The look that fits the surroundings.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style that tables have without another.
  public nonisolated init() {}
  /// Rows over the whole width.
  public nonisolated var _look: _ListStyleLook { .plain }
}

/// Rows that stand away from the table's sides.
public struct InsetTableStyle: TableStyle {
  /// Makes the style of rows that stand away from the sides.
  public nonisolated init() {}
  /// Rows with more room on both sides.
  public nonisolated var _look: _ListStyleLook { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that fits the surroundings.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows that stand away from the table's sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableStyleLookKey: EnvironmentKey { static var defaultValue: _ListStyleLook { .plain } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The list that tables here are.
  var tableStyleLook: _ListStyleLook {
    get { self[TableStyleLookKey.self] }
    set { self[TableStyleLookKey.self] = newValue }
  }
  /// Whether tables here show the titles of their columns.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}
