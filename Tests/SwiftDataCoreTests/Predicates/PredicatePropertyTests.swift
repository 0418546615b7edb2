import Foundation
import SeededNumbers
import StoreEngine
import SwiftDataCore
import Testing

@Suite("Random predicates") struct PredicatePropertyTests {
  @Test("hold in SQL for the rows that they hold for in memory", arguments: [1, 2, 3] as [UInt64])
  func agreement(seed: UInt64) throws {
    var random = RandomPredicates(seed: seed)
    let container = try ModelContainer(
      for: Schema([Ledger.Entry.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context = ModelContext(container)
    Self.fill(context, &random)
    try context.save()
    let entries = try context.fetch(FetchDescriptor<Ledger.Entry>())
    #expect(entries.count == 40)
    var decided = 0
    for _ in 0..<80 {
      let predicate = random.predicate()
      let descriptor = FetchDescriptor<Ledger.Entry>(predicate: predicate)
      let compiled = try #require(context.compiled(descriptor))
      let expected = entries.filter(compiled.matches).map(\.persistentModelID)
      let found = try context.fetch(descriptor).map(\.persistentModelID)
      #expect(Set(found) == Set(expected), "\(predicate.expression)\n\(compiled.request.condition?.text ?? "")")
      if compiled.isComplete { decided += 1 }
    }
    #expect(decided > 40)
  }

  private static func fill(_ context: ModelContext, _ random: inout RandomPredicates) {
    let folders = (0..<5).map { _ in Ledger.Folder(title: random.pick(RandomPredicates.texts)) }
    let marks = (0..<5).map { _ in Ledger.Mark(text: random.pick(RandomPredicates.texts)) }
    for folder in folders {
      context.insert(folder)
      folder.size = random.pick([0, 1, 2])
      folder.limit = random.maybe([0, 1, 2])
      if random.random.below(2) == 0 { folder.parent = folders[0] }
    }
    for mark in marks {
      context.insert(mark)
      mark.level = random.pick([0, 1, 2])
    }
    for _ in 0..<40 {
      let entry = Ledger.Entry(name: random.pick(RandomPredicates.texts))
      context.insert(entry)
      fill(entry, &random)
      entry.folder = random.maybe(folders)
      entry.marks = marks.filter { _ in random.random.below(3) == 0 }
    }
  }

  private static func fill(_ entry: Ledger.Entry, _ random: inout RandomPredicates) {
    entry.note = random.maybe(RandomPredicates.texts)
    entry.count = random.pick(RandomPredicates.wholes)
    entry.small = random.pick(RandomPredicates.smalls)
    entry.maybe = random.maybe(RandomPredicates.wholes)
    entry.price = random.pick(RandomPredicates.doubles)
    entry.rating = random.maybe(RandomPredicates.doubles.filter { !$0.isNaN })
    entry.weight = Float(random.pick(RandomPredicates.doubles))
    entry.done = random.pick([true, false])
    entry.flag = random.maybe([true, false])
    entry.date = random.pick(RandomPredicates.dates)
    entry.due = random.maybe(RandomPredicates.dates)
    entry.kind = random.pick(Ledger.Kind.allCases)
    entry.kindMaybe = random.maybe(Ledger.Kind.allCases)
    entry.cost = random.pick(RandomPredicates.decimals)
    entry.rank = random.pick(Ledger.Rank.allCases)
    entry.rankMaybe = random.maybe(Ledger.Rank.allCases)
    entry.words = random.some(RandomPredicates.texts)
    entry.place = random.maybe([Ledger.Place(street: "a", floor: 0), Ledger.Place(street: "", floor: 2)])
  }
}
