public import Foundation

/// What a container keeps: the classes of its models, and all that their relationships lead to.
public final class Schema: Codable, Hashable, CustomDebugStringConvertible {
  /// The version in which schemas are encoded.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  /// The version in which this one is encoded.
  public let encodingVersion: Version
  /// The app's version of the schema.
  public let version: Version
  /// By name.
  public let entities: [Entity]
  /// The entities by their names.
  public let entitiesByName: [String: Entity]

  /// What cannot be kept, found while the schema was made; ``storeModel`` throws it.
  let issues: [SchemaError]
  /// The classes of the entities; none where they are described by hand.
  package let layouts: [ModelLayout]

  private init(
    entities: [Entity], version: Version, encodingVersion: Version = schemaEncodingVersion, issues: [SchemaError],
    layouts: [ModelLayout] = []
  ) {
    self.layouts = layouts
    self.entities = entities.sorted { $0.name < $1.name }
    entitiesByName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    self.version = version
    self.encodingVersion = encodingVersion
    self.issues = issues
  }

  /// A schema of nothing.
  public convenience init() { self.init(entities: [], version: Version(1, 0, 0), issues: []) }

  /// A schema of entities that are described by hand.
  public convenience init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.init(entities: entities, version: version, issues: [])
  }

  /// A schema of models' classes, and of those that their relationships lead to.
  public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    var gathering = SchemaGathering()
    gathering.add(types)
    let gathered = gathering.finish()
    self.init(entities: gathered.entities, version: version, issues: gathered.issues, layouts: gathering.layouts)
  }

  /// The schema of a version of the app.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entity of a class; nil where the class is not in the schema.
  public func entity<T>(for type: T.Type) -> Entity? where T: PersistentModel { entitiesByName[Schema.entityName(for: type)] }

  /// What the entity of a class is called: the class's name, without its module and the types that it is nested in.
  public static func entityName<T>(for type: T.Type) -> String where T: PersistentModel { String(describing: type) }

  /// What the entity of a class is called, where the class is known at run time only.
  package static func entityName(of type: any PersistentModel.Type) -> String { String(describing: type) }

  private enum CodingKeys: CodingKey { case encodingVersion, version, entities }

  /// Reads what `encode(to:)` has written.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      entities: try container.decode([Entity].self, forKey: .entities),
      version: try container.decode(Version.self, forKey: .version),
      encodingVersion: try container.decode(Version.self, forKey: .encodingVersion), issues: [])
  }

  /// Writes it, to be read by `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(encodingVersion, forKey: .encodingVersion)
    try container.encode(version, forKey: .version)
    try container.encode(entities, forKey: .entities)
  }

  /// Writes the schema to a file, as JSON.
  public func save(to toURL: URL) throws { try JSONEncoder().encode(self).write(to: toURL) }

  /// Reads a schema that ``save(to:)`` has written.
  public static func load(from fromURL: URL) throws -> Schema {
    try JSONDecoder().decode(Schema.self, from: Data(contentsOf: fromURL))
  }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs === rhs || lhs.version == rhs.version && lhs.entities == rhs.entities
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }

  public var debugDescription: String { "Schema(version: \(version), entities: \(entities.map(\.debugDescription)))" }
}
