public import SwiftUICore
import UIKitTypes

/// Shows rows below each other, as `listStyle(_:)` says: in cards, with lines between them, below headers.
///
/// Rows are views of the content: those of a `ForEach` have the identity of their element, and keep their state, selection and
/// place by it. Rows are made as they come near the visible part. What is in a row can be pressed as on iOS: a button makes the
/// whole row a button, unless its style is another than the automatic one.
///
///     List(["Kyoto", "Nara"], id: \.self) { Text($0) }
///
/// - Complexity: A first frame, a scroll step, a change of the selection and a changed row cost what shows, whatever the number
///   of rows.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @State private var state = ListState()
  /// Whether something stands between a large title and the list.
  @State private var standsApart = false
  /// The labels of the index beside the rows.
  @State private var indexEntries: [ListIndexEntry] = []
  @Environment(\.listSectionIndexVisibility) private var indexVisibility
  @Environment(\.selectionMenu) private var selectionMenu
  @Environment(\.listStyleKind) private var style
  @Environment(\.metrics) private var metrics
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.listSectionMargins) private var sectionMargins
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle
  @Environment(\.pixelLength) private var pixel
  @Environment(\.editMode) private var editMode
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.navigation) private var navigation
  @Environment(\.isSidebarColumn) private var isSidebarColumn
  @Environment(\.appearance) private var appearance
  @Environment(\.alternatesRowBackgrounds) private var alternates

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// What the list shows.
  @MainActor public var body: some View {
    let (index, entries) = (state.index, indexVisibility == .hidden ? [] : indexEntries)
    let context = ListContext(
      style: style, metrics: metrics, minRowHeight: minRowHeight, minHeaderHeight: minHeaderHeight, rowSpacing: rowSpacing,
      sectionSpacing: sectionSpacing, sectionMargins: sectionMargins, isBelowLargeTitle: isBelowLargeTitle && !standsApart,
      isColumn: isSidebarColumn && style == .sidebar, isEditing: editMode?.wrappedValue.isEditing ?? false,
      followsKeys: sizeClass != .compact, alternates: alternates, pixel: pixel, hasIndex: !entries.isEmpty,
      attributes: ListAttributes(appearance.values))
    let selection = selection.map { navigation?.model.leading($0, from: navigation?.screen) ?? $0 }
    let (isTitled, standsApart) = (isBelowLargeTitle, $standsApart)
    ListBody(
      content: content,
      decorator: ListDecorator(
        context: context, state: state, actions: ListActions(in: context, selection: selection, menu: selectionMenu),
        evaluation: state.evaluations),
      hasBackground: background != .hidden
    )
    .overlay(alignment: .trailing) { if !entries.isEmpty { ListIndex(entries: entries, state: index) } }
    // What reaches up to the bar has an inset there, wherever it stands.
    .onGeometryChange(for: Bool.self, of: { isTitled && $0.safeAreaInsets.top == 0 }) { standsApart.wrappedValue = $0 }
    .modifier(ColumnSelectionModifier(selection: navigation?.model.isColumn == true ? selection?.inColumn : nil))
  }
}

extension List: ModelReconciling {
  /// Reads what is selected, so that the list is evaluated when it changes, gives the evaluation its number, and
  /// takes the labels of the index.
  @MainActor package func reconcile() {
    selection?.read()
    state.evaluations += 1
    state.index.setEntries = { [entries = $indexEntries] in entries.wrappedValue = $0 }
  }
}

/// The scrolled rows of a list on its ground.
private struct ListBody<Content: View>: View {
  let content: Content
  let decorator: ListDecorator
  let hasBackground: Bool

  var body: some View {
    let style = decorator.context.style
    let parts = style.sectionSupplements(decorator.context.metrics)
    let selectionType = decorator.actions.selection?.type
    ScrollView(.vertical, showsIndicators: decorator.context.attributes.showsIndicator) {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: style.isGrouped ? [] : .sectionHeaders) {
        DecoratedViews(
          content.modifier(
            EnvironmentWritingModifier {
              $0.isInListRow = true
              $0.rowSwipes = nil
              $0.sectionSupplementStyle = parts
              $0.listSelectionType = selectionType
              $0.sectionsFold = style == .sidebar
            }), decorator: decorator)
      }
    }
    .background(hasBackground ? decorator.context.background : .clear)
    .overlay {
      if style == .bordered {
        Rectangle().strokeBorder(Color(UIColor.separator), lineWidth: decorator.context.pixel).allowsHitTesting(false)
      }
    }
    .transformPreference(ScreenKey.self) { if style.hasCards { $0.hasCards = true } }
    .modifier(RowSwipeGuard(decorator.state.swipes))
    .modifier(RowInsertionModifier(decorator.state.inserter, motion: decorator.context.lists.insertionMotion))
  }
}

extension List {
  /// Creates a list of views, of which one can be selected by its tag or its element's id; without a binding (`nil`) none can.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content: content())
  }

  /// Creates a list of views, of which one is always selected, by its tag or its element's id.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(always: selection), content: content())
  }

  /// Creates a list of views, of which several can be selected, by their tags or their elements' ids, while the list is edited.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}
