/// Values that are sent as another type is.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let representations: [ItemRepresentation<Item>]

  /// Values that are sent as another type is, and made from one.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { representations = ItemRepresentation.through(ProxyRepresentation.self, export: exporting, make: importing) }

  /// Values that are sent as another type is.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    representations = ItemRepresentation.through(ProxyRepresentation.self, export: exporting, make: nil)
  }

  /// Values that are made from another type.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    representations = ItemRepresentation.through(ProxyRepresentation.self, export: nil, make: importing)
  }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {}
