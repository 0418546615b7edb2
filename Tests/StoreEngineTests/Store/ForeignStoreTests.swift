import Foundation
import StoreEngine
import Testing

/// Stores that another framework has written, as SQL that follows what such stores look like.
@Suite("Stores of another framework")
struct ForeignStoreTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let identifier = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"

  /// A store as a framework of 2024 makes it: entities Note and Tag, an unknown entity Old, history, a trigger of a derived attribute.
  private func makeStore() throws {
    let judge = try Judge(scratch.url)
    judge.run(
      """
      PRAGMA page_size = 4096; PRAGMA auto_vacuum = 2; PRAGMA journal_mode = wal;
      CREATE TABLE ZNOTE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZID1 INTEGER, ZLEGACY INTEGER, ZAUTHOR INTEGER,
        Z3_AUTHOR INTEGER, ZCREATED TIMESTAMP, ZKIND VARCHAR, ZNAME VARCHAR, ZTOWN VARCHAR, ZID BLOB );
      CREATE TABLE ZPERSON ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCOUNT INTEGER, ZNAME VARCHAR );
      CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZWORD VARCHAR );
      CREATE TABLE ZOLD ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER );
      CREATE TABLE Z_1TAGS ( Z_1NOTES INTEGER, Z_5TAGS INTEGER, PRIMARY KEY (Z_1NOTES, Z_5TAGS) );
      CREATE INDEX Z_1TAGS_Z_5TAGS_INDEX ON Z_1TAGS (Z_5TAGS, Z_1NOTES);
      CREATE INDEX ZNOTE_ZAUTHOR_INDEX ON ZNOTE (ZAUTHOR, Z3_AUTHOR);
      CREATE UNIQUE INDEX Z_Tag_UNIQUE_word ON ZTAG (ZWORD COLLATE BINARY ASC);
      CREATE INDEX ZPERSON_Z_ENT_INDEX ON ZPERSON (Z_ENT);
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
      CREATE TABLE ACHANGE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCHANGETYPE INTEGER, ZENTITY INTEGER,
        ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB );
      CREATE TRIGGER IF NOT EXISTS ZPERSON_count AFTER UPDATE OF ZNAME ON ZPERSON FOR EACH ROW BEGIN
        UPDATE ZPERSON SET ZCOUNT = ifnull(ZCOUNT, 0) + 1 WHERE Z_PK = NEW.Z_PK;
        SELECT NSCoreDataDATriggerUpdatedAffectedObjectValue('ZPERSON', Z_ENT, Z_PK, 'count', ZCOUNT) FROM ZPERSON; END;
      INSERT INTO Z_PRIMARYKEY VALUES (1,'Note',0,2), (2,'Old',0,0), (3,'Person',0,2), (4,'Writer',3,0), (5,'Tag',0,1),
        (16001,'CHANGE',0,0), (16002,'TRANSACTION',0,0), (16003,'TRANSACTIONSTRING',0,0);
      INSERT INTO ZPERSON VALUES (1, 3, 1, 0, 'Ada'), (2, 4, 1, 0, 'Ben');
      INSERT INTO ZNOTE VALUES
        (1, 1, 3, 17, 5, 2, 4, 700000000.5, 'draft', 'First', 'Paris', x'000102030405060708090A0B0C0D0E0F'),
        (2, 1, 1, NULL, 6, 1, 3, NULL, 'final', 'Second', NULL, NULL);
      INSERT INTO ZTAG VALUES (1, 5, 1, 'red'); INSERT INTO Z_1TAGS VALUES (1, 1);
      INSERT INTO Z_METADATA VALUES (1, '\(ForeignStoreTests.identifier)', NULL);
      """)
    let list: [String: Any] = [
      "NSStoreModelVersionHashes": ["Note": Data(count: 32), "Tag": Data(count: 32)], "NSStoreType": "SQLite",
      "NSStoreModelVersionIdentifiers": ["1.0.0"], "NSPersistenceFrameworkVersion": 1414, "_NSAutoVacuumLevel": "2",
    ]
    judge.run(
      "UPDATE Z_METADATA SET Z_PLIST = ?",
      blob: try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  private func model(_ more: StoreAttribute...) -> StoreModel {
    StoreModel([
      StoreEntity(
        name: "Note",
        attributes: [
          .one("title", .string, formerName: "name", isOptional: false), .one("created", .date), .one("kind", .string),
          .one("id", .uuid),
          StoreAttribute(
            name: "home", isOptional: true,
            columns: [StoreColumn(path: ["id"], kind: .integer64), StoreColumn(path: ["town"], kind: .string)]),
        ] + more,
        relationships: [
          StoreRelationship(name: "author", destination: "Person", isToMany: false),
          StoreRelationship(name: "tags", destination: "Tag", inverse: "notes", isToMany: true),
        ]),
      StoreEntity(name: "Person", attributes: [.one("name", .string), .one("count", .integer64)], relationships: []),
      StoreEntity(name: "Writer", parent: "Person", attributes: [], relationships: []),
      StoreEntity(
        name: "Tag", attributes: [.one("word", .string)],
        relationships: [StoreRelationship(name: "notes", destination: "Note", inverse: "tags", isToMany: true)],
        uniqueConstraints: [["word"]]),
    ])
  }

  @Test("tables and columns are found by their names, entities by their numbers in the file")
  func reading() throws {
    try makeStore()
    for isReadOnly in [true, false] {
      let store = try scratch.open(model(), isReadOnly: isReadOnly)
      #expect(store.identifier.uuidString == ForeignStoreTests.identifier)
      let notes = try store.all("Note")
      #expect(
        notes.map(\.values) == [
          [.text("First"), .real(700_000_000.5), .text("draft"), .blob(Data(0..<16)), .integer(17), .text("Paris")],
          [.text("Second"), .null, .text("final"), .null, .null, .null],
        ])
      #expect(notes.map(\.version) == [3, 1])
      #expect(try store.all("Person").map { model()[$0.id.entity].name } == ["Person", "Writer"])
      #expect(notes.map { $0.references.map { $0.map { model()[$0.entity].name } } } == [["Writer"], ["Person"]])
      let tags = try #require(store.model.entity(named: "Note")?.relationships.firstIndex { $0.name == "tags" })
      #expect(try store.destinations(of: tags, entity: 1, owners: [1, 2])[1]?.map(\.key) == [1])
      store.close()
    }
  }

  @Test("such a store is changed, and keeps its structure and what the model does not know")
  func writing() throws {
    try makeStore()
    let judge = try Judge(scratch.url)
    let schema = judge.rows("SELECT name, sql FROM sqlite_master ORDER BY name")
    let store = try scratch.open(model())
    let notes = try store.all("Note"), people = try store.all("Person")
    var changes = StoreChanges()
    var note = StoreChanges.Update(id: notes[0].id, version: 3), person = StoreChanges.Update(id: people[0].id, version: 1)
    note.values[0] = .text("Changed")
    note.references[0] = .some(people[0].id)
    person.values[0] = .text("Ada L.")
    changes.updated = [note, person]
    let writer = try store.newRow("Writer", [0: .text("Cleo")]), tag = try store.newRow("Tag", [0: .text("red")])
    changes.inserted = [writer, tag]
    changes.addedPairs = [.init(relationship: 1, owner: notes[1].id, member: tag.id)]
    #expect(try store.save(changes).merged.values.map(\.key) == [1])
    store.close()
    #expect(judge.rows("SELECT name, sql FROM sqlite_master ORDER BY name") == schema)
    #expect(
      judge.rows("SELECT Z_PK, Z_OPT, ZLEGACY, ZAUTHOR, Z3_AUTHOR, ZNAME FROM ZNOTE") == [
        "1|4|5|1|3|Changed", "2|1|6|1|3|Second",
      ])
    #expect(judge.rows("SELECT Z_PK, Z_ENT, ZCOUNT, ZNAME FROM ZPERSON") == ["1|3|1|Ada L.", "2|4|0|Ben", "3|4|NULL|Cleo"])
    #expect(judge.rows("SELECT * FROM Z_1TAGS") == ["1|1", "2|1"])
    #expect(judge.rows("SELECT Z_ENT, Z_NAME, Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT IN (3, 4)") == ["3|Person|3", "4|Writer|0"])
    let list = try #require(
      try PropertyListSerialization.propertyList(from: judge.blob("SELECT Z_PLIST FROM Z_METADATA"), format: nil)
        as? [String: Any])
    #expect((list["NSStoreModelVersionHashes"] as? [String: Data])?["Note"] == Data(count: 32))
    #expect(list["NSPersistenceFrameworkVersion"] as? Int == 1414)
  }

  @Test("a model that has grown adds columns to such a store")
  func growth() throws {
    try makeStore()
    #expect(throws: StoreError.self) { try scratch.open(model(.one("legacy", .string))) }
    let store = try scratch.open(model(.one("stars", .integer64, isOptional: false, defaultValue: .integer(3))))
    #expect(try store.all("Note").map { $0.values[6] } == [.integer(3), .integer(3)])
    #expect(throws: StoreError.self) { try scratch.open(model(.one("due", .date, isOptional: false))) }
  }

  @Test("a database that is no store is not touched")
  func otherDatabase() throws {
    let judge = try Judge(scratch.url)
    judge.run("CREATE TABLE books (title TEXT); INSERT INTO books VALUES ('x')")
    let before = try Data(contentsOf: scratch.url)
    #expect { try scratch.open(.notes()) } throws: { error in
      guard case StoreError.incompatible = error else { return false }
      return true
    }
    #expect(try Data(contentsOf: scratch.url) == before)
  }
}
