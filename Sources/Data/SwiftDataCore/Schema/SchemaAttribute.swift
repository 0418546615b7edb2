extension Schema {
  /// A property whose values are kept in the record itself.
  public class Attribute: SchemaProperty, CustomDebugStringConvertible {
    /// Its name.
    public var name: String
    public var originalName: String
    /// What was said about it.
    public var options: [Option]
    public var valueType: any Any.Type
    /// What older records get, and new ones that set nothing.
    public var defaultValue: Any?
    /// Whether it may have no value.
    public var isOptional: Bool
    /// Kept for those who read it; a change of it changes no store.
    public var hashModifier: String?
    /// How values are kept, once it was found.
    private var knownCoder: (any AttributeCoder)?

    /// How values are kept; nil where they can be neither encoded nor decoded.
    var coder: (any AttributeCoder)? {
      get {
        if let knownCoder, knownCoder.type == valueType { return knownCoder }
        return AttributeCoders.coder(for: valueType, options: options)
      }
      set { knownCoder = newValue }
    }

    /// What `@Attribute` says; its name and type come from the property.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      isOptional = false
      self.hashModifier = hashModifier
    }

    /// An attribute that is described by hand.
    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type, defaultValue: Any? = nil,
      hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      isOptional = valueType is any OptionalValue.Type
      self.hashModifier = hashModifier
    }

    private enum CodingKeys: CodingKey { case name, originalName, options, valueType, isOptional, defaultValue, hashModifier }

    /// Reads what `encode(to:)` has written.
    public required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(EncodedType.self, forKey: .valueType).type
      isOptional = try container.decode(Bool.self, forKey: .isOptional)
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
      guard container.contains(.defaultValue), let type = valueType as? any Decodable.Type else { return }
      defaultValue = try type.init(from: container.superDecoder(forKey: .defaultValue))
    }

    /// Writes it, to be read by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(EncodedType(valueType), forKey: .valueType)
      try container.encode(isOptional, forKey: .isOptional)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
      if let value = defaultValue as? any Encodable { try value.encode(to: container.superEncoder(forKey: .defaultValue)) }
    }

    public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs === rhs
        || lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.options == rhs.options
          && lhs.valueType == rhs.valueType && lhs.isOptional == rhs.isOptional && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(originalName)
    }

    /// Whether it is an attribute.
    public var isAttribute: Bool { true }
    /// Whether it is a relationship.
    public var isRelationship: Bool { false }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether a transformer makes data of its values.
    public var isTransformable: Bool { options.contains { $0.transformation != nil } }

    public var debugDescription: String { "Attribute(name: \(name), options: \(options), valueType: \(valueType))" }
  }

  /// An attribute whose values are structures, kept in a column for each member.
  public final class CompositeAttribute: Attribute {
    /// The members.
    public var properties: [Attribute] = []

    override public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type, defaultValue: Any? = nil,
      hashModifier: String? = nil
    ) {
      super.init(
        name: name, originalName: originalName, options: options, valueType: valueType, defaultValue: defaultValue,
        hashModifier: hashModifier)
    }

    private enum CodingKeys: CodingKey { case properties }

    /// Reads what `encode(to:)` has written.
    public required init(from decoder: any Decoder) throws {
      properties = try decoder.container(keyedBy: CodingKeys.self).decode([Attribute].self, forKey: .properties)
      try super.init(from: decoder)
    }

    override public func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(properties, forKey: .properties)
    }

    override public var debugDescription: String { "CompositeAttribute(name: \(name), properties: \(properties))" }
  }
}

/// A type as text, which stays the same while the program declares it.
struct EncodedType: Codable {
  let type: any Any.Type

  init(_ type: any Any.Type) { self.type = type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = _typeByName(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This program has no type '\(name)'")
    }
    self.type = type
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let name = _mangledTypeName(type) else {
      throw EncodingError.invalidValue(
        type, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "'\(type)' has no name for files"))
    }
    try container.encode(name)
  }
}
