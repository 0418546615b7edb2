public import SwiftUICore

/// Rows in columns, with titles that sort them.
///
/// It is a list whose rows are laid out in columns; in narrow windows it shows the first one and no titles, as on iOS.
///
///
///     Table(cities) {
///       TableColumn("Name") { (city: City) in Text(city.name) }
///       TableColumn("Rain") { (city: City) in Text("\(city.rain)") }.width(80)
///     }
///
/// - Complexity: As a list: what shows, whatever the number of rows.
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let order: TableOrder?
  private let visibility: ((String) -> Visibility)?

  /// Creates a table whose titles change an order; without one they sort nothing.
  nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, order: TableOrder? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
    visibility = customization?.columnVisibility()
  }

  /// What the table shows.
  @MainActor public var body: some View {
    TableBody(rows: rows, columns: shownColumns, selection: selection, order: order)
  }

  @MainActor private var shownColumns: [_TableColumn<Value>] {
    columns._columns.filter { column in
      let own = column.customizationID.flatMap { visibility?($0) } ?? .automatic
      return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }
  }
}

/// The columns of a table that show, as its rows find them.
nonisolated final class TableColumns<Row> {
  let all: [_TableColumn<Row>]
  /// Whether the window is narrow: there is one column, which is as a list's rows are.
  let isNarrow: Bool
  let style: _ListStyleKind

  init(_ all: [_TableColumn<Row>], isNarrow: Bool, style: _ListStyleKind) {
    self.all = isNarrow ? Array(all.prefix(1)) : all
    self.isNarrow = isNarrow
    self.style = style
  }

  /// How wide the columns are and where views stand in them.
  func positions(_ direction: LayoutDirection) -> [(width: TableColumnWidth, alignment: HorizontalAlignment)] {
    all.map { (isNarrow ? .flexible() : $0.width, isNarrow ? .leading : $0.alignment.horizontal(direction)) }
  }
}

private enum TableColumnsKey<Row>: EnvironmentKey { static var defaultValue: TableColumns<Row>? { nil } }

extension EnvironmentValues {
  /// The columns of the table around whose rows stand for a type.
  fileprivate subscript<Row>(tableColumns row: TableRowType<Row>) -> TableColumns<Row>? { self[TableColumnsKey<Row>.self] }
}

/// Stands for a type in a key path.
nonisolated private struct TableRowType<Row>: Hashable {}

private struct TableBody<Value: Identifiable, Rows: TableRowContent>: View where Value == Rows.TableRowValue {
  let rows: Rows
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?
  let order: TableOrder?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headers
  @Environment(\.tableStyleKind) private var style
  @Environment(\.tableAlternatesRows) private var alternates

  var body: some View {
    let shown = TableColumns(columns, isNarrow: sizeClass == .compact, style: style)
    List<Value.ID, _>(selection: selection, content: rows._rows)
      .modifier(EnvironmentWritingModifier { $0[TableColumnsKey<Value>.self] = shown })
      .environment(\.listStyleKind, style)
      .environment(\.styleAlternatesRows, alternates)
      .safeAreaInset(edge: .top, spacing: 0) {
        if !shown.isNarrow, headers != .hidden { TableHeader(columns: shown, order: order) }
      }
  }
}

/// The row of a value in the columns of the table around.
struct TableRowView<Value: Identifiable>: View {
  let value: Value
  /// Whether the rows below it are unfolded, where it has some.
  var isExpanded: Binding<Bool>?
  @Environment(\.[tableColumns: TableRowType<Value>()]) private var columns
  @Environment(\.tableLevel) private var level
  @Environment(\.metrics) private var metrics
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let (all, isNarrow) = (columns?.all ?? [], columns?.isNarrow ?? true)
    TableColumnsLayout(columns: columns?.positions(direction) ?? [], metrics: metrics.tables) {
      ForEach(all.indices, id: \.self) { index in
        let cell = all[index].content(value).lineLimit(isNarrow ? nil : 1)
        if index == 0, level != nil || isExpanded != nil {
          HStack(spacing: 0) {
            TableFold(isExpanded: isExpanded, level: level ?? 0, metrics: metrics)
            cell
          }
        } else {
          cell
        }
      }
    }
  }
}
