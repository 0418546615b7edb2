public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Values that are sent as their encoded form: JSON, unless an encoder is named.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Encoder.Output == Data,
  Decoder: TopLevelDecoder & Sendable, Decoder.Input == Data
{
  public typealias Body = Never
  let representation: ItemRepresentation<Item>

  /// Values that are sent as JSON, with a type of data of their own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// Values that are sent as an encoder writes them and a decoder reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    var representation = ItemRepresentation<Item>(type: contentType)
    representation.export = { .data(try encoder.encode($0)) }
    representation.make = { try decoder.decode(Item.self, from: try $0.data()) }
    self.representation = representation
  }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {
  var representations: [ItemRepresentation<Item>] { [representation] }
}
