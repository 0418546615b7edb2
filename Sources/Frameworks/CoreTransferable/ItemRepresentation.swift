package import Foundation
package import UniformTypeIdentifiers

/// What is sent: bytes, or a file.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)

  /// The bytes, those of a file too.
  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try TransferLimits.read(url)
    }
  }
}

/// How much is taken from outside; choices.
package enum TransferLimits {
  /// The bytes of one thing that is pasted or dropped.
  package static let bytes = 256 << 20
  /// The things that are pasted or dropped at once.
  package static let items = 1000

  static func read(_ url: URL) throws -> Data {
    let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= bytes else { throw TransferError.tooLarge(size) }
    return try Data(contentsOf: url)
  }
}

/// Why something cannot be sent or taken.
package enum TransferError: Error, CustomStringConvertible {
  case noRepresentation(of: String, for: [String])
  case tooLarge(Int)
  case notText(String)
  case noValue(String)

  package var description: String {
    switch self {
    case .noRepresentation(let type, let offered): "no \(type) can be made of: \(offered.joined(separator: ", "))"
    case .tooLarge(let bytes): "\(bytes) bytes are more than is taken from outside (\(TransferLimits.bytes))"
    case .notText(let type): "what is called \(type) is no text"
    case .noValue(let type): "nothing was given for \(type)"
    }
  }
}

/// One form of the values of a type, as it is used: a type of data, how it is made of a value, and how a value is made of it.
package struct ItemRepresentation<Item>: Sendable {
  package let type: UTType
  package var isFile = false
  var opensInPlace = false
  package var visibility = TransferRepresentationVisibility.all
  package var export: (@Sendable (Item) async throws -> TransferPayload)?
  package var make: (@Sendable (TransferPayload) async throws -> Item)?
  package var condition: (@Sendable (Item) -> Bool)?
  package var suggestedName: (@Sendable (Item) -> String?)?

  /// Whether values of the type can be sent so.
  package func exports(_ item: Item) -> Bool { export != nil && condition?(item) ?? true }

  /// The forms of something that is sent as another type.
  static func through<Proxy: Transferable>(
    _ proxy: Proxy.Type, export: (@Sendable (Item) async throws -> Proxy)?,
    make: (@Sendable (Proxy) async throws -> Item)?
  ) -> [ItemRepresentation] {
    ItemRepresentation<Proxy>.all.map { inner in
      var representation = ItemRepresentation(type: inner.type, isFile: inner.isFile, opensInPlace: inner.opensInPlace)
      representation.visibility = inner.visibility
      if let export, let innerExport = inner.export { representation.export = { try await innerExport(try await export($0)) } }
      if let make, let innerMake = inner.make { representation.make = { try await make(try await innerMake($0)) } }
      return representation
    }
  }
}

/// A form that is not made of others.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
  var representations: [ItemRepresentation<Item>] { get }
}

extension PrimitiveTransferRepresentation {
  func representations<Other>(of: Other.Type) -> [ItemRepresentation<Other>] {
    representations as? [ItemRepresentation<Other>] ?? []
  }
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {}

extension ItemRepresentation where Item: Transferable {
  /// All forms of the type, the best first.
  package static var all: [ItemRepresentation] { all(of: Item.transferRepresentation) }

  /// The forms that a representation stands for.
  static func all<R: TransferRepresentation>(of representation: R) -> [ItemRepresentation] {
    if let primitive = representation as? any PrimitiveTransferRepresentation {
      return primitive.representations(of: Item.self)
    }
    return all(of: representation.body)
  }
}
