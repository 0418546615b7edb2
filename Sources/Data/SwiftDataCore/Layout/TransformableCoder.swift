import Foundation
import FoundationAdditions
import StoreEngine

/// Keeps values as the data that a transformer makes of them.
struct TransformableCoder<Content>: ColumnCoder {
  let transformer: String
  let columns = [StoreColumn(kind: .transformable)]

  var placeholder: Any? { Self.nothing }

  /// Nil, where the type takes it.
  private static var nothing: Content? { (nil as Any?) as? Content }

  /// The transformer; nil where the system's own is asked for, which archives.
  private func found() throws -> ValueTransformer? {
    let name = NSValueTransformerName(transformer)
    if let found = ValueTransformer(forName: name) { return found }
    if name == .secureUnarchiveFromDataTransformerName { return nil }
    throw ColumnError(
      "No transformer is known as '\(transformer)'; call ValueTransformer.setValueTransformer(_:forName:) before the container is made"
    )
  }

  func column(of value: Content) throws -> StoreValue {
    let transformer = try found()
    guard let content = (value as? any OptionalContent).map({ $0.content }) ?? value else { return .null }
    if let transformer {
      guard let data = transformer.transformedValue(content) as? Data else {
        throw ColumnError("'\(self.transformer)' makes no data of '\(content)'")
      }
      return .blob(data)
    }
    return .blob(try Archive.data(of: content))
  }

  func value(of column: StoreValue) -> Content? {
    guard case .blob(let data) = column else { return column == .null ? Self.nothing : nil }
    guard let transformer = try? found() else { return Archive.value(of: data, as: Content.self) }
    return transformer.reverseTransformedValue(data) as? Content
  }
}

/// What an optional holds, for those who know its type at run time only.
private protocol OptionalContent {
  var content: Any? { get }
}

extension Optional: OptionalContent {
  fileprivate var content: Any? { map { $0 as Any } }
}

/// The system's archives, and JSON for values that can be encoded but not archived.
private enum Archive {
  static func data(of value: Any) throws -> Data {
    let object = value as AnyObject
    if object is any NSCoding { return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false) }
    guard let encodable = value as? any Encodable else {
      throw ColumnError(
        "'\(type(of: value))' can be neither archived nor encoded; make it Codable, or give a transformer of your own")
    }
    return try JSONCoding.encoder().encode(encodable)
  }

  static func value<Content>(of data: Data, as type: Content.Type) -> Content? {
    if data.starts(with: PropertyListCoding.signature) {
      var classes: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
        NSSet.self,
      ]
      if let own = wrapped(type) as? any (NSObject & NSCoding).Type { classes.append(own) }
      return (try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)) as? Content
    }
    guard let decodable = wrapped(type) as? any Decodable.Type else { return nil }
    return (try? JSONCoding.decoder().decode(decodable, from: data)) as? Content
  }

  private static func wrapped(_ type: Any.Type) -> Any.Type { (type as? any OptionalValue.Type)?.wrappedType ?? type }
}
