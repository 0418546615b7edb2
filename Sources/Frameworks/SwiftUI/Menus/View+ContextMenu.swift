public import SwiftUICore

extension View {
  /// Shows a menu when the view is held, with the view lifted above what is blurred behind it; in a list's row, the row.
  ///
  /// A right press of a mouse opens it too.
  ///
  ///     Text("Kyoto").contextMenu { Button("Copy") { save() } }
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: .these(AnyView(menuItems())), preview: nil))
  }

  /// Shows a menu when the view is held, with another view lifted in its place.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: .these(AnyView(menuItems())), preview: AnyView(preview())))
  }

  /// Shows a menu when the view is held; none where there is no menu.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu.map { .these(AnyView($0.items)) } ?? .none, preview: nil))
  }

  /// Shows a menu when a row of a list inside is held: for what is selected where the row is, else for the row alone.
  /// - Parameters:
  ///   - itemType: The type of the values that stand for rows.
  ///   - menu: Makes the items for some values; no menu shows where there are none.
  ///   - primaryAction: What a press of a row does while the list is not edited.
  /// - Returns: The view, whose rows show menus.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      SelectionMenuModifier(
        items: { AnyView(menu($0.values(of: I.self))) }, act: primaryAction.map { act in { act($0.values(of: I.self)) } }))
  }
}

/// The items of a menu that shows when a view is held.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Creates a menu of the views of a closure.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Gives a view a menu that shows when it is held.
nonisolated struct ContextMenuModifier: ViewModifier {
  enum Items {
    case none
    case these(AnyView)
    /// Asked for when they are to show.
    case asked(IgnoredInComparison<() -> AnyView?>)
  }
  let items: Items
  let preview: AnyView?
  @State private var level = MenuLevel()
  @Environment(\.metrics.menus) private var metrics

  @MainActor func body(content: Content) -> some View {
    let (level, items, preview) = (level, items, preview.map { AnyView(ContextMenuPreview(content: $0)) })
    content.modifier(
      PopupModifier(
        menu: level, metrics: metrics.contextPopup, press: .hold(metrics.contextHold, tap: nil), preview: { preview },
        items: { items.now }))
  }
}

/// A view that is lifted in place of another one, on a ground of its own.
private struct ContextMenuPreview: View {
  let content: AnyView
  var body: some View { content.background(Color(UIColor.systemBackground)) }
}

extension ContextMenuModifier.Items {
  /// The items; `nil` where there is no menu.
  fileprivate var now: AnyView? {
    switch self {
    case .none: nil
    case .these(let items): items
    case .asked(let ask): ask.value()
    }
  }
}

// MARK: - Rows of lists

/// The menus of a list's rows, by the values that stand for them.
nonisolated final class SelectionMenu: Equatable {
  fileprivate(set) var items: (Set<AnyHashable>) -> AnyView = { _ in AnyView(EmptyView()) }
  /// What a press of a row does.
  fileprivate(set) var act: ((Set<AnyHashable>) -> Void)?
  static func == (a: SelectionMenu, b: SelectionMenu) -> Bool { a === b }
}

nonisolated private struct SelectionMenuModifier: ViewModifier {
  let items: (Set<AnyHashable>) -> AnyView
  let act: ((Set<AnyHashable>) -> Void)?
  @State private var menu = SelectionMenu()

  init(items: @escaping (Set<AnyHashable>) -> AnyView, act: ((Set<AnyHashable>) -> Void)?) {
    self.items = items
    self.act = act
  }

  @MainActor func body(content: Content) -> some View {
    menu.items = items
    menu.act = act
    return content.environment(\.selectionMenu, menu)
  }
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  /// What the rows of lists here show when they are held.
  nonisolated var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension Set<AnyHashable> {
  /// Those of a type; an optional stands for the value in it.
  fileprivate func values<Value: Hashable>(of: Value.Type) -> Set<Value> { Set<Value>(compactMap { $0.base as? Value }) }
}
