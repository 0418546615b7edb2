import Foundation
import StoreEngine
import Testing

@Suite("The format of stores")
struct StoreFormatTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("tables, columns and indexes are called and ordered in Core Data's way")
  func tables() throws {
    let store = try scratch.open(.trips)
    let judge = try Judge(scratch.url)
    let columns = { (table: String) in judge.rows("SELECT name, type FROM pragma_table_info('\(table)')") }
    #expect(
      columns("ZTRIP") == [
        "Z_PK|INTEGER", "Z_ENT|INTEGER", "Z_OPT|INTEGER", "ZID1|INTEGER", "ZLODGING|INTEGER", "ZPRICE|FLOAT", "ZSTART|TIMESTAMP",
        "ZNAME|VARCHAR", "ZSTREET|VARCHAR", "ZTOWN|VARCHAR", "ZID|BLOB",
      ])
    // The foreign key of a relationship that goes one way lies at its destination, behind the source's number.
    #expect(columns("ZSTOP") == ["Z_PK|INTEGER", "Z_ENT|INTEGER", "Z_OPT|INTEGER", "Z4STOPS|INTEGER", "ZTITLE|VARCHAR"])
    #expect(columns("Z_3TRIPS") == ["Z_3TAGS|INTEGER", "Z_4TRIPS|INTEGER"])
    #expect(
      judge.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite%' ORDER BY name") == [
        "ZLODGING_ZTRIP_INDEX", "ZSTOP_Z4STOPS_INDEX", "ZTRIP_ZLODGING_INDEX", "Z_3TRIPS_Z_4TRIPS_Z_3TAGS_INDEX",
        "Z_Trip_SwiftDataIndexOnBinaryprice", "Z_Trip_UNIQUE_name_start",
      ])
    #expect(
      judge.rows("SELECT Z_ENT, Z_NAME, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY") == [
        "1|Lodging|0|0", "2|Stop|0|0", "3|Tag|0|0", "4|Trip|0|0",
      ])
    #expect(judge.rows("SELECT Z_VERSION, Z_UUID FROM Z_METADATA") == ["1|\(store.identifier.uuidString)"])
    #expect(
      judge.rows("PRAGMA journal_mode") + judge.rows("PRAGMA page_size") + judge.rows("PRAGMA auto_vacuum") == [
        "wal", "4096", "2",
      ])
    let list = try PropertyListSerialization.propertyList(from: judge.blob("SELECT Z_PLIST FROM Z_METADATA"), format: nil)
    let entries = try #require(list as? [String: Any])
    #expect(entries["NSStoreType"] as? String == "SQLite")
    #expect(
      (entries["NSStoreModelVersionHashes"] as? [String: Data])?.mapValues(\.count) == [
        "Lodging": 32, "Stop": 32, "Tag": 32, "Trip": 32,
      ])
  }

  @Test("subentities share the table of their root, and foreign keys to them have the entity beside them")
  func inheritance() throws {
    let model = StoreModel([
      StoreEntity(
        name: "Animal", attributes: [.one("name", .string)],
        relationships: [StoreRelationship(name: "owner", destination: "Person", inverse: "animals", isToMany: false)]),
      StoreEntity(
        name: "Cat", parent: "Animal", attributes: [.one("lives", .integer16), .one("tone", .string)], relationships: []),
      StoreEntity(name: "Dog", parent: "Animal", attributes: [.one("tone", .string)], relationships: []),
      StoreEntity(
        name: "Person", attributes: [.one("name", .string)],
        relationships: [
          StoreRelationship(name: "animals", destination: "Animal", inverse: "owner", isToMany: true),
          StoreRelationship(name: "favourite", destination: "Animal", isToMany: false),
        ]),
    ])
    let store = try scratch.open(model)
    let judge = try Judge(scratch.url)
    #expect(
      judge.rows("SELECT name FROM pragma_table_info('ZANIMAL')")
        == ["Z_PK", "Z_ENT", "Z_OPT", "ZLIVES", "ZOWNER", "ZNAME", "ZTONE", "ZTONE1"])
    #expect(
      judge.rows("SELECT name FROM pragma_table_info('ZPERSON')") == [
        "Z_PK", "Z_ENT", "Z_OPT", "ZFAVOURITE", "Z1_FAVOURITE", "ZNAME",
      ])
    #expect(judge.rows("SELECT Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT") == ["Animal|0", "Cat|1", "Dog|1", "Person|0"])
    let cat = try store.newRow("Cat", [0: .text("Mia"), 1: .integer(9), 2: .text("miau")])
    let dog = try store.newRow("Dog", [0: .text("Rex"), 1: .text("wau")])
    let person = try store.newRow("Person", [0: .text("Eva")], references: [0: dog.id])
    var owned = cat
    owned.references = [person.id]
    try store.insert(owned, dog, person)
    #expect(cat.id.key != dog.id.key)
    #expect(try store.all("Animal") == [owned, dog])
    #expect(try store.all("Dog") == [dog])
    #expect(try store.all("Person").first?.references == [dog.id])
    var request = StoreRequest(entity: 1)
    request.includesSubentities = false
    #expect(try store.count(request) == 0)
    #expect(try store.destinations(of: 0, entity: 4, owners: [person.id.key]) == [person.id.key: [cat.id]])
    #expect(judge.rows("SELECT Z_ENT, ZTONE, ZTONE1 FROM ZANIMAL") == ["2|miau|NULL", "3|NULL|wau"])
  }

  @Test("ordered relationships keep their order in a column, through foreign keys and through pairs")
  func order() throws {
    let model = StoreModel([
      StoreEntity(
        name: "List", attributes: [],
        relationships: [
          StoreRelationship(name: "items", destination: "Item", inverse: "list", isToMany: true, isOrdered: true),
          StoreRelationship(name: "marks", destination: "Item", inverse: "markers", isToMany: true, isOrdered: true),
        ]),
      StoreEntity(
        name: "Item", attributes: [],
        relationships: [
          StoreRelationship(name: "list", destination: "List", inverse: "items", isToMany: false),
          StoreRelationship(name: "markers", destination: "List", inverse: "marks", isToMany: true),
        ]),
    ])
    let store = try scratch.open(model)
    let list = try store.newRow("List")
    let items = try (0..<3).map { _ in try store.newRow("Item", references: [0: list.id]) }
    var changes = StoreChanges()
    changes.inserted = [list] + items
    changes.addedPairs = items.map { .init(relationship: 1, owner: list.id, member: $0.id) }
    let turned = [items[2], items[0], items[1]].map(\.id)
    changes.orders = [
      .init(relationship: 0, owner: list.id, members: turned), .init(relationship: 1, owner: list.id, members: turned.reversed()),
    ]
    _ = try store.save(changes)
    #expect(try store.destinations(of: 0, entity: 2, owners: [list.id.key])[list.id.key] == turned)
    #expect(try store.destinations(of: 1, entity: 2, owners: [list.id.key])[list.id.key] == turned.reversed())
    let judge = try Judge(scratch.url)
    #expect(judge.rows("SELECT Z_FOK_LIST FROM ZITEM") == ["2048", "3072", "1024"])
    #expect(judge.rows("SELECT name FROM pragma_table_info('Z_1MARKERS')") == ["Z_1MARKS", "Z_2MARKERS", "Z_FOK_1MARKS"])
  }

  @Test("a relationship that is its own inverse has each pair once, and is read from both ends")
  func reflexive() throws {
    let model = StoreModel([
      StoreEntity(
        name: "Person", attributes: [],
        relationships: [StoreRelationship(name: "friends", destination: "Person", inverse: "friends", isToMany: true)])
    ])
    let store = try scratch.open(model)
    let people = try (0..<3).map { _ in try store.newRow("Person") }
    var changes = StoreChanges()
    changes.inserted = people
    changes.addedPairs = [(0, 1), (1, 0), (0, 2), (2, 2)].map {
      .init(relationship: 0, owner: people[$0].id, member: people[$1].id)
    }
    _ = try store.save(changes)
    let read = { try store.destinations(of: 0, entity: 1, owners: [1, 2, 3]).mapValues { Set($0.map(\.key)) } }
    #expect(try read() == [1: [2, 3], 2: [1], 3: [1, 3]])
    #expect(try Judge(scratch.url).rows("SELECT count(*) FROM Z_1FRIENDS") == ["3"])
    var removal = StoreChanges()
    removal.removedPairs = [.init(relationship: 0, owner: people[1].id, member: people[0].id)]
    _ = try store.save(removal)
    #expect(try read() == [1: [3], 3: [1, 3]])
  }

  @Test("values above the limit stand in files beside the store, which go with them")
  func externalStorage() throws {
    let model = StoreModel([
      StoreEntity(
        name: "Photo", attributes: [.one("data", .binary, isExternal: true), .one("title", .string)], relationships: [])
    ])
    let folder = scratch.folder.appending(path: ".test_SUPPORT/_EXTERNAL_DATA")
    let files = { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }
    let store = try scratch.open(model)
    let large = Data(repeating: 7, count: 200_000), small = Data([0, 1, 2])
    let rows = [large, large, small].map { StoreValue.blob($0) }
    let inserted = try rows.map { try store.newRow("Photo", [0: $0]) }
    try store.insert(inserted)
    #expect(files().count == 2)
    #expect(try store.all("Photo").map { $0.values[0] } == rows)
    let judge = try Judge(scratch.url)
    #expect(judge.blob("SELECT ZDATA FROM ZPHOTO WHERE Z_PK = 3") == Data([1, 0, 1, 2]))
    let column = judge.blob("SELECT ZDATA FROM ZPHOTO WHERE Z_PK = 1")
    #expect(column.count == 37 && column[0] == 2 && files().contains(String(decoding: column.dropFirst(), as: UTF8.self)))
    var changes = StoreChanges()
    var update = StoreChanges.Update(id: inserted[0].id, version: 1)
    update.values[0] = .blob(small)
    changes.updated = [update]
    changes.deleted = [.init(id: inserted[1].id, version: 1)]
    _ = try store.save(changes)
    #expect(files().isEmpty)
    #expect(try store.all("Photo").map { $0.values[0] } == [.blob(small), .blob(small)])
    // A file that is gone, or a name that leads elsewhere, is no value.
    judge.run("UPDATE ZPHOTO SET ZDATA = CAST(char(2) || '../../../../../../etc/passwd' AS BLOB)")
    #expect(try store.all("Photo").map { $0.values[0] } == [.null, .null])
  }

  @Test("a value of another type than its column's is converted, or is nothing")
  func wrongTypes() throws {
    let model = StoreModel([
      StoreEntity(
        name: "Item",
        attributes: [
          .one("a", .integer64), .one("b", .double), .one("c", .string), .one("d", .uuid), .one("e", .binary),
          .one("f", .decimal),
        ],
        relationships: [StoreRelationship(name: "up", destination: "Item", isToMany: false)])
    ])
    let store = try scratch.open(model)
    let judge = try Judge(scratch.url)
    judge.run(
      """
      INSERT INTO ZITEM (Z_PK, Z_ENT, Z_OPT, ZA, ZB, ZC, ZD, ZE, ZF, ZUP) VALUES
      (1, 1, 1, '12', '1.5', x'6162', '00010203-0405-0607-0809-0A0B0C0D0E0F', 'ab', '7.5', 'up'),
      (2, 1, 'x', 1.5, x'00', x'FF', 'x', 3, x'FF', x'01'), (3, 1, NULL, 4.0, 3, 12, NULL, NULL, 4, 1.5);
      INSERT INTO ZITEM (Z_PK, Z_ENT) VALUES (4, 99)
      """)
    let rows = try store.all("Item")
    #expect(
      rows.map(\.values) == [
        [.integer(12), .real(1.5), .text("ab"), .blob(Data(0..<16)), .blob(Data("ab".utf8)), .real(7.5)],
        [.null, .null, .null, .null, .null, .null], [.integer(4), .real(3), .text("12"), .null, .null, .integer(4)],
        [.null, .null, .null, .null, .null, .null],
      ])
    #expect(rows.map { $0.references[0]?.key } == [nil, nil, 1, nil])
    #expect(rows.map(\.version) == [1, 0, 0, 0])
    var changes = StoreChanges()
    var update = StoreChanges.Update(id: rows[2].id, version: 0)
    update.values[0] = .integer(5)
    changes.updated = [update]
    changes.conflicts = .fail
    #expect(try store.save(changes).versions == [rows[2].id: 1])
  }
}
