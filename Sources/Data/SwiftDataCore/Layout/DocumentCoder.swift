import Foundation
import StoreEngine

/// Keeps a value as a whole: a property list where it is an array of what property lists have, JSON otherwise; both are read.
struct DocumentCoder<Content: Codable>: ColumnCoder {
  let columns = [StoreColumn(kind: .transformable)]
  // Safe: the value is of a type without references that are written to, or never handed out twice.
  nonisolated(unsafe) let placeholder: Any?

  func column(of value: Content) throws -> StoreValue {
    if Content.self is any PropertyListArray.Type { return .blob(try PropertyListCoding.encoder().encode(value)) }
    return .blob(try JSONCoding.encoder().encode(value))
  }

  func value(of column: StoreValue) -> Content? { try? read(column) }

  private func read(_ column: StoreValue) throws -> Content {
    let data: Data
    switch column {
    case .blob(let bytes): data = bytes
    case .text(let text): data = Data(text.utf8)
    default: throw ColumnError(type: Content.self, column: column)
    }
    if data.starts(with: PropertyListCoding.signature) { return try PropertyListDecoder().decode(Content.self, from: data) }
    return try JSONCoding.decoder().decode(Content.self, from: data)
  }

  func decode(_ values: ArraySlice<StoreValue>) throws -> Any {
    guard let column = values.first, values.count == 1 else { throw ColumnError(type: Content.self, column: .null) }
    return try read(column)
  }

  func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value {
    guard let value = sameValue(try read(column), as: type) else { throw ColumnError(type: Content.self, column: column) }
    return value
  }
}

/// JSON that takes all numbers, and is the same for the same value.
enum JSONCoding {
  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return encoder
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }
}

enum PropertyListCoding {
  /// What binary property lists begin with.
  static let signature = Data("bplist".utf8)

  static func encoder() -> PropertyListEncoder {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return encoder
  }
}

/// Arrays of what property lists have.
protocol PropertyListArray {}

/// What property lists have.
private protocol PropertyListValue {}

extension String: PropertyListValue {}
extension Int: PropertyListValue {}
extension Double: PropertyListValue {}
extension Bool: PropertyListValue {}
extension Date: PropertyListValue {}
extension Data: PropertyListValue {}
extension Array: PropertyListArray where Element: PropertyListValue {}
