public import Foundation
public import UniformTypeIdentifiers

/// Values that are sent as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  let representation: ItemRepresentation<Item>

  private init(
    _ type: UTType, exporting: (@Sendable (Item) async throws -> Data)?, importing: (@Sendable (Data) async throws -> Item)?
  ) {
    var representation = ItemRepresentation<Item>(type: type)
    if let exporting { representation.export = { .data(try await exporting($0)) } }
    if let importing { representation.make = { try await importing(try $0.data()) } }
    self.representation = representation
  }

  /// Values that are sent as bytes of a type, and made from such bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(contentType, exporting: exporting, importing: importing) }

  /// Values that are sent as bytes of a type.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// Values that are made from bytes of a type.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }
}

extension DataRepresentation: PrimitiveTransferRepresentation {
  var representations: [ItemRepresentation<Item>] { [representation] }
}
