import StoreEngine
import Testing

/// What changes and reads cost in statements and rows, which must not grow with what is in the store.
@Suite("What contexts cost") struct CostTests {
  private func filled(_ count: Int) throws -> (StoreCoordinator, ObjectContext, [Record]) {
    let coordinator = try World.coordinator(), context = ObjectContext(coordinator)
    let records = try (0..<count).map { try context.make("Folder", "F\($0)") }
    try context.save()
    return (coordinator, context, records)
  }

  private func work(_ coordinator: StoreCoordinator, _ body: () throws -> Void) rethrows -> (work: StoreWork, reads: Int) {
    let store = coordinator.stores[0], before = store.work, reads = store.readCount
    try body()
    return (store.work - before, store.readCount - reads)
  }

  @Test("one changed row is one written row, and the second time no statement is compiled")
  func oneRow() throws {
    let (coordinator, context, records) = try filled(600)
    for round in 0..<2 {
      let cost = try work(coordinator) {
        records[7].name = "Other \(round)"
        try context.save()
      }
      #expect(cost.work == StoreWork(compiledStatements: round == 0 ? 1 : 0, writtenRows: 1) && cost.reads == 0)
    }
  }

  @Test("many new rows are one statement, and one row each beside the key that is noted")
  func manyRows() throws {
    let (coordinator, context, _) = try filled(1)
    let cost = try work(coordinator) {
      for number in 0..<500 { _ = try context.make("Folder", "G\(number)") }
      try context.save()
    }
    // The keys of 63 are left from the first block; blocks of 128, 256 and 512 follow.
    #expect(cost.work == StoreWork(compiledStatements: 0, writtenRows: 500 + 3) && cost.reads == 0)
  }

  @Test("a member that is appended is one written row, whatever the owner has")
  func members() throws {
    let (coordinator, context, folders) = try filled(1)
    let notes = try (0..<300).map { try context.make("Note", "N\($0)") }
    try context.save()
    let relationship = folders[0].relationship("notes")
    for note in notes.prefix(299) { folders[0].setDestinations(folders[0].destinations(relationship) + [note], relationship) }
    try context.save()
    let cost = try work(coordinator) {
      folders[0].setDestinations(folders[0].destinations(relationship) + [notes[299]], relationship)
      try context.save()
    }
    #expect(cost.work.writtenRows == 1 && cost.reads == 0)
    #expect(folders[0].destinations(relationship).count == 300)
  }

  @Test("another context takes over a change without reading")
  func merging() throws {
    let (coordinator, context, records) = try filled(600)
    let other = ObjectContext(coordinator)
    let same = try other.fetch(GraphRequest(StoreRequest(entity: records[0].id.entity)))
    #expect(same.count == 600 && same.allSatisfy { !$0.name.isEmpty })
    records[7].name = "Other"
    try context.save()
    let cost = work(coordinator) { other.processPendingChanges() }
    #expect(cost.work == StoreWork() && cost.reads == 0)
    #expect(same[7].name == "Other")
  }
}
