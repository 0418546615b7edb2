import CoreGraphicsTypes
import SwiftUICore

/// Columns side by side with a line between them.
struct SplitLayoutView: View {
  let columns: SplitColumns
  let width: CGFloat
  let hasContent: Bool
  @Binding var visibility: NavigationSplitViewVisibility
  let sidebar: AnyView
  let content: AnyView
  let detail: AnyView
  @State private var widths: [Int: ColumnWidth] = [:]
  @Environment(\.metrics.navigation) private var metrics
  @Environment(\.splitViewOverlays) private var overlays

  var body: some View {
    // All is made in the update that shows it: what comes from another place of the tree is still there then.
    let shows = shown(in: width)
    arrangement(shows)
      .focusedSceneValue(\.sidebarSwitch, PaneSwitch(isShown: shows.sidebar, toggle: toggle(shows)))
  }

  @ViewBuilder private func arrangement(_ shows: Shown) -> some View {
    if overlays {
      ZStack(alignment: .leading) {
        column(2, detail, target: nil, shows)
        HStack(spacing: 0) { first(shows) }.background(Color(UIColor.systemBackground).ignoresSafeArea())
      }
    } else {
      HStack(spacing: 0) {
        first(shows)
        column(2, detail, target: nil, shows).frame(maxWidth: .infinity)
      }
    }
  }

  private typealias Shown = (sidebar: Bool, content: Bool)

  /// The columns before the last one, each with a line after it.
  @ViewBuilder private func first(_ shows: Shown) -> some View {
    if shows.sidebar {
      HStack(spacing: 0) {
        column(0, sidebar, target: hasContent ? 1 : 2, shows).frame(width: columnWidth(0, metrics.sidebarWidth))
          .listStyle(.sidebar).environment(\.isSidebarColumn, true)
        line
      }
      .transition(.move(edge: .leading))
    }
    if hasContent, shows.content {
      HStack(spacing: 0) {
        column(1, content, target: 2, shows).frame(width: columnWidth(1, metrics.contentWidth)).listStyle(.plain)
        line
      }
      .transition(.move(edge: .leading))
    }
  }

  private var line: some View { Divider().ignoresSafeArea(edges: .vertical) }

  /// What there is room for: all from 1,100 points on, the last two else.
  private func shown(in width: CGFloat) -> Shown {
    switch visibility {
    case .all: (true, true)
    case .doubleColumn: (!hasContent, true)
    case .detailOnly: (false, false)
    default: (!hasContent || width >= metrics.allColumnsFrom, true)
    }
  }

  private func columnWidth(_ index: Int, _ standard: CGFloat) -> CGFloat { widths[index]?.fitting(standard) ?? standard }

  /// Shows the sidebar, or hides it; the first column that shows has the button for that.
  private func toggle(_ index: Int, _ shows: Shown) -> (() -> Void)? {
    index == (shows.sidebar ? 0 : hasContent && shows.content ? 1 : 2) ? toggle(shows) : nil
  }

  private func toggle(_ shows: Shown) -> () -> Void {
    let (visibility, motion) = ($visibility, metrics.sidebarMotion)
    let requested: NavigationSplitViewVisibility = shows.sidebar ? (hasContent ? .doubleColumn : .detailOnly) : .all
    return { withAnimation(motion) { visibility.wrappedValue = requested } }
  }

  private func column(_ index: Int, _ view: AnyView, target: Int?, _ shows: Shown) -> some View {
    ColumnStack(
      model: columns.models[index], target: target.map { columns.models[$0] }, root: view,
      toggleSidebar: IgnoredInComparison(toggle(index, shows)), hasToggle: toggle(index, shows) != nil
    )
    .modifier(SearchInColumn(index: index))
    .onPreferenceChange(ColumnWidthKey.self) { width in
      if widths[index] != width { widths[index] = width }
    }
    .transformPreference(ColumnWidthKey.self) { $0 = nil }
  }
}

/// A column: a stack of screens whose links lead to the next one.
struct ColumnStack: View {
  let model: NavigationModel
  let target: NavigationModel?
  let root: AnyView
  let toggleSidebar: IgnoredInComparison<(() -> Void)?>
  let hasToggle: Bool
  @State private var revision = 0

  var body: some View { NavigationScreens(model: model) }
}

extension ColumnStack: ModelReconciling {
  func reconcile() {
    // Reading it makes the column update when the model asks for it.
    _ = revision
    let revision = $revision
    model.linkTarget = target
    model.isColumn = true
    model.toggleSidebar = toggleSidebar.value
    model.configure(root: root, path: nil) { revision.wrappedValue += 1 }
    model.followPath()
  }
}

/// How wide a column is to be.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?

  func fitting(_ standard: CGFloat) -> CGFloat { min(max(ideal, least ?? ideal), most ?? .infinity) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
