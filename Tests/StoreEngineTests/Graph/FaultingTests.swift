import StoreEngine
import Testing

@Suite("Faults") struct FaultingTests {
  private func filled(folders: Int, notes: Int) throws -> StoreCoordinator {
    let coordinator = try World.coordinator(), context = ObjectContext(coordinator)
    for folder in 0..<folders {
      let owner = try context.make("Folder", "F\(folder)")
      for note in 0..<notes {
        let record = try context.make("Note", "N\(folder).\(note)")
        record.setDestination(owner, record.relationship("folder"))
      }
    }
    try context.save()
    return coordinator
  }

  private func reads(_ coordinator: StoreCoordinator, _ body: () throws -> Void) rethrows -> Int {
    let before = coordinator.stores.map(\.readCount).reduce(0, +)
    try body()
    return coordinator.stores.map(\.readCount).reduce(0, +) - before
  }

  private func folders(_ context: ObjectContext) throws -> [Record] {
    try context.fetch(GraphRequest(StoreRequest(entity: World.model.entity(named: "Folder")?.number ?? 0)))
  }

  @Test("rows of many records are read a batch at a time")
  func rows() throws {
    let coordinator = try filled(folders: 300, notes: 0), context = ObjectContext(coordinator)
    var records: [Record] = []
    #expect(try reads(coordinator) { records = try folders(context) } == 1)
    #expect(records.count == 300 && records.allSatisfy { $0.isFault })
    #expect(reads(coordinator) { _ = records.map(\.name) } == 2)
  }

  @Test("members of many owners are read together from the second on")
  func members() throws {
    let coordinator = try filled(folders: 40, notes: 3), context = ObjectContext(coordinator)
    let records = try folders(context), notes = records[0].relationship("notes")
    #expect(reads(coordinator) { _ = records[0].destinations(notes) } == 1)
    let count = reads(coordinator) {
      for record in records { #expect(record.destinations(notes).count == 3) }
    }
    #expect(count == 1)
    #expect(reads(coordinator) { for record in records { for note in record.destinations(notes) { _ = note.name } } } <= 2)
  }

  @Test("owners of many members are read together")
  func owners() throws {
    let coordinator = try filled(folders: 30, notes: 2), context = ObjectContext(coordinator)
    let request = GraphRequest(StoreRequest(entity: World.model.entity(named: "Note")?.number ?? 0))
    let count = try reads(coordinator) {
      let notes = try context.fetch(request)
      for note in notes { #expect(note.destination(note.relationship("folder"))?.name.hasPrefix("F") == true) }
    }
    #expect(count <= 4)
  }

  @Test("relationships that are prefetched are there")
  func prefetched() throws {
    let coordinator = try filled(folders: 20, notes: 2), context = ObjectContext(coordinator)
    var request = GraphRequest(StoreRequest(entity: World.model.entity(named: "Folder")?.number ?? 0))
    request.prefetched = [0]
    let records = try context.fetch(request)
    var counts: Set<Int> = []
    #expect(reads(coordinator) { counts = Set(records.map { $0.destinations(0).count }) } == 0)
    #expect(counts == [2])
  }

  @Test("deleting many owners costs few reads")
  func deleting() throws {
    let coordinator = try filled(folders: 50, notes: 2), context = ObjectContext(coordinator)
    let records = try folders(context)
    #expect(reads(coordinator) { context.delete(records) } < 20)
    #expect(context.deleted.count == 150)
  }

  @Test("a context and its records go when nobody holds them, whatever leads where")
  func release() throws {
    let coordinator = try filled(folders: 2, notes: 2)
    weak var weakContext: ObjectContext?
    weak var weakRecord: Record?
    do {
      let context = ObjectContext(coordinator)
      let records = try folders(context)
      for record in records { for note in record.destinations(0) { _ = note.destination(note.relationship("folder")) } }
      records[0].name = "changed"
      (weakContext, weakRecord) = (context, records[0])
      #expect(weakRecord != nil)
    }
    #expect(weakContext == nil)
    #expect(weakRecord == nil)
  }
}

@Suite("Ordered relationships of contexts") struct OrderedMembersTests {
  private static let model = StoreModel([
    StoreEntity(
      name: "List", attributes: [],
      relationships: [
        StoreRelationship(name: "entries", destination: "Entry", inverse: "list", isToMany: true, isOrdered: true)
      ]),
    StoreEntity(
      name: "Entry", attributes: [StoreAttribute(name: "name", isOptional: true, columns: [StoreColumn(kind: .string)])],
      relationships: [StoreRelationship(name: "list", destination: "List", inverse: "entries", isToMany: false)]),
  ])

  @Test("keep the order of their members, and another one")
  func order() throws {
    let coordinator = StoreCoordinator(model: Self.model, stores: [try Store(at: .memory(name: "ordered"), model: Self.model)])
    let context = ObjectContext(coordinator)
    let shapes = coordinator.graph.entities
    let list = Record(shape: shapes[1])
    let entries = ["c", "a", "b"].map { name in
      let entry = Record(shape: shapes[0])
      entry.name = name
      return entry
    }
    list.setDestinations(entries, 0)
    context.insert(list)
    try context.save()
    func stored() throws -> [String] {
      let other = ObjectContext(coordinator)
      return try other.fetch(GraphRequest(StoreRequest(entity: 2))).first?.destinations(0).map(\.name) ?? []
    }
    #expect(try stored() == ["c", "a", "b"])
    list.setDestinations([entries[1], entries[2], entries[0]], 0)
    #expect(context.hasChanges)
    try context.save()
    #expect(try stored() == ["a", "b", "c"])
    list.setDestinations([entries[2], entries[1]], 0)
    try context.save()
    #expect(try stored() == ["b", "a"])
  }
}
