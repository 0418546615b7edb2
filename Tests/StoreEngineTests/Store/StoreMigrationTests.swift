import Foundation
import StoreEngine
import Testing

@Suite("Lightweight migration of stores")
struct StoreMigrationTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func fill(_ model: StoreModel, _ rows: [[Int: StoreValue]], entity: String = "Note") throws {
    let store = try scratch.open(model)
    try store.insert(try rows.map { try store.newRow(entity, $0) })
    store.close()
  }

  private func values(_ model: StoreModel, _ entity: String = "Note") throws -> [[StoreValue]] {
    let store = try scratch.open(model)
    defer { store.close() }
    return try store.all(entity).map(\.values)
  }

  private func reason(_ model: StoreModel) -> String {
    do {
      _ = try scratch.open(model)
      return "opened"
    } catch StoreError.incompatible(_, let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }

  @Test("new attributes give older rows their default values, and new entities their tables")
  func additions() throws {
    try fill(.notes(), [[0: .text("a"), 1: .integer(1)]])
    let grown = StoreModel.notes(
      .one("done", .boolean, isOptional: false, defaultValue: .integer(0)), .one("text", .string))
    #expect(try values(grown) == [[.text("a"), .integer(1), .integer(0), .null]])
    let all = StoreModel(
      grown.entities + [
        StoreEntity(
          name: "Author", attributes: [],
          relationships: [StoreRelationship(name: "notes", destination: "Note", isToMany: true)])
      ])
    let store = try scratch.open(all)
    // The new entity is the first by name and the second in the file.
    #expect(store.layout.storedNumber(of: 1) == 2 && store.layout.storedNumber(of: 2) == 1)
    let author = try store.newRow("Author")
    let note = try store.newRow("Note", [0: .text("b")], references: [0: author.id])
    try store.insert(author, note)
    #expect(try store.destinations(of: 0, entity: 1, owners: [1]) == [1: [note.id]])
    #expect(try Judge(scratch.url).rows("SELECT Z_ENT, Z2NOTES FROM ZNOTE") == ["1|NULL", "1|1"])
  }

  @Test("a new attribute that is neither optional nor has a default value stops the migration, if there are rows")
  func required() throws {
    let grown = StoreModel.notes(.one("author", .string, isOptional: false))
    try fill(.notes(), [])
    #expect(reason(grown) == "opened")
    try FileManager.default.removeItem(at: scratch.url)
    try fill(.notes(), [[0: .text("a")]])
    #expect(reason(grown).hasPrefix("Note.author is not optional"))
    // Nothing has been changed.
    #expect(try values(.notes()) == [[.text("a"), .null]])
    let optional = StoreModel.notes(.one("author", .string))
    #expect(reason(optional) == "opened")
    #expect(reason(grown).hasPrefix("Note.author is not optional"))
    #expect(try values(.notes(.one("author", .string, isOptional: false, defaultValue: .text("me"))))[0][2] == .text("me"))
  }

  @Test("former names of entities, attributes and relationships are followed, also where another takes the old name")
  func renaming() throws {
    let old = StoreModel([
      StoreEntity(
        name: "Book", attributes: [.one("name", .string)],
        relationships: [StoreRelationship(name: "writer", destination: "Person", inverse: "books", isToMany: false)]),
      StoreEntity(
        name: "Person", attributes: [.one("name", .string)],
        relationships: [StoreRelationship(name: "books", destination: "Book", inverse: "writer", isToMany: true)]),
    ])
    let store = try scratch.open(old)
    let person = try store.newRow("Person", [0: .text("Ada")])
    try store.insert(person, try store.newRow("Book", [0: .text("Notes")], references: [0: person.id]))
    store.close()
    let new = StoreModel([
      StoreEntity(
        name: "Author", formerName: "Person", attributes: [.one("name", .string)],
        relationships: [
          StoreRelationship(name: "works", formerName: "books", destination: "Work", inverse: "author", isToMany: true)
        ]),
      StoreEntity(
        name: "Work", formerName: "Book", attributes: [.one("name", .integer64), .one("title", .string, formerName: "name")],
        relationships: [
          StoreRelationship(name: "author", formerName: "writer", destination: "Author", inverse: "works", isToMany: false)
        ]),
    ])
    for _ in 0..<2 {
      let store = try scratch.open(new)
      #expect(try store.all("Work").map(\.values) == [[.null, .text("Notes")]])
      #expect(try store.all("Author").map(\.values) == [[.text("Ada")]])
      #expect(try store.destinations(of: 0, entity: 1, owners: [1])[1]?.map(\.entity) == [2])
      store.close()
    }
    #expect(try Judge(scratch.url).rows("SELECT Z_NAME FROM Z_PRIMARYKEY") == ["Work", "Author"])
  }

  @Test("an older model reads what it knows, and what it does not know stays")
  func goingBack() throws {
    let grown = StoreModel.notes(.one("text", .string))
    try fill(grown, [[0: .text("a"), 2: .text("kept")]])
    #expect(try values(.notes()) == [[.text("a"), .null]])
    try fill(.notes(), [[0: .text("b")]])
    #expect(try values(grown) == [[.text("a"), .null, .text("kept")], [.text("b"), .null, .null]])
    // Another type under the same name is another column.
    _ = try values(.notes())
    #expect(try values(.notes(.one("text", .integer64)))[0] == [.text("a"), .null, .null])
  }

  @Test("a program that knows some of a store's entities leaves the others as they are, also renamed ones")
  func partOfModel() throws {
    let note = StoreModel.notes().entities
    let old = StoreEntity(name: "Person", attributes: [.one("name", .string)], relationships: [])
    let renamed = StoreEntity(
      name: "Author", formerName: "Person", attributes: [.one("title", .string, formerName: "name")], relationships: [])
    try fill(StoreModel(note + [old]), [[0: .text("Ada")]], entity: "Person")
    #expect(try values(StoreModel(note + [renamed]), "Author") == [[.text("Ada")]])
    try fill(.notes(), [[0: .text("a")]])
    #expect(try values(StoreModel(note + [renamed]), "Author") == [[.text("Ada")]])
    #expect(try values(StoreModel([renamed]), "Author") == [[.text("Ada")]])
    #expect(try values(.notes()) == [[.text("a"), .null]])
  }

  @Test("an attribute may change its type where each value can be read, else the error names it")
  func types() throws {
    try fill(.notes(.one("size", .integer16)), [[0: .text("a"), 2: .integer(3)]])
    #expect(try values(.notes(.one("size", .integer64)))[0][2] == .integer(3))
    #expect(try values(.notes(.one("size", .double)))[0][2] == .real(3))
    #expect(reason(.notes(.one("size", .string))) == "Note.size was double and is string; give the new property a new name")
  }

  @Test("a constraint may come where no two rows share its values, and may go")
  func constraints() throws {
    try fill(.notes(), [[0: .text("a")], [0: .text("a")]])
    #expect(reason(.notes(isUnique: true)).hasPrefix("Note is to be unique by title, and rows share values"))
    try Judge(scratch.url).run("UPDATE ZNOTE SET ZTITLE = 'b' WHERE Z_PK = 2")
    #expect(reason(.notes(isUnique: true)) == "opened")
    try fill(.notes(isUnique: true), [[0: .text("a")]])
    #expect(try values(.notes()).count == 2)
    try fill(.notes(), [[0: .text("a")]])
    #expect(try values(.notes()).count == 3)
  }

  @Test("values go to files beside the store and back, as the model says")
  func externalStorage() throws {
    let large = StoreValue.blob(Data(repeating: 1, count: 300_000))
    let inside = StoreModel.notes(.one("data", .binary)), outside = StoreModel.notes(.one("data", .binary, isExternal: true))
    try fill(inside, [[0: .text("a"), 2: large], [0: .text("b"), 2: .blob(Data([1, 2]))]])
    for model in [outside, inside, outside] {
      #expect(try values(model).map { $0[2] } == [large, .blob(Data([1, 2]))])
    }
    #expect(try Judge(scratch.url).rows("SELECT length(ZDATA) FROM ZNOTE") == ["37", "3"])
  }

  @Test("where the destination of a foreign key gains subentities, the key learns its entity")
  func subentities() throws {
    let zoo = StoreEntity(
      name: "Zoo", attributes: [], relationships: [StoreRelationship(name: "star", destination: "Animal", isToMany: false)])
    let animal = StoreEntity(name: "Animal", attributes: [.one("name", .string)], relationships: [])
    let old = StoreModel([animal, zoo])
    let store = try scratch.open(old)
    let star = try store.newRow("Animal")
    try store.insert(star, try store.newRow("Zoo", references: [0: star.id]))
    store.close()
    let cat = StoreEntity(name: "Cat", parent: "Animal", attributes: [], relationships: [])
    let new = try scratch.open(StoreModel([animal, cat, zoo]))
    #expect(try new.all("Zoo").first?.references.map { $0?.entity } == [1])
    let kitten = try new.newRow("Cat")
    try new.insert(kitten, try new.newRow("Zoo", references: [0: kitten.id]))
    #expect(try new.all("Zoo").last?.references == [kitten.id])
    #expect(try new.all("Animal").map(\.id.entity) == [1, 2])
    new.close()
    let parted = StoreModel([animal, StoreEntity(name: "Cat", attributes: [], relationships: []), zoo])
    #expect(reason(parted).hasPrefix("Cat inherits from another entity"))
  }

  @Test("a to-one relationship may become to-many, and keeps what it leads to", arguments: [false, true])
  func toMany(isWithInverse: Bool) throws {
    let models = [false, true].map { isToMany in
      StoreModel([
        StoreEntity(
          name: "Pack", attributes: [],
          relationships: [
            StoreRelationship(name: "dogs", destination: "Dog", inverse: isWithInverse ? "packs" : nil, isToMany: isToMany)
          ]),
        StoreEntity(
          name: "Dog", attributes: [],
          relationships: isWithInverse
            ? [StoreRelationship(name: "packs", destination: "Pack", inverse: "dogs", isToMany: true)] : []
        ),
      ])
    }
    let store = try scratch.open(models[0])
    let dogs = try (0..<2).map { _ in try store.newRow("Dog") }
    try store.insert(dogs + [try store.newRow("Pack", references: [0: dogs[1].id]), try store.newRow("Pack")])
    store.close()
    for _ in 0..<2 {
      let grown = try scratch.open(models[1])
      let pack = try #require(grown.model.entity(named: "Pack")).number
      #expect(try grown.destinations(of: 0, entity: pack, owners: [1, 2]).mapValues { $0.map(\.key) } == [1: [dogs[1].id.key]])
      grown.close()
    }
    #expect(reason(models[0]) == "Pack.dogs was to-many and is to-one; give the new property a new name")
  }

  @Test("a database in memory is migrated as well")
  func memory() throws {
    let location = StoreLocation.memory(name: scratch.folder.path)
    let first = try Store(at: location, model: .notes())
    try first.insert(try first.newRow("Note", [0: .text("a")]))
    let second = try Store(at: location, model: .notes(.one("text", .string, defaultValue: .text("-"))))
    #expect(try second.all("Note").map(\.values) == [[.text("a"), .null, .text("-")]])
  }

  @Test("a copy has what is in the log as well, tells by which model it was written, and takes the original's place")
  func copies() throws {
    let store = try scratch.open(.notes())
    try store.insert(try store.newRow("Note", [0: .text("a")]))
    let copy = scratch.folder.appending(path: "copy.store")
    try Store.copy(scratch.url, to: copy)
    #expect(try Store.wasWritten(by: .notes(), at: copy))
    #expect(try !Store.wasWritten(by: .notes(isUnique: true), at: copy))
    let opened = try Store(at: .file(copy, isReadOnly: false), model: .notes())
    try opened.insert(try opened.newRow("Note", [0: .text("b")]))
    opened.close()
    store.close()
    try Store.replace(scratch.url, with: copy)
    #expect(try values(.notes()).count == 2)
  }

  @Test("a store of a later version is not touched")
  func laterFormat() throws {
    try fill(.notes(), [])
    let judge = try Judge(scratch.url)
    var list = try #require(
      try PropertyListSerialization.propertyList(from: judge.blob("SELECT Z_PLIST FROM Z_METADATA"), format: nil)
        as? [String: Any])
    list["ApusStoreDescription"] = "{\"format\": 2, \"entities\": []}"
    judge.run(
      "UPDATE Z_METADATA SET Z_PLIST = ?",
      blob: try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(reason(.notes()) == "a later version of the framework has written it")
  }
}
