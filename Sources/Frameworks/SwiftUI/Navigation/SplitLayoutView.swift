import CoreGraphicsTypes
import SwiftUICore

/// Columns side by side with a line between them.
struct SplitLayoutView: View {
  let columns: SplitColumns
  let hasContent: Bool
  let visibility: NavigationSplitViewVisibility
  let sidebar: AnyView
  let content: AnyView
  let detail: AnyView
  @State private var widths: [Int: ColumnWidth] = [:]
  @Environment(\.look.navigation) private var look

  @Environment(\.splitViewOverlays) private var overlays

  var body: some View {
    GeometryReader { geometry in
      let shows = shown(in: geometry.size.width)
      if overlays {
        ZStack(alignment: .leading) {
          column(2, detail, target: nil)
          HStack(spacing: 0) { first(shows) }.background(Color(UIColor.systemBackground).ignoresSafeArea())
        }
      } else {
        HStack(spacing: 0) {
          first(shows)
          column(2, detail, target: nil).frame(maxWidth: .infinity)
        }
      }
    }
  }

  /// The columns before the last one, each with a line after it.
  @ViewBuilder private func first(_ shows: (sidebar: Bool, content: Bool)) -> some View {
    if shows.sidebar {
      column(0, sidebar, target: hasContent ? 1 : 2).frame(width: width(0, look.sidebarWidth))
      line
    }
    if hasContent, shows.content {
      column(1, content, target: 2).frame(width: width(1, look.contentWidth))
      line
    }
  }

  private var line: some View { Divider().ignoresSafeArea(edges: .vertical) }

  /// What there is room for: all from 1,100 points on, the last two else.
  private func shown(in width: CGFloat) -> (sidebar: Bool, content: Bool) {
    switch visibility {
    case .all: (true, true)
    case .doubleColumn: (!hasContent, true)
    case .detailOnly: (false, false)
    default: (!hasContent || width >= look.allColumnsFrom, true)
    }
  }

  private func width(_ index: Int, _ standard: CGFloat) -> CGFloat { widths[index]?.fitting(standard) ?? standard }

  private func column(_ index: Int, _ view: AnyView, target: Int?) -> some View {
    ColumnStack(model: columns.models[index], target: target.map { columns.models[$0] }, root: view)
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
  @State private var revision = 0

  var body: some View {
    _ = revision
    let revision = $revision
    model.linkTarget = target
    model.configure(root: root, path: nil) { revision.wrappedValue += 1 }
    return NavigationScreens(model: model)
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
