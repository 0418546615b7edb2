public import SwiftUICore

/// Shows one of several views at a time.
///
/// With `PageTabViewStyle` the views are pages that follow the finger; the selection decides which one shows, and hears of the
/// page that a finger has turned to.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @ControlStyle<_TabViewStyleConfiguration> private var style

  /// Creates a view that shows the page with the selection as its `tag(_:includeOptional:)`.
  ///
  /// A person who turns to another page writes its tag; `nil` leaves the choice to the view.
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
        }, content: style.part(content)))
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that begins with the first page and keeps the present one by itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
