/// What an attribute keeps.
package enum ManagedAttributeType: String, Codable, Sendable, CaseIterable {
  case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binary, uuid, uri, transformable
  case objectID, composite

  package var isInteger: Bool { [.integer16, .integer32, .integer64].contains(self) }
}

/// A value of an entity's objects.
package struct ManagedAttribute: Codable, Equatable, Sendable {
  package var name: String
  package var type: ManagedAttributeType
  package var isOptional = false
  /// Whether the value is kept in memory alone.
  package var isTransient = false
  /// Whether code sees a number and not an object that holds one.
  package var usesScalar = false
  package var defaultValue: ManagedValue?
  /// The least value; of a text, the least length.
  package var minimum: ManagedValue?
  /// The greatest value; of a text, the greatest length.
  package var maximum: ManagedValue?
  /// What a text has to be like.
  package var regularExpression: String?
  /// What the value is computed from whenever the object is saved.
  package var derivation: String?
  /// What turns the value into bytes, by its name.
  package var transformer: String?
  /// The type that code sees, as Swift writes it.
  package var customClass: String?
  /// The group of attributes that it consists of.
  package var composite: String?
  /// Whether large values lie in files beside the store.
  package var allowsExternalStorage = false
  package var isInSpotlight = false
  package var preservesValueInHistory = false
  package var allowsCloudEncryption = false
  package var renamingIdentifier: String?
  package var versionHashModifier: String?
  package var userInfo: [String: String] = [:]

  package init(name: String, type: ManagedAttributeType) { (self.name, self.type) = (name, type) }
}

/// A value that a model has for an attribute.
package enum ManagedValue: Equatable, Sendable {
  case integer(Int64)
  /// A number as text, with all its digits.
  case decimal(String)
  case double(Double)
  case string(String)
  case boolean(Bool)
  /// Seconds since the beginning of 2001 in universal time.
  case date(Double)
  case uuid(String)
  case uri(String)
}

extension ManagedValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case integer, decimal, double, string, boolean, date, uuid, uri
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = values.allKeys.first, values.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a value has one kind"))
    }
    switch key {
    case .integer: self = .integer(try values.decode(Int64.self, forKey: key))
    case .decimal: self = .decimal(try values.decode(String.self, forKey: key))
    case .double: self = .double(try values.decode(Double.self, forKey: key))
    case .string: self = .string(try values.decode(String.self, forKey: key))
    case .boolean: self = .boolean(try values.decode(Bool.self, forKey: key))
    case .date: self = .date(try values.decode(Double.self, forKey: key))
    case .uuid: self = .uuid(try values.decode(String.self, forKey: key))
    case .uri: self = .uri(try values.decode(String.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .integer(let value): try values.encode(value, forKey: .integer)
    case .decimal(let value): try values.encode(value, forKey: .decimal)
    case .double(let value): try values.encode(value, forKey: .double)
    case .string(let value): try values.encode(value, forKey: .string)
    case .boolean(let value): try values.encode(value, forKey: .boolean)
    case .date(let value): try values.encode(value, forKey: .date)
    case .uuid(let value): try values.encode(value, forKey: .uuid)
    case .uri(let value): try values.encode(value, forKey: .uri)
    }
  }
}
