import Foundation
import StoreEngine
import Testing

@Suite("Saving in stores")
struct StoreSavingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static func update(_ row: StoredRow, _ values: [Int: StoreValue], version: Int64? = nil) -> StoreChanges.Update {
    var update = StoreChanges.Update(id: row.id, version: version ?? row.version)
    update.values = values
    return update
  }

  @Test("an update writes the changed columns and increments the version; another version is a conflict, or gives way")
  func versions() throws {
    let store = try scratch.open(.notes())
    let row = try store.newRow("Note", [0: .text("a"), 1: .integer(1)])
    try store.insert(row)
    var changes = StoreChanges()
    changes.updated = [Self.update(row, [1: .integer(2)])]
    #expect(try store.save(changes).versions == [row.id: 2])
    changes.conflicts = .fail
    #expect(throws: StoreError.conflict([row.id])) { try store.save(changes) }
    changes.updated = [Self.update(row, [0: .text("b")])]
    changes.conflicts = .overwrite
    #expect(try store.save(changes).versions == [row.id: 3])
    #expect(try store.row(row.id)?.values == [.text("b"), .integer(2)])
    var deletion = StoreChanges()
    deletion.deleted = [.init(id: row.id, version: 2)]
    deletion.conflicts = .fail
    #expect(throws: StoreError.conflict([row.id])) { try store.save(deletion) }
    deletion.conflicts = .overwrite
    _ = try store.save(deletion)
    #expect(try store.row(row.id) == nil)
    // Whom another has deleted cannot be changed any more.
    let commit = try store.save(changes)
    #expect(commit.missing == [row.id] && commit.versions.isEmpty)
    changes.conflicts = .fail
    #expect(throws: StoreError.conflict([row.id])) { try store.save(changes) }
    _ = try store.save(deletion)
  }

  @Test("a failure leaves the store as it was")
  func failure() throws {
    let store = try scratch.open(.notes(isUnique: true))
    let rows = try ["a", "b"].map { try store.newRow("Note", [0: .text($0)]) }
    try store.insert(rows)
    var changes = StoreChanges()
    changes.inserted = [try store.newRow("Note", [0: .text("c")])]
    changes.updated = [Self.update(rows[1], [0: .text("a")])]
    #expect(throws: StoreError.notUnique(entity: "Note", properties: ["title"])) { try store.save(changes) }
    changes.updated = [Self.update(rows[1], [1: .integer(1)], version: 7)]
    changes.conflicts = .fail
    #expect(throws: StoreError.conflict([rows[1].id])) { try store.save(changes) }
    #expect(try store.all("Note") == rows)
  }

  @Test("rows may exchange unique values, and take those of rows that go")
  func exchange() throws {
    let store = try scratch.open(.notes(isUnique: true))
    let rows = try ["a", "b", "c"].map { try store.newRow("Note", [0: .text($0)]) }
    try store.insert(rows)
    var changes = StoreChanges()
    changes.updated = [Self.update(rows[0], [0: .text("b")]), Self.update(rows[1], [0: .text("a")])]
    changes.deleted = [.init(id: rows[2].id, version: 1)]
    let new = try store.newRow("Note", [0: .text("c")])
    changes.inserted = [new]
    #expect(try store.save(changes).merged.isEmpty)
    #expect(try store.all("Note").map { $0.values[0] } == [.text("b"), .text("a"), .text("c")])
  }

  @Test("what is inserted with unique values of an older row becomes that row")
  func upsert() throws {
    let store = try scratch.open(.trips)
    let lodgings = try (0..<2).map { _ in try store.newRow("Lodging") }
    let old = try store.newRow("Trip", [0: .text("Rome"), 1: .real(1), 3: .real(10)], references: [0: lodgings[0].id])
    try store.insert(lodgings + [old])
    // Nothing is equal to nothing.
    let undated = try (0..<2).map { _ in try store.newRow("Trip", [0: .text("Rome")]) }
    #expect(try store.insert(undated).merged.isEmpty)
    let tag = try store.newRow("Tag"), new = try store.newRow("Trip", [0: .text("Rome"), 1: .real(1), 3: .real(20)])
    let twin = try store.newRow("Trip", [0: .text("Rome"), 1: .real(1), 3: .real(30)])
    let stop = try store.newRow("Stop", references: [0: twin.id])
    var changes = StoreChanges()
    changes.inserted = [stop, new, twin, tag]
    changes.addedPairs = [.init(relationship: 0, owner: tag.id, member: new.id)]
    changes.conflicts = .fail
    #expect(throws: StoreError.notUnique(entity: "Trip", properties: ["name", "start"])) { try store.save(changes) }
    changes.conflicts = .overwrite
    let commit = try store.save(changes)
    #expect(commit.merged == [new.id: old.id, twin.id: old.id])
    #expect(commit.versions == [old.id: 3, stop.id: 1, tag.id: 1])
    let row = try #require(try store.row(old.id))
    #expect(row.values[3] == .real(30) && row.references == [lodgings[0].id] && row.version == 3)
    #expect(try store.row(stop.id)?.references == [old.id])
    #expect(try store.destinations(of: 0, entity: tag.id.entity, owners: [tag.id.key]) == [tag.id.key: [old.id]])
  }

  @Test("a store that is only read reads, gives keys, and saves nothing")
  func readOnly() throws {
    let store = try scratch.open(.notes())
    try store.insert(try store.newRow("Note", [0: .text("a")]))
    store.close()
    let reader = try scratch.open(.notes(), isReadOnly: true)
    let row = try reader.newRow("Note", [0: .text("b")])
    #expect(row.id.key == 2)
    #expect(try reader.all("Note").count == 1)
    #expect { try reader.insert(row) } throws: { error in
      guard case StoreError.unwritable = error else { return false }
      return true
    }
    #expect { try scratch.open(.notes(.one("more", .string)), isReadOnly: true) } throws: { error in
      guard case StoreError.incompatible = error else { return false }
      return true
    }
  }

  @Test("the file becomes shorter after much has been deleted")
  func shrinking() throws {
    let store = try scratch.open(.notes())
    let text = StoreValue.text(String(repeating: "x", count: 3500))
    let rows = try (0..<600).map { _ in try store.newRow("Note", [0: text]) }
    try store.insert(rows)
    var changes = StoreChanges()
    changes.deleted = rows.map { .init(id: $0.id, version: 1) }
    _ = try store.save(changes)
    store.close()
    #expect(try Data(contentsOf: scratch.url).count < 600 * 3500 / 4)
  }

  @Test("many threads read while one writes, and each sees whole saves")
  func threads() async throws {
    let store = try scratch.open(.notes())
    try store.insert(try (0..<2).map { _ in try store.newRow("Note", [0: .text("x"), 1: .integer(0)]) })
    let rows = try store.all("Note")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 1...40 {
          var changes = StoreChanges()
          changes.updated = rows.map { Self.update($0, [1: .integer(Int64(number))]) }
          _ = try store.save(changes)
        }
      }
      for _ in 0..<6 {
        group.addTask {
          for _ in 0..<40 {
            let seen = Set(try store.all("Note").map { $0.values[1] })
            #expect(seen.count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("several stores may make one file at once, and write to it one after the other")
  func race() async throws {
    let url = scratch.url
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let store = try Store(at: .file(url, isReadOnly: false), model: .trips)
          for _ in 0..<10 { try store.insert(try store.newRow("Stop")) }
          store.close()
        }
      }
      try await group.waitForAll()
    }
    #expect(try scratch.open(.trips).all("Stop").count == 40)
  }

  @Test("functions and orders of texts that are registered serve all statements, also of open stores")
  func functions() throws {
    let store = try scratch.open(.notes())
    try store.insert(try ["b", "A", "c"].map { try store.newRow("Note", [0: .text($0)]) })
    _ = try store.all("Note")
    Connection.register(
      SQLFunction("apusTestTwice", argumentCount: 1) { arguments in
        guard case .text(let text) = arguments[0] else { return .null }
        return .text(text + text)
      })
    Connection.register(
      SQLCollation("apusTestOrder") { $0.lowercased() < $1.lowercased() ? -1 : $0.lowercased() == $1.lowercased() ? 0 : 1 })
    var request = StoreRequest(entity: 1)
    request.order = [SQLText("t0.ZTITLE COLLATE apusTestOrder ASC")]
    #expect(try store.rows(request).map { $0.values[0] } == [.text("A"), .text("b"), .text("c")])
    request.condition = SQLText("apusTestTwice(t0.ZTITLE) = ?", [.text("AA")])
    #expect(try store.count(request) == 1)
  }
}
