import Foundation
import StoreEngine
import Testing

@Suite("Stores")
struct StoreTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("what is saved is read, also by a store that opens the file anew", arguments: [false, true])
  func roundTrip(isInMemory: Bool) throws {
    let location: StoreLocation =
      isInMemory ? .memory(name: scratch.folder.path) : .file(scratch.url, isReadOnly: false)
    let store = try Store(at: location, model: .trips)
    let lodging = try store.newRow("Lodging", [0: .text("Hütte")])
    let row = try store.newRow(
      "Trip",
      [
        0: .text("Über Land"), 1: .real(700_000_000.25), 2: .blob(Data(0..<16)), 3: .real(-0.5), 4: .integer(7), 5: .text(""),
        6: .null,
      ], references: [0: lodging.id])
    let commit = try store.insert(lodging, row)
    #expect(commit.versions == [lodging.id: 1, row.id: 1] && commit.merged.isEmpty)
    #expect(try store.row(row.id) == row)
    #expect(try store.rows([row.id, lodging.id, RecordID(store: store.number, entity: 1, key: 99)]).count == 2)
    let second = try Store(at: location, model: .trips)
    let read = try #require(try second.all("Trip").first)
    #expect(read.values == row.values && read.references.map { $0?.key } == [lodging.id.key])
    #expect(second.identifier == store.identifier && second.number != store.number)
    #expect(try store.row(RecordID(store: store.number, entity: row.id.entity, key: 99)) == nil)
    store.close()
    #expect(try second.all("Trip").count == 1)
    second.close()
    #expect(throws: StoreError.self) { try second.all("Trip") }
  }

  @Test("a request has a condition, joins, an order, a limit and an offset")
  func requests() throws {
    let store = try Store(at: .memory(name: scratch.folder.path), model: .trips)
    let lodging = try store.newRow("Lodging", [0: .text("Inn")])
    let rows = try (0..<10).map { number in
      try store.newRow(
        "Trip", [0: .text("Trip \(number)"), 3: .real(Double(number % 5))], references: number < 3 ? [0: lodging.id] : [:])
    }
    try store.insert([lodging] + rows)
    let entity = try #require(store.model.entity(named: "Trip")).number
    var request = StoreRequest(entity: entity)
    #expect(try store.count(request) == 10)
    request.condition = SQLText("t0.\(store.layout.column(3, of: entity)) >= ?", [.real(2)])
    request.order = [
      SQLText("t0.\(store.layout.column(3, of: entity)) DESC"), SQLText("t0.\(store.layout.column(0, of: entity)) DESC"),
    ]
    #expect(try store.rows(request).map { $0.values[0] } == [9, 4, 8, 3, 7, 2].map { .text("Trip \($0)") })
    request.limit = 2
    request.offset = 1
    #expect(try store.identifiers(request) == [rows[4].id, rows[8].id])
    #expect(try store.count(request) == 2)
    request = StoreRequest(entity: entity)
    request.offset = 8
    #expect(try store.identifiers(request) == [rows[8].id, rows[9].id])
    request = StoreRequest(entity: entity)
    let place = store.layout.column(0, of: lodging.id.entity)
    request.joins = [
      SQLText(
        "LEFT JOIN \(store.layout.table(of: lodging.id.entity)) t1 ON t1.Z_PK = t0.\(store.layout.foreignKey(0, of: entity))")
    ]
    request.condition = SQLText("t1.\(place) IS ?", [.text("Inn")])
    #expect(try store.count(request) == 3)
  }

  @Test("destinations of a to-many relationship come by owner, through foreign keys and through pairs")
  func destinations() throws {
    let store = try scratch.open(.trips)
    let trips = try (0..<3).map { try store.newRow("Trip", [0: .text("\($0)")]) }
    let stops = try (0..<600).map { try store.newRow("Stop", references: [0: trips[$0 % 2].id]) }
    let tags = try (0..<2).map { try store.newRow("Tag", [0: .text("\($0)")]) }
    var changes = StoreChanges()
    changes.inserted = trips + stops + tags
    let trip = try #require(store.model.entity(named: "Trip"))
    let tagged = try #require(trip.relationships.firstIndex { $0.name == "tags" })
    changes.addedPairs = [
      .init(relationship: tagged, owner: trips[0].id, member: tags[1].id),
      .init(relationship: tagged, owner: trips[0].id, member: tags[0].id),
      // The same pair, seen from the other side.
      .init(relationship: 0, owner: tags[1].id, member: trips[0].id),
      .init(relationship: 0, owner: tags[1].id, member: trips[2].id),
    ]
    _ = try store.save(changes)
    let keys = trips.map(\.id.key)
    let stopped = try store.destinations(of: 0, entity: trip.number, owners: keys)
    #expect(stopped[keys[0]]?.count == 300 && stopped[keys[1]]?.first == stops[1].id && stopped[keys[2]] == nil)
    #expect(
      try store.destinations(of: tagged, entity: trip.number, owners: keys) == [keys[0]: tags.map(\.id), keys[2]: [tags[1].id]])
    var removal = StoreChanges()
    removal.removedPairs = [.init(relationship: tagged, owner: trips[0].id, member: tags[0].id)]
    removal.deleted = [.init(id: trips[2].id, version: 1)]
    _ = try store.save(removal)
    #expect(
      try store.destinations(of: 0, entity: tags[0].id.entity, owners: tags.map(\.id.key)) == [tags[1].id.key: [trips[0].id]])
    #expect(try Judge(scratch.url).rows("SELECT Z_3TAGS, Z_4TRIPS FROM Z_3TRIPS") == ["2|1"])
  }

  @Test("keys are reserved for one table, never twice, and go on after the highest that was given out")
  func keys() throws {
    let store = try scratch.open(.trips)
    let other = try scratch.open(.trips)
    var keys: Set<Int64> = []
    for count in [1, 1, 70, 5000, 3] {
      keys.formUnion(try store.reserveKeys(count, entity: 1))
      keys.formUnion(try other.reserveKeys(count, entity: 1))
    }
    #expect(keys.count == 2 * 5075)
    #expect(try store.reserveKeys(2, entity: 2) == 1..<3)
    other.close()
    store.close()
    let third = try scratch.open(.trips)
    #expect(try third.reserveKeys(2, entity: 2) == 3..<5)
    #expect(try third.reserveKeys(1, entity: 1).lowerBound > (keys.max() ?? 0))
  }

  @Test("the number of foreign writing changes when another process writes, not when this one does")
  func foreignVersion() throws {
    let store = try scratch.open(.trips)
    let before = try store.foreignVersion()
    try store.insert(store.newRow("Stop"))
    #expect(try store.foreignVersion() == before)
    try Judge(scratch.url).run("UPDATE ZSTOP SET ZTITLE = 'x'")
    #expect(try store.foreignVersion() != before)
  }
}
