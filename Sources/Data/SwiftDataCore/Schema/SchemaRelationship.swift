extension Schema {
  /// A property that leads to other models.
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible {
    /// What happens to the models that a relationship leads to when its owner is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// Nothing: they may lead to a model that is gone.
      case noAction
      /// Their relationship to the owner is cleared.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The owner cannot be deleted while there are any: saving fails.
      case deny
    }

    /// How a relationship is kept.
    public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
      private var isUnique = true

      /// No two models of a store lead to the same one.
      public static var unique: Option { Option() }

      public var debugDescription: String { "unique" }
    }

    /// Its name.
    public var name: String
    public var originalName: String
    /// The key path with which the class reads and writes it.
    public var keypath: AnyKeyPath?
    /// What was said about it.
    public var options: [Option]
    public var valueType: any Any.Type
    /// The name of the entity that it leads to.
    public var destination: String
    /// What becomes of the destinations when a model is deleted.
    public var deleteRule: DeleteRule
    /// The name of the destination's relationship that leads back.
    public var inverseName: String?
    /// The property of the destination that leads back.
    public var inverseKeyPath: AnyKeyPath?
    /// How many models it must lead to; nil and 0 are no limit.
    public var minimumModelCount: Int?
    /// How many models it may lead to; nil and 0 are no limit.
    public var maximumModelCount: Int?
    /// Kept for those who read it; a change of it changes no store.
    public var hashModifier: String?

    /// What `@Relationship` says; its name and type come from the property.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      destination = ""
      self.deleteRule = deleteRule
      inverseKeyPath = inverse
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.hashModifier = hashModifier
    }

    /// A relationship of a schema, by what its author says and what is known of the property.
    init(name: String, keyPath: AnyKeyPath, destination: String, declared: Relationship?) {
      let type = Swift.type(of: keyPath).valueType
      let former = declared?.originalName ?? ""
      self.name = name
      originalName = former.isEmpty ? name : former
      keypath = keyPath
      options = declared?.options ?? []
      valueType = type
      self.destination = destination
      deleteRule = declared?.deleteRule ?? .nullify
      inverseKeyPath = declared?.inverseKeyPath
      minimumModelCount = declared?.minimumModelCount ?? 0
      maximumModelCount = declared?.maximumModelCount ?? 0
      hashModifier = declared?.hashModifier
    }

    private enum CodingKeys: CodingKey {
      case name, originalName, options, valueType, destination, deleteRule, inverseName, minimumModelCount, maximumModelCount
      case hashModifier
    }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      originalName = try container.decode(String.self, forKey: .originalName)
      options = try container.decode([Option].self, forKey: .options)
      valueType = try container.decode(EncodedType.self, forKey: .valueType).type
      destination = try container.decode(String.self, forKey: .destination)
      deleteRule = try container.decode(DeleteRule.self, forKey: .deleteRule)
      inverseName = try container.decodeIfPresent(String.self, forKey: .inverseName)
      minimumModelCount = try container.decodeIfPresent(Int.self, forKey: .minimumModelCount)
      maximumModelCount = try container.decodeIfPresent(Int.self, forKey: .maximumModelCount)
      hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
    }

    /// Writes it, to be read by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(originalName, forKey: .originalName)
      try container.encode(options, forKey: .options)
      try container.encode(EncodedType(valueType), forKey: .valueType)
      try container.encode(destination, forKey: .destination)
      try container.encode(deleteRule, forKey: .deleteRule)
      try container.encodeIfPresent(inverseName, forKey: .inverseName)
      try container.encodeIfPresent(minimumModelCount, forKey: .minimumModelCount)
      try container.encodeIfPresent(maximumModelCount, forKey: .maximumModelCount)
      try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
    }

    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      lhs === rhs
        || lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.options == rhs.options
          && lhs.valueType == rhs.valueType && lhs.destination == rhs.destination && lhs.deleteRule == rhs.deleteRule
          && lhs.inverseName == rhs.inverseName && lhs.minimumModelCount == rhs.minimumModelCount
          && lhs.maximumModelCount == rhs.maximumModelCount && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(originalName)
      hasher.combine(destination)
    }

    /// Whether it is a relationship.
    public var isRelationship: Bool { true }
    /// Whether it is an attribute.
    public var isAttribute: Bool { false }
    public var isTransient: Bool { false }
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether it leads to one model at most.
    public var isToOneRelationship: Bool { !(valueType is any RelationshipCollection.Type) }

    public var debugDescription: String {
      "Relationship(name: \(name), destination: \(destination), inverse: \(inverseName ?? "nil"), deleteRule: \(deleteRule))"
    }
  }
}
