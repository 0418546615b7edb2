extension Schema {
  /// Properties of a class by which its models are often found, as `#Index` says.
  public final class Index<T>: SchemaProperty, CustomDebugStringConvertible where T: PersistentModel {
    /// How an index finds models.
    public enum Types<P> where P: PersistentModel {
      /// By order.
      case binary([PartialKeyPath<P>])
      /// By areas; kept by order here as well.
      case rtree([PartialKeyPath<P>])

      var keyPaths: [PartialKeyPath<P>] {
        switch self {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }

    /// The name by which a schema tells it from properties.
    public var name = "SwiftData.Schema.Index"
    public var originalName = "SwiftData.Schema.Index"
    public var valueType: any Any.Type = Index<T>.self
    public var isUnique: Bool { false }
    /// The indexes: each of some properties.
    public let indices: [Types<T>]

    /// Creates indexes.
    public init(_ indices: Types<T>...) { self.indices = indices }
    /// Creates indexes that compare values as they are kept.
    public init(_ binaryIndices: [PartialKeyPath<T>]...) { indices = binaryIndices.map { .binary($0) } }

    /// What is written of it.
    public enum CodingKeys: CodingKey { case indices }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
      indices = try PropertyNames.keyPaths(of: T.self, from: decoder, forKey: CodingKeys.indices).map { .binary($0) }
    }

    /// Writes it, to be read by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(propertyNames, forKey: .indices)
    }

    public static func == (lhs: Index<T>, rhs: Index<T>) -> Bool { lhs.indices.map(\.keyPaths) == rhs.indices.map(\.keyPaths) }

    public func hash(into hasher: inout Hasher) { hasher.combine(indices.map(\.keyPaths)) }

    public var debugDescription: String { "Index(\(propertyNames))" }
  }

  /// Properties of a class whose values, taken together, no two models of a store share, as `#Unique` says.
  public final class Unique<T>: SchemaProperty, CustomDebugStringConvertible where T: PersistentModel {
    /// The name by which a schema tells it from properties.
    public var name = "SwiftData.Schema.Unique"
    public var originalName = "SwiftData.Schema.Unique"
    public var valueType: any Any.Type = Unique<T>.self
    public var isUnique: Bool { true }
    /// Properties whose values, taken together, no two models share.
    public let constraints: [[PartialKeyPath<T>]]

    /// Creates constraints.
    public init(_ constraints: [PartialKeyPath<T>]...) { self.constraints = constraints }

    /// What is written of it.
    public enum CodingKeys: CodingKey { case constraints }

    /// Reads what `encode(to:)` has written.
    public init(from decoder: any Decoder) throws {
      constraints = try PropertyNames.keyPaths(of: T.self, from: decoder, forKey: CodingKeys.constraints)
    }

    /// Writes it, to be read by `init(from:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(propertyNames, forKey: .constraints)
    }

    public static func == (lhs: Unique<T>, rhs: Unique<T>) -> Bool { lhs.constraints == rhs.constraints }

    public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }

    public var debugDescription: String { "Unique(\(propertyNames))" }
  }
}

/// Groups of a class's properties that `#Unique` or `#Index` names.
protocol PropertyGroups {
  var groups: [[AnyKeyPath]] { get }
  var modelType: any PersistentModel.Type { get }
  var areUnique: Bool { get }
}

extension PropertyGroups {
  /// The names of the properties; those that are not kept are left out.
  var propertyNames: [[String]] {
    let layout = ModelLayout.of(modelType)
    return groups.map { $0.compactMap { layout.property($0)?.name } }
  }
}

extension Schema.Index: PropertyGroups {
  var groups: [[AnyKeyPath]] { indices.map(\.keyPaths) }
  var modelType: any PersistentModel.Type { T.self }
  var areUnique: Bool { false }
}

extension Schema.Unique: PropertyGroups {
  var groups: [[AnyKeyPath]] { constraints }
  var modelType: any PersistentModel.Type { T.self }
  var areUnique: Bool { true }
}

private enum PropertyNames {
  static func keyPaths<T: PersistentModel, Key: CodingKey>(
    of type: T.Type, from decoder: any Decoder, forKey key: Key
  ) throws -> [[PartialKeyPath<T>]] {
    let layout = ModelLayout.of(type)
    let names = try decoder.container(keyedBy: Key.self).decode([[String]].self, forKey: key)
    return names.map { group in
      group.compactMap { name in layout.properties.first { $0.name == name }?.keyPath as? PartialKeyPath<T> }
    }
  }
}
