import CoreGraphicsTypes
public import SwiftUICore

/// Two or three columns side by side where there is room, each with a bar of its own; one stack of screens where there is not.
///
/// A link in one column shows its screen in the next one. Where the window becomes narrow the columns' screens move into one
/// stack, and back, with their state.
///
///     NavigationSplitView {
///       List(names, id: \.self, selection: $name) { Text($0) }
///     } detail: {
///       Text(name ?? "Choose a town")
///     }
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var columns = SplitColumns()
  @State private var revision = 0
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.windowWidth) private var windowWidth

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Shows three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Shows three columns, some of which may be hidden.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Shows three columns, of which a binding says which one shows where there is room for one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Shows three columns, some of which may be hidden, and of which a binding says which one shows where there is room for one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  @MainActor public var body: some View {
    let (columns, windowWidth) = (columns, windowWidth)
    return Group {
      // One at a time the columns are screens over each other.
      if sizeClass == .compact { NavigationScreens(model: columns.stack) } else { sideBySide }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
      let known = columns.width ?? windowWidth
      columns.width = width
      if known != width { columns.changed() }
    }
  }

  /// The columns after the sidebar.
  @MainActor private var following: [AnyView] { content.map { [AnyView($0), AnyView(detail)] } ?? [AnyView(detail)] }

  // MARK: Side by side

  @MainActor private var sideBySide: some View {
    SplitLayoutView(
      columns: columns, width: columns.width ?? windowWidth, hasContent: content != nil, visibility: visibility ?? $ownVisibility,
      sidebar: AnyView(sidebar), content: content.map { AnyView($0) } ?? AnyView(EmptyView()), detail: AnyView(detail))
  }

  /// How many columns beyond the sidebar a binding wants to be shown.
  private var shownColumns: Int? {
    guard let compactColumn else { return nil }
    switch compactColumn.wrappedValue.column {
    case .sidebar: return 0
    case .content: return content == nil ? 0 : 1
    case .detail: return content == nil ? 1 : 2
    }
  }
}

extension NavigationSplitView: ModelReconciling {
  @MainActor package func reconcile() {
    // Reading it makes the columns update when one of them asks for it.
    _ = revision
    let revision = $revision
    columns.changed = { revision.wrappedValue += 1 }
    columns.show(collapsed: sizeClass == .compact, columns: following)
    guard sizeClass == .compact else { return }
    let model = columns.stack
    model.isColumn = true
    model.configure(root: AnyView(sidebar), path: nil, changed: columns.changed)
    model.setColumns(following, shown: shownColumns, compactColumn: compactColumn)
    model.followPath()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Shows two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Shows two columns, of which the first may be hidden.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Shows two columns, of which a binding says which one shows where there is room for one.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Shows two columns, of which the first may be hidden, and of which a binding says which one shows where there is room for one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}

extension NavigationSplitView: KeepsOwnState {
  package static var keptProperties: Set<String> { ["ownVisibility"] }
}
