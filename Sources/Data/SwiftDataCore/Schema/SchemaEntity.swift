extension Schema {
  /// A class of models, described.
  public final class Entity: Codable, Hashable, CustomDebugStringConvertible {
    /// Its name.
    public var name: String
    /// The entities that inherit from it.
    public var subentities: Set<Entity>
    /// The name of the entity that it inherits from.
    public var superentityName: String?
    /// The entity that it inherits from.
    public weak var superentity: Entity?
    /// Its own properties, in the order of declaration.
    public var storedProperties: [any SchemaProperty]
    /// The properties of the entities that it inherits from.
    public var inheritedProperties: [any SchemaProperty]
    /// Properties whose values, taken together, no two models share.
    public var uniquenessConstraints: [[String]]
    /// Properties by which models are often found.
    public var indices: [[String]]

    /// An entity without properties.
    public convenience init(_ name: String) { self.init(name: name, properties: []) }

    /// An entity that others inherit from.
    public convenience init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
      self.init(name: name, properties: properties)
      self.subentities = Set(subentities)
      for entity in subentities {
        entity.superentity = self
        entity.superentityName = name
        entity.inheritedProperties = self.properties
      }
    }

    /// An entity with properties.
    public convenience init(_ name: String, properties: any SchemaProperty...) { self.init(name: name, properties: properties) }

    init(name: String, properties: [any SchemaProperty]) {
      self.name = name
      subentities = []
      storedProperties = properties
      inheritedProperties = []
      uniquenessConstraints = properties.filter(\.isUnique).map { [$0.name] }
      indices = []
    }

    /// All properties, inherited ones first.
    public var properties: [any SchemaProperty] { inheritedProperties + storedProperties }

    /// Its own attributes.
    public var attributes: Set<Attribute> {
      get { Set(storedProperties.compactMap { $0 as? Attribute }) }
      set { storedProperties = storedProperties.filter { !($0 is Attribute) } + newValue.sorted { $0.name < $1.name } }
    }

    /// Its own relationships.
    public var relationships: Set<Relationship> {
      get { Set(storedProperties.compactMap { $0 as? Relationship }) }
      set { storedProperties = storedProperties.filter { !($0 is Relationship) } + newValue.sorted { $0.name < $1.name } }
    }

    /// Its attributes by their names.
    public var attributesByName: [String: Attribute] {
      get { Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first } }
      set { attributes = Set(newValue.values) }
    }

    /// Its relationships by their names.
    public var relationshipsByName: [String: Relationship] {
      get { Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first } }
      set { relationships = Set(newValue.values) }
    }

    /// Its properties by their names.
    public var storedPropertiesByName: [String: any SchemaProperty] {
      get { Dictionary(storedProperties.map { ($0.name, $0) }) { first, _ in first } }
      set { storedProperties = newValue.values.sorted { $0.name < $1.name } }
    }

    /// The properties that it inherits, by their names.
    public var inheritedPropertiesByName: [String: any SchemaProperty] {
      get { Dictionary(inheritedProperties.map { ($0.name, $0) }) { first, _ in first } }
      set { inheritedProperties = newValue.values.sorted { $0.name < $1.name } }
    }

    private enum CodingKeys: CodingKey {
      case name, superentityName, storedProperties, inheritedProperties, uniquenessConstraints, indices
    }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      subentities = []
      superentityName = try container.decodeIfPresent(String.self, forKey: .superentityName)
      storedProperties = try container.decode([EncodedProperty].self, forKey: .storedProperties).map(\.property)
      inheritedProperties = try container.decode([EncodedProperty].self, forKey: .inheritedProperties).map(\.property)
      uniquenessConstraints = try container.decode([[String]].self, forKey: .uniquenessConstraints)
      indices = try container.decode([[String]].self, forKey: .indices)
    }

    /// Writes it, to be read by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encodeIfPresent(superentityName, forKey: .superentityName)
      try container.encode(storedProperties.compactMap(EncodedProperty.init), forKey: .storedProperties)
      try container.encode(inheritedProperties.compactMap(EncodedProperty.init), forKey: .inheritedProperties)
      try container.encode(uniquenessConstraints, forKey: .uniquenessConstraints)
      try container.encode(indices, forKey: .indices)
    }

    public static func == (lhs: Entity, rhs: Entity) -> Bool {
      lhs === rhs
        || lhs.name == rhs.name && lhs.superentityName == rhs.superentityName && lhs.attributes == rhs.attributes
          && lhs.relationships == rhs.relationships && lhs.uniquenessConstraints == rhs.uniquenessConstraints
          && lhs.indices == rhs.indices
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public var debugDescription: String { "Entity(name: \(name), properties: \(properties.map(\.name)))" }
  }
}

/// A property in a file: which kind it is, and itself.
private enum EncodedProperty: Codable {
  case attribute(Schema.Attribute)
  case composite(Schema.CompositeAttribute)
  case relationship(Schema.Relationship)

  init?(_ property: any SchemaProperty) {
    switch property {
    case let composite as Schema.CompositeAttribute: self = .composite(composite)
    case let attribute as Schema.Attribute: self = .attribute(attribute)
    case let relationship as Schema.Relationship: self = .relationship(relationship)
    default: return nil
    }
  }

  var property: any SchemaProperty {
    switch self {
    case .attribute(let attribute): attribute
    case .composite(let composite): composite
    case .relationship(let relationship): relationship
    }
  }
}
