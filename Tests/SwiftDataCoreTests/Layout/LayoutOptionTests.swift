import Foundation
import FoundationAdditions
import StoreEngine
import Testing

@testable import SwiftDataCore

/// Classes with properties that are kept in other ways than by their types.
enum Cabinet {
  struct Point: Codable, Equatable {
    var x = 1.0
    var y = 2.0
  }

  /// A type that nothing can encode.
  struct Opaque: Equatable { var number: Int }

  final class OpaqueTransformer: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSData.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Opaque).map { Data(String($0.number).utf8) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data).flatMap { Int(String(decoding: $0, as: UTF8.self)) }.map { Opaque(number: $0) }
    }
  }

  @Model class Piece {
    var name: String
    @Attribute(.codable) var corner = Point()
    @Attribute(.externalStorage) var scan: Data?
    @Attribute(.transformable(by: OpaqueTransformer.self)) var opaque: Opaque?
    @Attribute(.transformable(by: "NSSecureUnarchiveFromData")) var words: [String]?
    var place: Kept.Place?
    var room: Room?

    init(name: String) { self.name = name }
  }

  @Model final class Drawer: Piece {
    var depth: Int = 0
    var handles: [Handle] = []
    init(depth: Int) {
      self.depth = depth
      super.init(name: "drawer")
    }
  }

  @Model final class Handle {
    var drawer: Drawer?
    init() {}
  }

  @Model final class Room {
    var pieces: [Piece] = []
    init() {}
  }

  // Classes that no schema can have.
  struct Holder: Codable {
    init(from decoder: any Decoder) throws { room = try decoder.singleValueContainer().decode(RoomName.self) }
    func encode(to encoder: any Encoder) throws {}
    var room: RoomName
  }
  struct RoomName: Codable { var name = "" }

  @Model final class Wrong {
    @Attribute(.ephemeral) var passing: Int = 0
    @Attribute(.unique) var room: Room?
    var other: Wrong?
    @Relationship(inverse: \Wrong.other) var first: [Wrong] = []
    @Relationship(inverse: \Wrong.other) var second: [Wrong] = []
    @Relationship(inverse: \Room.pieces) var third: Room?
    init() {}
  }
}

@Suite("Options of layouts")
struct LayoutOptionTests {
  private let layout = ModelLayout.of(Cabinet.Piece.self)

