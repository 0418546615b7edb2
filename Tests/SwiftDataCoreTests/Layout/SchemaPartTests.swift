import Foundation
import FoundationAdditions
import StoreEngine
import SwiftDataCore
import Testing

@Suite("Parts of schemas")
struct SchemaPartTests {
  enum First: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Sketch.Label.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  }

  enum Second: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Sketch.Singer.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
  }

  enum Steps: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: First.self, toVersion: Second.self)] }
  }

  @Test("versions are ordered, and schemas of versions have their classes")
  func versions() {
    #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0) && Schema.Version(2, 0, 0) > Schema.Version(1, 9, 9))
    #expect(Schema.Version(1, 2, 3).description == "1.2.3")
    #expect(Schema(versionedSchema: Second.self).version == Schema.Version(1, 2, 0))
    #expect(Schema(versionedSchema: Second.self).entities.map(\.name) == ["Singer"])
    #expect(Schema().entities.isEmpty && Schema().encodingVersion == Schema.schemaEncodingVersion)
    guard case .lightweight(let from, let to) = Steps.stages[0] else { return }
    #expect(from == First.self && to == Second.self && Steps.schemas.count == 2)
  }

  @Test("entities may be described by hand")
  func entities() throws {
    let title = Schema.Attribute(name: "title", options: [.unique], valueType: String.self, defaultValue: "new")
    let owner = Schema.Relationship(deleteRule: .deny, inverse: nil)
    let parts: [any SchemaProperty] = [title, owner]
    #expect(parts.map(\.isAttribute) == [true, false])
    #expect(owner.deleteRule == .deny && owner.isRelationship && !owner.isAttribute && owner.isToOneRelationship)
    let child = Schema.Entity("Child")
    let entity = Schema.Entity("Parent", subentities: child, properties: title)
    let schema = Schema(entity, child, version: Schema.Version(3, 0, 0))
    #expect(schema.entitiesByName["Child"]?.superentity === entity && child.superentityName == "Parent")
    #expect(child.properties.map(\.name) == ["title"] && entity.attributes == [title])
    #expect(entity.uniquenessConstraints == [["title"]] && entity.indices.isEmpty)
    let model = try schema.storeModel
    #expect(model.entities.map(\.name) == ["Child", "Parent"])
    #expect(model.entities[0].columns.map(\.defaultValue) == [.text("new")])
    #expect(schema != Schema(Schema.Entity("Parent")) && schema == schema)
  }

  @Test("a schema can be kept in a file")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let schema = Schema([Cabinet.Piece.self])
    try schema.save(to: url)
    #expect(try Schema.load(from: url).debugDescription == schema.debugDescription)
    try Data("{}".utf8).write(to: url)
    #expect(throws: DecodingError.self) { try Schema.load(from: url) }
  }

  @Test("options are told apart, and written as they are")
  func options() throws {
    let options: [Schema.Attribute.Option] = [
      .unique, .externalStorage, .allowsCloudEncryption, .preserveValueOnDeletion, .ephemeral, .spotlight, .codable,
      .transformable(by: "Name"), .transformable(by: Cabinet.OpaqueTransformer.self),
    ]
    #expect(Set(options).count == options.count)
    #expect(try JSONDecoder().decode([Schema.Attribute.Option].self, from: JSONEncoder().encode(options)) == options)
    let attribute = Schema.Attribute(.unique, .transformable(by: "Name"), originalName: "old")
    #expect(attribute.isUnique && attribute.isTransformable && !attribute.isTransient && attribute.originalName == "old")
    #expect(Schema.Relationship.Option.unique == .unique)
  }

  @Test("constraints and indexes are told apart by the properties that they name")
  func constraints() throws {
    let unique = Schema.Unique<Sketch.Label>([\.name], [\.city, \.name])
    #expect(unique.constraints.count == 2 && unique.isUnique && !unique.isAttribute)
    #expect(try JSONDecoder().decode(Schema.Unique<Sketch.Label>.self, from: JSONEncoder().encode(unique)) == unique)
    let index = Schema.Index<Sketch.Label>(.binary([\.name]), .rtree([\.city]))
    #expect(index.indices.count == 2 && index != Schema.Index<Sketch.Label>([\.name]))
    #expect(index.debugDescription == #"Index([["name"], ["city"]])"#)
    let metadata = Schema.PropertyMetadata(name: "x", keypath: \Sketch.Label.name, defaultValue: nil, metadata: unique)
    #expect(Mirror(reflecting: metadata).children.count == 4)
  }

  @Test("relationship collections are arrays and optional arrays of models")
  func collections() {
    func destination(_ type: any Any.Type) -> (any PersistentModel.Type)? {
      (type as? any RelationshipCollection.Type)?.destination
    }
    #expect(destination([Sketch.Song].self) == Sketch.Song.self)
    #expect(destination([Sketch.Song]?.self) == Sketch.Song.self)
    #expect(destination(String?.self) == nil && destination([Int].self) == nil)
    #expect([Sketch.Song]?.containing(nil) == .some(nil) && [Sketch.Song].containing(nil) == .some([]))
  }
}
