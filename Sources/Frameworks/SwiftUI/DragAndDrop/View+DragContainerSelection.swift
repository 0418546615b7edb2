public import SwiftUICore

extension View {
  /// Says which items of the drag containers inside are selected: they are dragged together.
  /// - Parameters:
  ///   - selection: The ids of the items, asked for when a drag begins.
  ///   - containerNamespace: The namespace of the container; `nil` for any with ids of the type.
  /// - Returns: A view whose selected items are dragged together.
  public nonisolated func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(
      DragSelectionModifier(key: DragContainerKey(ItemID.self, containerNamespace)) { selection().map { AnyHashable($0) } })
  }
}

/// The ids of what is selected; stays the same while the view is evaluated again.
nonisolated final class DragSelection: Equatable {
  var key: DragContainerKey
  var ids: () -> [AnyHashable] = { [] }

  init(_ key: DragContainerKey) { self.key = key }

  static func == (a: DragSelection, b: DragSelection) -> Bool { a === b }
}

nonisolated private struct DragSelectionModifier: ViewModifier {
  let key: DragContainerKey
  let ids: () -> [AnyHashable]
  @State private var selection: DragSelection

  init(key: DragContainerKey, ids: @escaping () -> [AnyHashable]) {
    (self.key, self.ids) = (key, ids)
    _selection = State(initialValue: DragSelection(key))
  }

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.dragSelections) { [selection] in $0.append(selection) }
  }
}

extension DragSelectionModifier: ModelReconciling {
  /// Takes what the app says last.
  @MainActor func reconcile() { (selection.key, selection.ids) = (key, ids) }
}

private enum DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragSelection] { [] } }

extension EnvironmentValues {
  /// What is selected around, the outermost first.
  var dragSelections: [DragSelection] {
    get { self[DragSelectionsKey.self] }
    set { self[DragSelectionsKey.self] = newValue }
  }
}