  private func coder(_ name: String) throws -> any AttributeCoder {
    guard case .attribute(_, _, let coder) = try #require(layout.property(named: name)).content else {
      throw SchemaError("\(name) is no attribute")
    }
    return coder
  }

  @Test("a structure with .codable is one document, and has its default value")
  func documents() throws {
    let coder = try coder("corner")
    #expect(try coder.encode(Cabinet.Point(x: 3, y: 4)) == [.blob(Data(#"{"x":3,"y":4}"#.utf8))])
    #expect(layout.property(named: "corner")?.fallback as? Cabinet.Point == Cabinet.Point())
    let entity = try #require(Schema([Cabinet.Piece.self]).storeModel.entity(named: "Piece"))
    #expect(entity.attributes[1].columns.map(\.defaultValue) == [.blob(Data(#"{"x":1,"y":2}"#.utf8))])
    #expect(entity.attributes[2].isExternal && entity.attributes[2].isOptional)
  }

  @Test("a transformer makes data of values that cannot be encoded, and values of data")
  func transformers() throws {
    let opaque = try coder("opaque")
    #expect(try opaque.encode(column: Cabinet.Opaque?.some(Cabinet.Opaque(number: 12))) == .blob(Data("12".utf8)))
    #expect(try opaque.decode(column: .blob(Data("7".utf8)), as: Cabinet.Opaque?.self) == Cabinet.Opaque(number: 7))
    #expect(try opaque.encode(column: Cabinet.Opaque?.none) == .null)
    #expect(try opaque.decode(column: .null, as: Cabinet.Opaque?.self) == nil)
    let words = try coder("words")
    let columns = try words.encode([String]?.some(["a", "b"]) as Any)
    #expect(try words.decode(columns[...]) as? [String] == ["a", "b"])
    let unknown = TransformableCoder<Int?>(transformer: "Nobody")
    #expect(throws: ColumnError.self) { try unknown.encode(column: Int?.some(1)) }
  }

  @Test("transformers are found by their names")
  func transformerNames() {
    let name = NSValueTransformerName("LayoutOptionTests")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Cabinet.OpaqueTransformer(), forName: name)
    #expect(ValueTransformer(forName: name) is Cabinet.OpaqueTransformer)
    let named: any _NamedValueTransformer = Cabinet.OpaqueTransformer()
    #expect(named is ValueTransformer)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
    let base = ValueTransformer()
    #expect(base.transformedValue(1) as? Int == 1 && base.reverseTransformedValue(1) as? Int == 1)
  }

  @Test("a structure is described with its members")
  func composites() throws {
    let schema = Schema([Cabinet.Piece.self])
    let place = try #require(schema.entitiesByName["Piece"]?.attributesByName["place"] as? Schema.CompositeAttribute)
    #expect(place.properties.map(\.name) == ["latitude", "longitude", "name"])
    #expect(place.properties.map { $0.valueType == Double.self } == [true, true, false])
    let property = try #require(layout.property(\Cabinet.Piece.place))
    guard case .attribute(_, let first, _) = property.content else { return }
    #expect(layout.column(property, members: [\Kept.Place.longitude]) == first + 1)
    #expect(layout.column(property, members: []) == nil)
  }

  @Test("a class that inherits has its parent's properties first, and finds them by key paths of its own and of the parent")
  func inheritance() throws {
    let drawer = ModelLayout.of(Cabinet.Drawer.self)
    #expect(drawer.parent === layout)
    #expect(drawer.properties.map(\.name) == layout.properties.map(\.name) + ["depth", "handles"])
    #expect(drawer.property(\Cabinet.Drawer.name)?.name == "name")
    #expect(drawer.property(\Cabinet.Piece.name)?.name == "name")
    #expect(drawer.property(\Cabinet.Drawer.room)?.name == "room")
    #expect(drawer.property(\Cabinet.Drawer.depth)?.name == "depth")
    let schema = Schema([Cabinet.Drawer.self])
    #expect(schema.entities.map(\.name) == ["Drawer", "Handle", "Piece", "Room"])
    let entity = try #require(schema.entitiesByName["Drawer"])
    #expect(entity.superentity === schema.entitiesByName["Piece"] && entity.superentityName == "Piece")
    #expect(schema.entitiesByName["Piece"]?.subentities == [entity])
    #expect(entity.inheritedPropertiesByName["name"] != nil && entity.storedPropertiesByName["depth"] != nil)
    let stored = try #require(try schema.storeModel.entity(named: "Drawer"))
    #expect(stored.attributes.map(\.name) == ["name", "corner", "scan", "opaque", "words", "place", "depth"])
    #expect(stored.relationships.map(\.name) == ["room", "handles"])
    #expect(stored.relationships.map(\.inverse) == ["pieces", "drawer"])
  }

  @Test("what cannot be is said with class, property and remedy, all at once")
  func issues() throws {
    let schema = Schema([Cabinet.Wrong.self])
    let error = #expect(throws: SchemaError.self) { try schema.storeModel }
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
    let lines = try #require(error).description.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Wrong.passing: values that are not kept are written with @Transient here, not .ephemeral.",
        "Wrong.room: a model is no attribute; write @Relationship in place of @Attribute.",
        "Wrong.second and Wrong.first both have the inverse Wrong.other; a relationship has one inverse.",
        "Wrong.third: its inverse Room.pieces leads to 'Piece', not to 'Wrong'.",
      ])
  }
}
