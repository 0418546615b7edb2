public import Foundation

/// Turns a whole document into a value.
public protocol TopLevelDecoder<Input> {
  /// The kind of document, usually `Data`.
  associatedtype Input

  /// Decodes a value of a type from a document.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// Turns a value into a whole document.
public protocol TopLevelEncoder<Output> {
  /// The kind of document, usually `Data`.
  associatedtype Output

  /// Encodes a value as a document.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
