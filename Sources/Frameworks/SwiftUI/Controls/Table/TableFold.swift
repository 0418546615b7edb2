import SwiftUICore

private enum TableLevelKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// How deep in its tree a row of a table is; `nil` where the rows are no tree.
  nonisolated var tableLevel: Int? {
    get { self[TableLevelKey.self] }
    set { self[TableLevelKey.self] = newValue }
  }
}

/// The room before a row's first column, with the sign that unfolds the rows below it.
struct TableFold: View {
  /// `nil` where there are no rows below.
  let isExpanded: Binding<Bool>?
  let level: Int
  let metrics: Metrics

  var body: some View {
    let indentation = CGFloat(level) * metrics.lists.indentation
    if let isExpanded {
      Button {
        withAnimation(metrics.lists.disclosureMotion) { isExpanded.wrappedValue.toggle() }
      } label: {
        DisclosureChevron(isExpanded: isExpanded.wrappedValue, metrics: metrics.lists)
          .frame(width: metrics.tables.foldWidth, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
      .padding(.leading, indentation)
    } else {
      Color.clear.frame(width: indentation + metrics.tables.foldWidth, height: 0)
    }
  }
}

/// A row and the rows below it, which are there while it is unfolded.
struct TableBranch<Value: Identifiable, Content: View>: View {
  let value: Value
  let expansion: Binding<Bool>?
  let content: () -> Content
  @State private var isOpen = false
  @Environment(\.tableLevel) private var level

  nonisolated static func _viewListCount() -> Int? { nil }

  var body: some View {
    let isExpanded = expansion ?? $isOpen
    TableRowView(value: value, isExpanded: isExpanded).tag(value.id)
    if isExpanded.wrappedValue { content().environment(\.tableLevel, (level ?? 0) + 1) }
  }
}

/// The rows of a tree.
struct TableTree<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  nonisolated static func _viewListCount() -> Int? { nil }

  var body: some View {
    let children = children
    ForEach(data) { element in
      if let inner = element[keyPath: children] {
        TableBranch(value: element, expansion: nil) { TableTree(data: inner, children: children) }
      } else {
        TableRowView(value: element).tag(element.id)
      }
    }
  }
}
