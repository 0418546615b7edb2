public import CoreTransferable
public import SwiftUICore

extension View {
  /// Lets the view be dragged, as a value that is made when the drag begins; a picture of the view follows the finger.
  ///
  ///     Text("Kyoto").draggable("Kyoto")
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DraggableModifier(providers: { [NSItemProvider(of: payload())] }, preview: nil))
  }

  /// Lets the view be dragged, as a value that is made when the drag begins; another view follows the finger.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(providers: { [NSItemProvider(of: payload())] }, preview: AnyView(preview())))
  }

  /// Lets the view be dragged as an item of the drag container around, which makes the item when the drag begins.
  /// - Parameters:
  ///   - containerItemID: The id of the item.
  ///   - containerNamespace: The namespace of the container; `nil` for the nearest with ids of the type.
  /// - Returns: The view, which is not dragged where no such container is around.
  public nonisolated func draggable<ItemID>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(DragContainerItemModifier(key: DragContainerKey(ItemID.self, containerNamespace), id: containerItemID))
  }
}

/// Lets a view be dragged as what the container around has for its id.
nonisolated private struct DragContainerItemModifier: ViewModifier {
  let key: DragContainerKey
  let id: AnyHashable
  @Environment(\.dragContainers) private var containers
  @Environment(\.dragSelections) private var selections

  init(key: DragContainerKey, id: AnyHashable) { (self.key, self.id) = (key, id) }

  @MainActor func body(content: Content) -> some View {
    let (key, id, containers, selections) = (key, id, containers, selections)
    content.modifier(
      DraggableModifier(
        providers: {
          guard let container = containers.last(where: { $0.key.serves(key) }) else { return [] }
          let selected = selections.last { $0.key.serves(container.key) }?.ids() ?? []
          return container.providers(selected.contains(id) ? selected : [id])
        }, preview: nil))
  }
}

/// Lets a view be dragged as what item providers have.
nonisolated struct DraggableModifier: ViewModifier {
  let providers: () -> [NSItemProvider]
  let preview: AnyView?
  @Environment(\.metrics.dragging) private var metrics

  init(providers: @escaping () -> [NSItemProvider], preview: AnyView?) {
    self.providers = providers
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    let (providers, preview) = (providers, preview)
    content.modifier(
      DragSourceModifier(
        metrics: metrics.motion, items: { providers().map(TransferItem.init) }, preview: preview.map { view in { view } }))
  }
}
