public import CoreTransferable
public import SwiftUICore

extension View {
  /// Makes the view a container of views that are dragged by the ids of the items that they stand for.
  ///
  /// The views are those inside with a `draggable(containerItemID:containerNamespace:)`. What is dragged is asked for when a drag
  /// begins: the items of all ids of `dragContainerSelection(_:containerNamespace:)` where the view's own is among them, else
  /// that of the view.
  ///
  ///     VStack { ForEach(towns) { town in TownRow(town).draggable(containerItemID: town.id) } }
  ///       .dragContainer(for: Town.self) { ids in towns.filter { ids.contains($0.id) } }
  ///       .dragContainerSelection(chosen)
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: Tells the container from others of items with ids of the same type; `nil` for none.
  ///   - payload: Makes the items of ids.
  /// - Returns: A view whose views are dragged together.
  public nonisolated func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection, Item.ID: Sendable {
    modifier(DragContainerModifier(key: DragContainerKey(Item.ID.self, namespace), payload: payload))
  }

  /// Makes the view a container of views that are dragged by the ids of the items that they stand for, which have a property for
  /// it.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - itemID: The property with the id of an item.
  ///   - namespace: Tells the container from others of items with ids of the same type; `nil` for none.
  ///   - payload: Makes the items of ids.
  /// - Returns: A view whose views are dragged together.
  public nonisolated func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection {
    modifier(DragContainerModifier(key: DragContainerKey(ItemID.self, namespace), payload: payload))
  }
}

/// Which items a container is of: ids of a type, in a namespace.
nonisolated struct DragContainerKey: Equatable {
  private let type: ObjectIdentifier
  private let namespace: Namespace.ID?

  init<ItemID>(_ type: ItemID.Type, _ namespace: Namespace.ID?) {
    (self.type, self.namespace) = (ObjectIdentifier(type), namespace)
  }

  /// Whether a container, or a selection, is one for a view; without a namespace any of the type is.
  func serves(_ view: DragContainerKey) -> Bool {
    type == view.type && (view.namespace == nil || namespace == view.namespace)
  }
}

/// What views inside a container are dragged as; stays the same while the container is evaluated again.
nonisolated final class DragContainer: Equatable {
  var key: DragContainerKey
  /// What is dragged for ids.
  var providers: ([AnyHashable]) -> [NSItemProvider] = { _ in [] }

  init(_ key: DragContainerKey) { self.key = key }

  static func == (a: DragContainer, b: DragContainer) -> Bool { a === b }
}

nonisolated private struct DragContainerModifier<ItemID: Hashable, Items: Collection>: ViewModifier
where Items.Element: Transferable {
  let key: DragContainerKey
  let payload: ([ItemID]) -> Items
  @State private var container: DragContainer

  init(key: DragContainerKey, payload: @escaping ([ItemID]) -> Items) {
    (self.key, self.payload) = (key, payload)
    _container = State(initialValue: DragContainer(key))
  }

  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.dragContainers) { [container] in $0.append(container) }
  }
}

extension DragContainerModifier: ModelReconciling {
  /// Takes what the app says last.
  @MainActor func reconcile() {
    let payload = payload
    container.key = key
    container.providers = { ids in payload(ids.compactMap { $0.base as? ItemID }).map { NSItemProvider(of: $0) } }
  }
}

private enum DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }

extension EnvironmentValues {
  /// The containers around, the outermost first.
  var dragContainers: [DragContainer] {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }
}
