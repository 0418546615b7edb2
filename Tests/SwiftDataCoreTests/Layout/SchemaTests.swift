import Foundation
import StoreEngine
import Testing

@testable import SwiftDataCore

/// Classes whose relationships could lead back in more ways than one, or in none.
enum Crossing {
  @Model final class Town {
    var roads: [Road] = []
    var plans: [Road] = []
    var mayor: Person?
    var guests: [Person] = []
    init() {}
  }

  @Model final class Road {
    var town: Town?
    init() {}
  }

  @Model final class Person {
    var home: Town
    var friends: [Person] = []
    @Relationship(inverse: \Person.admirers) var idols: [Person] = []
    var admirers: [Person] = []
    init(home: Town) { self.home = home }
  }
}

@Suite("Schemas")
struct SchemaTests {
  @Test("a schema takes in every class that relationships lead to, with names, options and delete rules")
  func reachable() throws {
    let schema = Schema([Sketch.Album.self], version: Schema.Version(2, 1, 0))
    #expect(schema.entities.map(\.name) == ["Album", "Label", "Singer", "Song"])
    #expect(schema.version.description == "2.1.0")
    #expect(schema.entity(for: Sketch.Song.self) === schema.entitiesByName["Song"])
    #expect(Schema.entityName(for: Sketch.Song.self) == "Song")
    let album = try #require(schema.entitiesByName["Album"])
    #expect(album.uniquenessConstraints == [["title"]])
    #expect(album.attributesByName["cover"]?.originalName == "picture")
    #expect(album.attributesByName["note"]?.isOptional == true)
    #expect(album.relationshipsByName["songs"]?.deleteRule == .cascade)
    #expect(album.relationshipsByName["songs"]?.isToOneRelationship == false)
    let label = try #require(schema.entitiesByName["Label"])
    #expect(label.uniquenessConstraints == [["city", "name"]])
    #expect(label.indices == [["name"], ["city", "name"]])
  }

  @Test("inverses are those that authors name, and those that are the only ones")
  func inverses() throws {
    let model = try Schema([Sketch.Album.self]).storeModel
    func inverse(_ entity: String, _ name: String) throws -> String? {
      try #require(model.entity(named: entity)?.relationships.first { $0.name == name }).inverse
    }
    #expect(try inverse("Album", "songs") == "album")
    #expect(try inverse("Song", "album") == "songs")
    #expect(try inverse("Album", "label") == "albums")
    #expect(try inverse("Label", "albums") == "label")
    #expect(try inverse("Singer", "mentor") == "pupils")
    #expect(try inverse("Song", "singers") == "Song.singers")
    let singers = try #require(model.entity(named: "Song")?.relationships.first { $0.name == "singers" })
    #expect(singers.minimumCount == 1 && singers.maximumCount == 4 && singers.isToMany)
  }

  @Test("nothing is inferred where there are several ways back, or where a model must always be there")
  func noInverses() throws {
    let model = try Schema([Crossing.Town.self]).storeModel
    func inverses(_ entity: String) throws -> [String: String?] {
      let relationships = try #require(model.entity(named: entity)).relationships.filter { !$0.isHidden }
      return Dictionary(uniqueKeysWithValues: relationships.map { ($0.name, $0.inverse) })
    }
    #expect(
      try inverses("Town") == [
        "roads": "Town.roads", "plans": "Town.plans", "mayor": "Town.mayor", "guests": "Town.guests",
      ])
    #expect(try inverses("Road") == ["town": "Road.town"])
    #expect(
      try inverses("Person") == [
        "home": "Person.home", "friends": "Person.friends", "idols": "admirers", "admirers": "idols",
      ])
    #expect(model.entity(named: "Person")?.relationships.first { $0.name == "home" }?.isOptional == false)
  }

  @Test("columns and relationships have the same indices in the layout and in the store's model")
  func indices() throws {
    let model = try Schema([Sketch.Album.self]).storeModel
    for type in [Sketch.Album.self, Sketch.Song.self, Sketch.Label.self, Sketch.Singer.self] as [any PersistentModel.Type] {
      let layout = ModelLayout.of(type)
      let entity = try #require(model.entity(named: layout.name))
      for property in layout.properties {
        switch property.content {
        case .attribute(let index, let first, let coder):
          #expect(entity.attributes[index].name == property.name && entity.firstColumns[index] == first)
          #expect(entity.columns[first..<first + coder.columns.count].map(\.kind) == coder.columns.map(\.kind))
        case .toOne(let index, let reference, _):
          #expect(entity.relationships[index].name == property.name && entity.toOneRelationships[reference] == index)
        case .toMany(let index, _): #expect(entity.relationships[index].name == property.name)
        }
      }
    }
  }

  @Test("a schema is the same after it was written to a file and read")
  func coding() throws {
    let schema = Schema([Sketch.Album.self])
    let copy = try JSONDecoder().decode(Schema.self, from: JSONEncoder().encode(schema))
    #expect(copy == schema)
    #expect(try copy.storeModel == schema.storeModel)
  }
}
