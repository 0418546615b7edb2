public import SwiftUICore

/// Shows one of several views at a time, with a bar of tabs to choose them by.
///
/// A view is made when it is first chosen, keeps its state and where it is scrolled to, and sleeps while another one shows. Its tab
/// is what `tabItem(_:)` says, or the label of a `Tab`. A narrow window has the bar at its bottom, with a list of what is beyond
/// the fifth place; a wide one has it at its top. To choose the chosen tab again goes back to its first screen, or scrolls to the
/// beginning. With `PageTabViewStyle` the views are pages that follow the finger instead.
///
///     TabView {
///       Tab("Towns", systemImage: "building.2") { Text("Kyoto") }
///       Tab("Saved", systemImage: "star") { Text("Nothing yet") }
///     }
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @ControlStyle<_TabViewStyleConfiguration> private var style
  @Environment(\.metrics.tabs.pages) private var pagesMetrics

  /// Creates a view that shows the page with the selection as its `tag(_:includeOptional:)`.
  ///
  /// A person who chooses another page writes its tag, also when it is the chosen one already; `nil` leaves the choice to the
  /// view.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View {
    let selection = selection
    style.body(
      of: _TabViewStyleConfiguration(
        selection: selection.map { AnyHashable($0.wrappedValue) },
        select: { tag in
          if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
        }, content: style.part(content), pagesMetrics: pagesMetrics))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that begins with the first page and keeps the present one by itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a view that shows the tab that has the selection as its value.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, SelectionValue == C.TabValue {
    self.init(selection: Optional(selection)) { TabContentBuilder<SelectionValue>.Content(content: content()) }
  }

  /// Creates a view that begins with the first tab and keeps the present one by itself.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
  }
}
